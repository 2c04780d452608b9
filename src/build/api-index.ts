import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { parse } from 'yaml'
import { OPEN_FOLDER } from '../config/hosting.ts'
import type { Site } from '../content/read-site.ts'
import { publicAddress } from '../site/public-address.ts'
import { hrefOfRoute } from '../site/route.ts'
import { allPages, type SourcePage } from '../site/source.ts'

/** An API document that a page shows. */
export interface ListedDocument {
  /** With the version, for example `Extract API 3.0.0`. */
  title: string
  /** Without base path. */
  address: string
  description: string
  type: 'OpenAPI' | 'AsyncAPI'
  /** Where the API answers. */
  server?: string
  /** Of the page that shows it. */
  route: string
}

/** The parts of a document that the index needs; both kinds have them in these places. */
interface Document {
  asyncapi?: string
  info: { title: string; version: string | number; summary?: string; description?: string }
  servers?: { url?: string }[] | Record<string, { host?: string; pathname?: string }>
}

/**
 * The API documents that pages show, in the order of the pages.
 * @param pages those that are advertised
 * @param output folder in which they lie already
 */
export async function listedDocuments(
  pages: readonly SourcePage[],
  output: string,
): Promise<ListedDocument[]> {
  const shown = new Map<string, string>()
  for (const { frontMatter, route, group } of pages) {
    const { api } = frontMatter
    if (api !== undefined && !group && !shown.has(api)) shown.set(api, route)
  }
  return Promise.all(
    [...shown].map(async ([name, route]) => {
      const address = `${OPEN_FOLDER}${name}.yaml`
      const document = parse(await readFile(path.join(output, address), 'utf8')) as Document
      const { title, version, summary, description } = document.info
      const server = serverOf(document)
      return {
        title: `${title} ${version}`,
        address,
        description:
          summary ??
          description
            ?.split(/\n\s*\n/)[0]
            ?.replace(/\s+/g, ' ')
            .trim() ??
          title,
        type: document.asyncapi === undefined ? 'OpenAPI' : 'AsyncAPI',
        ...(server !== undefined && { server }),
        route,
      }
    }),
  )
}

function serverOf({ servers = [] }: Document): string | undefined {
  if (Array.isArray(servers)) return servers[0]?.url
  const [first] = Object.values(servers)
  return first?.host && `https://${first.host}${first.pathname ?? ''}`
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
    apis: documents.map(({ title, address, description: text, type, server, route }) => ({
      name: title,
      description: text,
      ...image,
      humanURL: publicOf(hrefOfRoute(route)),
      ...(server !== undefined && { baseURL: server }),
      properties: [
        { type, url: publicOf(address) },
        { type: 'Documentation', url: publicOf(hrefOfRoute(route)) },
      ],
    })),
    maintainers: [{ FN: brand, url: publicOf('/') }],
  }
  return `${JSON.stringify(index, null, 2)}\n`
}
