import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle } from '../bundle/manifest.ts'
import { MCP_SERVER } from '../bundle/mcp-server.ts'
import type { Site } from '../content/read-site.ts'
import { FACTS_FILE, type Facts } from '../mcp/facts.ts'
import { languageOf } from '../site/languages.ts'
import { publicAddress } from '../site/public-address.ts'
import { hrefOfRoute } from '../site/route.ts'
import type { CompiledPages } from './compile-site.ts'

/** The MCP server of the documentation in one file, and what it has to know of this one beside its pages and search data: contents by address. */
export async function mcpFiles(
  { config, base }: Pick<Site, 'config' | 'base'>,
  bundle: Bundle,
  compiled: CompiledPages,
): Promise<[address: string, content: string][]> {
  const { brand, description, siteUrl, defaultLocale } = config
  const comparisons = [...compiled].flatMap(([page, { changes = [] }]) =>
    changes.length > 0 && languageOf(page, config) === defaultLocale
      ? [{ route: hrefOfRoute(page.route), changes: changes.map(({ id, ...told }) => told) }]
      : [],
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
