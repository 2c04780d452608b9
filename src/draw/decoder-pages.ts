import type { CompiledPage } from '../content/compiled-page.ts'
import type { Site } from '../content/read-site.ts'
import { buildPageMap } from '../site/page-map.ts'
import { hrefOfRoute } from '../site/route.ts'
import type { SourcePage } from '../site/source.ts'

/** A page with a document, or with a part of one. */
export interface ReferencePage {
  /** Address without base path. */
  route: string
  reference: NonNullable<CompiledPage['reference']>
}

/**
 * The pages that show documents, in the default language.
 * @param compile a compiled page; undefined for one whose problems are reported elsewhere
 */
export async function referencePages(
  { source, config }: Pick<Site, 'source' | 'config'>,
  compile: (page: SourcePage) => Promise<CompiledPage | undefined>,
): Promise<ReferencePage[]> {
  const records = [...buildPageMap(source, config, config.defaultLocale).pages.values()]
  const pages = records
    .filter((record) => record.source.frontMatter.api !== undefined)
    .map(async ({ route, source: page }) => ({
      route: hrefOfRoute(route),
      reference: (await compile(page))?.reference,
    }))
  const found = await Promise.all(pages)
  return found.filter((page): page is ReferencePage => page.reference !== undefined)
}
