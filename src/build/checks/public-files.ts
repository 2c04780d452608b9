import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { MCP_SERVER } from '../../bundle/manifest.ts'
import { HASHED_FOLDER } from '../../config/cache-control.ts'
import { API_CATALOG, HOST_FILES, OPEN_FOLDER, OPEN_INDEX, SERVICE_WORKER } from '../../config/hosting.ts'
import type { Problem } from '../../config/problem.ts'
import { pageOfTwin } from '../../config/twin-address.ts'
import { PUBLIC_FOLDER, publicFiles } from '../../content/public-files.ts'
import type { Site } from '../../content/read-site.ts'
import { insertKnown } from '../../content/variables.ts'
import { FACTS_FILE } from '../../mcp/facts.ts'
import { localesOf, localisedPath } from '../../site/languages.ts'
import { buildPageMap } from '../../site/page-map.ts'
import { routeOfDocument } from '../../site/route.ts'
import { SITEMAP } from '../sitemap.ts'

/** Names in the output that are the build's own, and why. */
const TAKEN: Record<string, string> = {
  [HASHED_FOLDER]: 'browsers keep everything in it for a year',
  ...Object.fromEntries(
    [...HOST_FILES, '/.assetsignore'].map((file) => [file, 'servers and hosts read their settings from it']),
  ),
  '/search/': 'it holds the search data',
  [OPEN_FOLDER]: 'it holds the API documents, which all sites may read',
  [OPEN_INDEX]: 'it lists the API documents',
  [API_CATALOG]: 'it lists the APIs',
  '/llms.txt': 'it lists the pages for language models',
  '/llms-full.txt': 'it holds the text of all pages for language models',
  [`/${FACTS_FILE}`]: 'the MCP server reads it',
  [`/${MCP_SERVER}`]: 'it is the MCP server',
  [SERVICE_WORKER]: 'browsers run it for the offline copy, or to remove one',
  [SITEMAP]: 'it lists the pages for search engines',
  '/offline.json': 'it lists what the offline copy keeps',
}

type CheckedSite = Pick<Site, 'root' | 'config' | 'source'>

/** Files of `public/` that would be mistaken for files of the build or for pages, and unknown variables in SVG files. */
export async function checkPublic(site: CheckedSite): Promise<Problem[]> {
  const { root, config } = site
  const files = publicFiles(root)
  const problems: Problem[] = [...takenNames(root), ...sharedAddresses(files, site)]
  for (const name of files.filter((each) => each.endsWith('.svg'))) {
    const file = `${PUBLIC_FOLDER}/${name}`
    insertKnown(await readFile(path.join(root, file), 'utf8'), config.variables, file, problems)
  }
  return problems
}

function takenNames(root: string): Problem[] {
  return Object.entries(TAKEN).flatMap(([name, reason]): Problem[] => {
    const file = PUBLIC_FOLDER + name.replace(/\/$/, '')
    if (!existsSync(path.join(root, file))) return []
    return [{ file, message: `This name belongs to the build: ${reason}`, expected: 'another name' }]
  })
}

/** A document of `public/` at the address of a page or of another document, and a file where the folder of a page must be. */
function sharedAddresses(files: readonly string[], site: CheckedSite): Problem[] {
  const owners = pageFiles(site)
  const folders = new Map(
    [...owners].flatMap(([route, file]) => prefixesOf(route).map((prefix) => [prefix, file])),
  )
  return files.flatMap((name): Problem[] => {
    const file = `${PUBLIC_FOLDER}/${name}`
    const page = folders.get(`/${name}`)
    if (page !== undefined)
      return [{ file, message: `The page ${page} needs a folder of this name`, expected: 'another name' }]
    const original = owners.get(pageOfTwin(`/${name}`) ?? '')
    if (original !== undefined)
      return [
        { file, message: `This name belongs to the Markdown twin of ${original}`, expected: 'another name' },
      ]
    if (!name.endsWith('.html')) return []
    const route = routeOfDocument(name)
    const owner = owners.get(route)
    owners.set(route, owner ?? file)
    if (owner === undefined) return []
    return [{ file, message: `The address ${route} belongs to ${owner} already`, expected: 'another name' }]
  })
}

/** The files of all pages by their addresses. */
function pageFiles({ config, source }: CheckedSite): Map<string, string> {
  return new Map(
    localesOf(config).flatMap((locale) =>
      [...buildPageMap(source, config, locale).pages.values()].map((record): [string, string] => [
        localisedPath(record.route, locale, config),
        record.source.file,
      ]),
    ),
  )
}

/** `/a/b` needs the folders `/a` and `/a/b`. */
function prefixesOf(route: string): string[] {
  const parts = route.split('/').slice(1)
  return parts
    .map((_part, index) => `/${parts.slice(0, index + 1).join('/')}`)
    .filter((prefix) => prefix !== '/')
}
