/** Content of the `title` element (R1.07). */
import type { Problem } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { PageMap } from './page-map.ts'
import type { FolderEntry, PageRecord } from './page-map-entry.ts'
import { isSplit } from './source.ts'
import { pageTitle } from './title.ts'

/**
 * `Batch development · Scribe V2 · Acme docs`; without a section the middle part is left out.
 * @param locale of the reader, who is told in its language that these are docs
 */
export function documentTitle(
  title: string,
  section: string | undefined,
  brand: string,
  locale: string,
): string {
  return [title, ...(section === undefined ? [] : [section]), textsOf(locale).siteName(brand)].join(' · ')
}

/**
 * The service and version of a page: the title of the nearest index page above it; where no folder above has one,
 * the navigation titles of these folders. Undefined at top level and when it would only repeat the title.
 */
export function sectionOf(
  { source, path }: Pick<PageRecord, 'source' | 'path'>,
  acronyms: readonly string[],
): string | undefined {
  const all = path.filter((entry): entry is FolderEntry => entry.kind === 'Folder')
  // A reference of several pages is titled as one page would be; those of its groups name it, too.
  const split = all.find(({ indexPage }) => indexPage && isSplit(indexPage.source))
  if (split?.indexPage && source.group) {
    const first = { source: split.indexPage.source, path: path.slice(0, path.indexOf(split) + 1) }
    const above = sectionOf(first, acronyms)
    return [...(above === undefined ? [] : [above]), pageTitle(first.source, acronyms)].join(', ')
  }
  const folders = all.filter((folder) => folder !== split)
  const index = folders.findLast((folder) => folder.withIndexPage)?.indexPage
  const section = index ? pageTitle(index.source, acronyms) : folders.map(({ title }) => title).join(' ')
  return section === '' || section === pageTitle(source, acronyms) ? undefined : section
}

/** Pages whose document title another page has already: one problem for each page but the first. */
export function duplicateTitles(
  { pages }: PageMap,
  { brand, defaultLocale, theme }: ResolvedSiteConfig,
): Problem[] {
  const files = new Map<string, string>()
  return [...pages.values()].flatMap((record): Problem[] => {
    const { source } = record
    const title = documentTitle(
      pageTitle(source, theme.acronyms),
      sectionOf(record, theme.acronyms),
      brand,
      defaultLocale,
    )
    const first = files.get(title)
    if (first === undefined) files.set(title, source.file)
    if (first === undefined) return []
    const message = `The document title "${title}" belongs to ${first} already`
    const expected =
      'another heading or a `title` in the front matter; each page has a document title of its own'
    return [{ file: source.file, message, expected }]
  })
}
