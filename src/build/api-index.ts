import type { DocumentNote } from '../content/compiled-page.ts'
import type { Site } from '../content/read-site.ts'
import { publicAddress } from '../site/public-address.ts'
import { hrefOfRoute } from '../site/route.ts'
import { allPages, type SourcePage } from '../site/source.ts'
import type { CompiledPages } from './compile-site.ts'

/** An API document that a page shows. */
export interface ListedDocument extends DocumentNote {
  /** Of the page that shows it. */
  route: string
}

/**
 * The API documents that pages show, in the order of the pages.
 * @param pages those that are advertised
 */
export function listedDocuments(pages: readonly SourcePage[], compiled: CompiledPages): ListedDocument[] {
  const shown = new Map<string, ListedDocument>()
  for (const page of pages) {
    const note = compiled.get(page)?.document
    if (note && !shown.has(note.address)) shown.set(note.address, { ...note, route: page.route })
  }
  return [...shown.values()]
}

/**
 * The index of API documents in the format of APIs.json 0.19. It holds whole addresses, so a site without `siteUrl` has none.
 * @returns undefined where there is nothing to list
 */
export function apiIndex(
  { config, base, hasIcon, dates, source }: Pick<Site, 'config' | 'base' | 'hasIcon' | 'dates' | 'source'>,
  documents: readonly ListedDocument[],
): string | undefined {
  const { siteUrl, brand, description, theme } = config
  if (siteUrl === undefined || documents.length === 0) return undefined
  const publicOf = (address: string) => publicAddress(address, siteUrl, base)
  const picture = hasIcon ? '/favicon.svg' : theme.logo.src
  const image = picture === undefined ? {} : { image: publicOf(picture) }
  const files = new Map(allPages(source).map(({ route, file }) => [route, file]))
  const changed = documents.flatMap(({ route }) => dates.get(files.get(route) ?? '') ?? []).sort()
  const modified = changed.at(-1)?.slice(0, 10)
  const index = {
    name: `${brand} APIs`,
    description,
    ...image,
    url: publicOf('/apis.json'),
    ...(modified !== undefined && { modified }),
    specificationVersion: '0.19',
    // Which the schema of the format requires.
    tags: [...new Set(documents.map(({ type }) => type))],
    apis: documents.map(({ title, address, description: text, type, server, route }) => ({
      name: title,
      description: text,
      ...image,
      humanURL: publicOf(hrefOfRoute(route)),
      // The format knows no address of a WebSocket.
      ...(server !== undefined && { baseURL: server.replace(/^wss:/, 'https:') }),
      properties: [
        { type, url: publicOf(address) },
        { type: 'Documentation', url: publicOf(hrefOfRoute(route)) },
      ],
    })),
    maintainers: [{ FN: brand, url: publicOf('/') }],
  }
  return `${JSON.stringify(index, null, 2)}\n`
}
