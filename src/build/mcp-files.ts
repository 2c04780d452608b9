import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type Bundle, MCP_SERVER } from '../bundle/manifest.ts'
import type { Site } from '../content/read-site.ts'
import { FACTS_FILE, type Facts } from '../mcp/facts.ts'
import { isAdvertised } from '../site/advertised.ts'
import { buildPageMap } from '../site/page-map.ts'
import { publicAddress } from '../site/public-address.ts'
import { hrefOfRoute } from '../site/route.ts'
import type { PageNotes } from './compile-job.ts'
import type { CompiledPages } from './compile-site.ts'

/** The MCP server of the documentation in one file, and what it has to know of this one beside its pages and search data: contents by address. */
export async function mcpFiles(
  { source, config, base }: Pick<Site, 'source' | 'config' | 'base'>,
  bundle: Bundle,
  compiled: CompiledPages,
): Promise<[address: string, content: string][]> {
  const { brand, description, siteUrl, defaultLocale } = config
  const known = new Set<string>()
  // The page about one pair of versions before the page that lists all.
  const pages = [...buildPageMap(source, config, defaultLocale).pages.values()]
    .filter(isAdvertised)
    .map(({ route, source: page }) => ({ route: hrefOfRoute(route), found: pairs(compiled.get(page)) }))
    .sort((a, b) => a.found.length - b.found.length)
  const comparisons = pages.flatMap(({ route, found }) =>
    found.flatMap(([newer, changes]) => {
      if (known.has(newer)) return []
      known.add(newer)
      return [{ route, changes: changes.map(({ id, ...told }) => told) }]
    }),
  )
  const facts: Facts = {
    title: `${brand} docs`,
    description,
    locale: defaultLocale,
    ...(siteUrl !== undefined && { home: publicAddress('/', siteUrl, base) }),
    comparisons,
  }
  return [
    [`/${FACTS_FILE}`, JSON.stringify(facts)],
    [`/${MCP_SERVER}`, await readFile(path.join(bundle.folder, MCP_SERVER), 'utf8')],
  ]
}

/** Comparisons that a page shows, by the name of the newer document. */
function pairs(notes: PageNotes | undefined) {
  return Object.entries(notes?.changes ?? {})
}
