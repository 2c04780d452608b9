import type { ProsePage, ProseSite } from '../corpus/prose-pages.ts'

/** The page that is opened and edited: the same for all products, in the middle of its section on larger sites. */
export function samplePage({ pages }: ProseSite): ProsePage {
  const page = pages[Math.min(22, pages.length - 1)]
  if (page === undefined) throw new Error('The site has no page.')
  return page
}
