import type { SourcePage } from './source.ts'

/** TTL-04: lower case unless they come first. */
const SMALL_WORDS = new Set([
  'a',
  'an',
  'and',
  'as',
  'at',
  'by',
  'for',
  'from',
  'in',
  'of',
  'on',
  'or',
  'the',
  'to',
  'with',
])

/**
 * A title made from a file or folder name (TTL-03, TTL-04, TTL-05): `kf-authentication` becomes
 * `Kf Authentication`. Capitals that the name has already are kept.
 *
 * @param acronyms Words with a spelling of their own, such as `API` or `iOS`; compared without regard to case.
 */
export function titleCase(name: string, acronyms: readonly string[]): string {
  return name
    .split(/[-_\s]+/)
    .filter((word) => word !== '')
    .map((word, index) => {
      const lower = word.toLowerCase()
      const acronym = acronyms.find((candidate) => candidate.toLowerCase() === lower)
      if (acronym !== undefined) return acronym
      if (index > 0 && SMALL_WORDS.has(lower)) return lower
      const [first = '', ...rest] = word
      return first.toUpperCase() + rest.join('')
    })
    .join(' ')
}

/**
 * The title of a page in navigation (TTL-01, TTL-02, TTL-03).
 *
 * @param metaTitle What the meta record says, if anything.
 */
export function navigationTitle(
  metaTitle: string | undefined,
  page: SourcePage,
  acronyms: readonly string[],
): string {
  return metaTitle ?? page.frontMatter.title ?? titleCase(page.name, acronyms)
}

/**
 * The title of a page in the browser and in search results: front matter, first level-1 heading, file name
 * (TTL-06). The file name of an index page is the name of its folder. The meta title plays no part.
 */
export function pageTitle(page: SourcePage, acronyms: readonly string[]): string {
  const folderName = page.name === 'index' ? page.route.split('/').at(-1) : undefined
  return page.frontMatter.title ?? page.heading ?? titleCase(folderName || page.name, acronyms)
}
