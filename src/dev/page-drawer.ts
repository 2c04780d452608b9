import type { ViteDevServer } from 'vite'
import { bundleScript } from '../bundle/classic-script.ts'
import { DRAW } from '../bundle/vite-settings.ts'
import { formatWarnings, SiteProblems } from '../config/problem.ts'
import { pageOfTwin } from '../config/twin-address.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import { dataFiles } from '../content/data-files.ts'
import { readImage } from '../content/images.ts'
import type { KeptPage } from '../content/page-compiler.ts'
import type { Site } from '../content/read-site.ts'
import { movedParts } from '../draw/moved-parts.ts'
import type { openDrawing, SiteDrawing } from '../draw/site-drawing.ts'
import { factsOnDisk, type SiteFacts } from '../draw/site-facts.ts'
import { dataAddress } from '../search/addresses.ts'
import { type AddressWords, applicationWords } from '../site/application-words.ts'
import { localesOf, splitLocale } from '../site/languages.ts'
import type { PageImage } from '../site/page.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE } from '../site/route.ts'
import type { EditedSite } from './edited-site.ts'
import { linkedSheets } from './linked-sheets.ts'

/** Address of the style sheet that follows from the settings, without base path. */
export const SITE_STYLES = '/@docs/site-styles.css'
/** Where the words of applications are, without base path. */
export const WORDS_FOLDER = '/@docs/words/'
export const devWordAddress: AddressWords = ({ locale, name }) => `${WORDS_FOLDER}${locale}/${name}.json`
/** Address, without base path, of the script that shows an edited article. */
const SHOW_EDITED = '/src/browser/development/show-edited.ts'

export interface Answer {
  status: 200 | 404 | 500
  html: string
  /** The address is that of a Markdown twin, which is this. */
  twin?: string
}

/** Draws the pages of a site while the site and the theme are edited: Vite loads the theme, and knows when a part of it has changed. */
export class PageDrawer {
  /** Files that drawn pages refer to: text by address, without base path. */
  readonly files = new Map<string, string>()
  readonly #server: ViteDevServer
  readonly #edited: EditedSite
  readonly #beforePaint: string
  #script: Promise<string> | undefined
  readonly #warned = new Set<string>()
  readonly #images = new Map<string, PageImage>()
  #opened: { site: Site; open: typeof openDrawing; drawing: SiteDrawing } | undefined

  /** @param beforePaint absolute path of the script before the first paint */
  constructor(server: ViteDevServer, edited: EditedSite, beforePaint: string) {
    this.#server = server
    this.#edited = edited
    this.#beforePaint = beforePaint
  }

  /** A script of the browser has changed, which the one before the first paint may hold. */
  forgetScript(): void {
    this.#script = undefined
    this.#opened = undefined
  }

  /** Loads what draws pages, before anybody asks for one; what is wrong is told by the page that is asked for. */
  async warmUp(): Promise<void> {
    await this.#edited
      .read()
      .then((site) => this.#drawing(site))
      .catch(() => {})
  }

  /**
   * Draws what lies at an address: a page, or the page that says there is none.
   * @param address decoded, without base path
   * @throws SiteProblems with what is wrong with the site or the page
   */
  async draw(address: string): Promise<Answer> {
    const site = await this.#edited.read()
    const drawing = await this.#drawing(site)
    const { locale } = splitLocale(address, site.config)
    const own = drawing.find(address)
    const page = own ? undefined : pageOfTwin(address)
    const original = page === undefined ? undefined : drawing.find(page)
    const found = own ?? original ?? { locale, route: NOT_FOUND_ROUTE }
    const kept = found.source && (await site.compiler.compile(found.source))
    const compiled = kept?.page
    if (kept) this.#warn(kept)
    if (compiled) await this.#readImages(site, compiled)
    const described = drawing.describe(found, compiled)
    for (const [name, text] of described.trees.texts) this.files.set(name, text)
    for (const { address: name, text } of compiled ? dataFiles(compiled) : []) this.files.set(name, text)
    const drawn = drawing.draw(described, compiled)
    if ('problems' in drawn) throw new SiteProblems(drawn.problems)
    const twin = original && drawing.read(described, drawn.html).twin
    // The address of an error page is also its status (R2.05); a build only writes it.
    const status = { [NOT_FOUND_ROUTE]: 404, [SERVER_ERROR_ROUTE]: 500 } as const
    return {
      status: status[found.route as keyof typeof status] ?? 200,
      html: drawn.html,
      ...(twin !== undefined && { twin }),
    }
  }

  /** Tells what stops nothing, once for each version of a page. */
  #warn({ key, page: { warnings } }: KeptPage): void {
    if (warnings.length === 0 || this.#warned.has(key)) return
    this.#warned.add(key)
    console.warn(`${formatWarnings(warnings)}\n`)
  }

  async #drawing(site: Site): Promise<SiteDrawing> {
    const module = await this.#server.ssrLoadModule(`/${DRAW}`)
    const open = module['openDrawing'] as typeof openDrawing
    if (this.#opened?.site !== site || this.#opened.open !== open)
      this.#opened = { site, open, drawing: open(await this.#facts(site)) }
    return this.#opened.drawing
  }

  async #facts(site: Site): Promise<SiteFacts> {
    this.#script ??= bundleScript(this.#beforePaint)
    return {
      ...factsOnDisk(site),
      images: this.#images,
      shareImages: new Map(),
      searchData: new Map(localesOf(site.config).map((locale) => [locale, dataAddress(locale)])),
      // A page with mistakes tells them when it is asked for.
      moved: await movedParts(
        site,
        async (page) => (await site.compiler.compile(page).catch(unreadable))?.page,
      ),
      files: {
        sheets: [...(await linkedSheets(this.#server, `/${DRAW}`)), SITE_STYLES],
        referenceSheets: [],
        filterSheets: [],
        scripts: [{ src: '/@vite/client' }, { src: '/src/theme/client.ts' }, { src: SHOW_EDITED }],
        beforePaint: await this.#script,
        // What readers may switch on is for readers.
        settings: { base: site.base },
        words: applicationWords(site.config, devWordAddress).addresses,
      },
    }
  }

  /** Without variants: they take long to make. */
  async #readImages({ root, config }: Site, { images }: CompiledPage): Promise<void> {
    for (const { file } of images) {
      const image = await readImage(root, file, config.variables)
      if (image) this.#images.set(file, { src: image.src, width: image.width, height: image.height })
      else this.#images.delete(file)
    }
  }
}

function unreadable(error: unknown): undefined {
  if (!(error instanceof SiteProblems)) throw error
}
