import { API_CATALOG, OPEN_INDEX } from '../config/hosting.ts'
import type { Site } from '../content/read-site.ts'
import { isAdvertised } from '../site/advertised.ts'
import { buildPageMap } from '../site/page-map.ts'
import { apiCatalog } from './api-catalog.ts'
import { apiIndex, listedDocuments } from './api-index.ts'
import type { CompiledPages } from './compile-site.ts'
import { llmsFiles } from './llms-files.ts'

/**
 * The files that tell programs what there is: pages for language models, and API documents.
 * @param output folder in which twins lie already
 * @returns texts by address, without base path
 */
export async function filesForPrograms(
  site: Site,
  compiled: CompiledPages,
  output: string,
): Promise<Map<string, string>> {
  const { source, config } = site
  const { pages } = buildPageMap(source, config, config.defaultLocale)
  const advertised = [...pages.values()].filter(isAdvertised)
  const documents = listedDocuments(
    advertised.map((record) => record.source),
    compiled,
  )
  const files = await llmsFiles(site, output, documents)
  const index = apiIndex(site, documents)
  if (index !== undefined) files.set(OPEN_INDEX, index)
  const catalog = apiCatalog(site, documents)
  if (catalog !== undefined) files.set(API_CATALOG, catalog)
  return files
}
