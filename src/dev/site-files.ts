import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { isOpenToAll } from '../config/hosting.ts'
import { SiteProblems } from '../config/problem.ts'
import { IMAGE_FOLDER, imageFileOf, readImage } from '../content/images.ts'
import { publishedDocuments } from '../content/published-document.ts'
import { insertVariables } from '../content/variables.ts'
import { decoderFiles, isDecoderFile } from '../draw/decoder-files.ts'
import { decoderPages } from '../draw/decoder-pages.ts'
import { searchData } from '../draw/search-data.ts'
import { dataAddress } from '../search/addresses.ts'
import type { SearchWhole } from '../search/data.ts'
import { applicationWords } from '../site/application-words.ts'
import { localesOf } from '../site/languages.ts'
import { allPages } from '../site/source.ts'
import { siteStyles } from '../theme/site-styles.ts'
import type { EditedSite } from './edited-site.ts'
import { devWordAddress, SITE_STYLES, WORDS_FOLDER } from './page-drawer.ts'

/**
 * A file of the site that a build would write: an image of a page, search data, an API document, words of applications, the style sheet of the settings, or an SVG
 * file of `public/` with its variables inserted.
 * @param address decoded, without base path
 * @returns undefined for any other address
 */
export async function siteFile(edited: EditedSite, address: string): Promise<string | Buffer | undefined> {
  if (address === SITE_STYLES) return stylesOf(edited)
  if (isDecoderFile(address)) return decoderText(edited, address)
  if (address.startsWith('/search/')) return searchText(edited, address)
  if (address.startsWith(WORDS_FOLDER))
    return applicationWords((await edited.read()).config, devWordAddress).contents.get(address)
  if (address.startsWith(IMAGE_FOLDER)) {
    const { root, config } = await edited.read()
    return (await readImage(root, imageFileOf(address), config.variables))?.bytes
  }
  if (isOpenToAll(address)) return documentText(edited, address)
  if (!address.endsWith('.svg')) return undefined
  const file = path.join('public', path.posix.normalize(address))
  const text = await readFile(path.join(edited.workspace.root, file), 'utf8').catch(() => undefined)
  if (text === undefined) return undefined
  const { config } = await edited.read()
  return insertVariables(text, config.variables, file)
}

/** The index of the decoder, or a file that it names. Pages with mistakes are left out. */
async function decoderText(edited: EditedSite, address: string): Promise<string | undefined> {
  const site = await edited.read()
  const pages = await decoderPages(site, async (page) => {
    const compiled = await site.compiler.compile(page).catch(withoutProblems)
    return compiled?.page
  })
  return decoderFiles(pages).get(address)
}

/** An API document that a page shows. */
async function documentText(edited: EditedSite, address: string): Promise<string | undefined> {
  const { root, config, source } = await edited.read()
  const name = path.parse(address).name
  const shown = allPages(source).filter(({ frontMatter }) => frontMatter.api === name)
  return (await publishedDocuments(root, shown, config.variables)).get(address)
}

/** Nothing while the settings are wrong: the page itself tells it. */
async function stylesOf(edited: EditedSite): Promise<string> {
  const site = await edited.read().catch(withoutProblems)
  return site ? siteStyles(site.config, edited.workspace.base) : ''
}

/** The search data of the site as it is now, never split. Pages with mistakes are left out. */
async function searchText(edited: EditedSite, address: string): Promise<string | undefined> {
  const site = await edited.read()
  const locale = localesOf(site.config).find((candidate) => dataAddress(candidate) === address)
  if (locale === undefined) return undefined
  const data = await searchData(site, locale, async (page) => {
    const compiled = await site.compiler.compile(page).catch(withoutProblems)
    return compiled?.page
  })
  const { synonyms } = site.config.search
  return JSON.stringify(synonyms.length > 0 ? ({ pages: data, synonyms } satisfies SearchWhole) : data)
}

function withoutProblems(error: unknown): undefined {
  if (!(error instanceof SiteProblems)) throw error
}
