import type { Site } from '../content/read-site.ts'
import { documentTitle } from '../site/document-title.ts'
import { escapeHtml } from '../site/escape-html.ts'
import { feedAddress, hasFeed } from '../site/feed.ts'
import { localesOf, localisedHref } from '../site/languages.ts'
import { buildPageMap } from '../site/page-map.ts'
import { publicAddress } from '../site/public-address.ts'
import type { SourcePage } from '../site/source.ts'
import { pageTitle } from '../site/title.ts'
import type { PageNotes } from './compile-job.ts'

/**
 * Atom feeds (RFC 4287) of the pages that ask for one, an entry for each section with a text. When a section was changed is not known, so all entries
 * have the day of the page's last change.
 * @returns contents by address, without base path
 */
export function feedFiles(
  { source, config, dates, base }: Pick<Site, 'source' | 'config' | 'dates' | 'base'>,
  compiled: ReadonlyMap<SourcePage, Pick<PageNotes, 'sections'>>,
): Map<string, string> {
  const files = new Map<string, string>()
  const { siteUrl, brand } = config
  for (const locale of siteUrl === undefined ? [] : localesOf(config)) {
    for (const { route, source: page } of buildPageMap(source, config, locale).pages.values()) {
      const notes = compiled.get(page)
      const updated = dates.get(page.file)
      if (!notes || updated === undefined || !hasFeed(page, locale, { config, dates })) continue
      const address = feedAddress(route, locale, config)
      const publicOf = (path: string) => publicAddress(path, siteUrl ?? '', base)
      const title = documentTitle(pageTitle(page, config.theme.acronyms), undefined, brand, locale)
      const url = publicOf(localisedHref(route, locale, config))
      files.set(
        address,
        feed({ url, self: publicOf(address), title, brand, locale, updated }, notes.sections),
      )
    }
  }
  return files
}

interface FeedFacts {
  url: string
  self: string
  title: string
  brand: string
  locale: string
  updated: string
}

function feed(
  { url, self, title, brand, locale, updated }: FeedFacts,
  sections: Readonly<Record<string, string>>,
): string {
  const entries = Object.entries(sections).flatMap(([key, text]) => {
    const [, id, heading] = /^([^#]+)#(.*)$/s.exec(key) ?? []
    if (id === undefined || heading === undefined || text === '') return []
    const address = escaped(`${url}#${id}`)
    return [
      `<entry>
<id>${address}</id>
<title>${escaped(heading)}</title>
<updated>${updated}</updated>
<link rel="alternate" type="text/html" href="${address}"/>
<content type="text">${escaped(text)}</content>
</entry>
`,
    ]
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="${locale}">
<id>${escaped(url)}</id>
<title>${escaped(title)}</title>
<updated>${updated}</updated>
<author><name>${escaped(brand)}</name></author>
<link rel="self" type="application/atom+xml" href="${escaped(self)}"/>
<link rel="alternate" type="text/html" href="${escaped(url)}"/>
${entries.join('')}</feed>
`
}

/** XML has no place for control characters. */
function escaped(text: string): string {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is removed
  return escapeHtml(text).replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F]/g, '')
}
