import type { CompiledPage } from '../content/compiled-page.ts'
import type { Site } from '../content/read-site.ts'
import type { DecoderIndex } from '../reference/decoder-index.ts'
import { codesIn } from '../reference/error-codes.ts'
import { buildPageMap } from '../site/page-map.ts'
import { hrefOfRoute } from '../site/route.ts'
import type { SourcePage } from '../site/source.ts'
import { pageTitle } from '../site/title.ts'

/** The page on which the errors of all services stand, in sections by status. */
const ERRORS = '/errors'

/** A page with a document, or with a part of one. */
export interface ReferencePage {
  /** Address without base path. */
  route: string
  reference: NonNullable<CompiledPage['reference']>
}

/** What the decoder knows of the pages of a site. */
export interface DecoderPages {
  references: ReferencePage[]
  /** Absent on a site without a page of errors. */
  errors?: DecoderIndex['errors']
}

/**
 * The pages that show documents, and the page of errors, in the default language.
 * @param compile a compiled page; undefined for one whose problems are reported elsewhere
 */
export async function decoderPages(
  { source, config }: Pick<Site, 'source' | 'config'>,
  compile: (page: SourcePage) => Promise<CompiledPage | undefined>,
): Promise<DecoderPages> {
  const records = [...buildPageMap(source, config, config.defaultLocale).pages.values()]
  const pages = records
    .filter((record) => record.source.frontMatter.api !== undefined)
    .map(async ({ route, source: page }) => ({
      route: hrefOfRoute(route),
      reference: (await compile(page))?.reference,
    }))
  const found = await Promise.all(pages)
  const references = found.filter((page): page is ReferencePage => page.reference !== undefined)
  const own = records.find(({ route }) => hrefOfRoute(route) === ERRORS)?.source
  const compiled = own && (await compile(own))
  if (!compiled) return { references }
  return { references, errors: errorsPage(pageTitle(own, config.theme.acronyms), compiled) }
}

/** The sections of the page of errors, each with the codes in its text. */
export function errorsPage(
  title: string,
  { sections }: Pick<CompiledPage, 'sections'>,
): NonNullable<DecoderIndex['errors']> {
  const entries = Object.entries(sections).filter(([key]) => key !== '')
  return {
    route: ERRORS,
    title,
    sections: entries.map(([key, text]) => {
      const [id = '', heading = ''] = key.split(/#(.*)/s)
      return { id, title: heading, codes: codesIn(text) }
    }),
  }
}
