import path from 'node:path'
import type { Problem } from '../config/problem.ts'
import { twinAddress } from '../config/twin-address.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import { compiledPages } from '../content/compiled-pages.ts'
import { dataFiles } from '../content/data-files.ts'
import { KeptResults, keyOf } from '../content/kept-results.ts'
import type { Workspace } from '../content/workspace.ts'
import type { DescribedPage } from '../draw/described-page.ts'
import type { PageScan } from '../draw/page-scan.ts'
import type { ReadPage } from '../draw/site-drawing.ts'
import type { SiteFacts } from '../draw/site-facts.ts'
import type { Page } from '../site/page.ts'
import { compressAhead } from './compress.ts'
import { writeAll } from './copy-files.ts'
import { loadDrawing } from './load-drawing.ts'
import { pageNames } from './page-names.ts'
import { type Job, moduleBeside } from './processes.ts'

/** A page to draw: its address, decoded and without base path, and the key of its compiled source; error pages have none. */
export interface PageToDraw {
  address: string
  key?: string
}

interface Shared {
  workspace: Workspace
  facts: SiteFacts
  /** Folder and version of the bundle. */
  bundle: { folder: string; version: string }
}

/** A drawn page as it is kept, by everything that decides it. */
interface Kept extends ReadPage {
  html: string
}

/** What the build needs to know of a drawn page. */
export interface DrawnNotes extends PageScan {
  /** The same for pages whose frame is the same but for names and marks. */
  shape: string
}

/** Draws pages and writes them into the output folder. */
export const job: Job<Shared, PageToDraw, DrawnNotes | { problems: Problem[] }> = {
  url: moduleBeside(import.meta.url, 'draw-job'),
  start({ workspace, facts, bundle }) {
    const compiledBefore = compiledPages(workspace)
    const drawnBefore = new KeptResults<Kept>(path.join(workspace.cache, 'drawn'))
    const loading = loadDrawing(bundle.folder, facts)
    const common = keyOf(bundle.version, {
      ...facts,
      source: 0,
      dates: 0,
      images: 0,
      shareImages: 0,
      searchData: [...facts.searchData],
    })
    const describePage = async ({ address, key }: PageToDraw) => {
      const drawing = await loading
      const found = drawing.find(address)
      if (!found) throw new Error(`There is no page at ${address}.`)
      const compiled = key === undefined ? undefined : compiledBefore.read(key)
      const described = drawing.describe(found, compiled)
      const drawnKey = keyOf(common, described.page, described.trees.addresses, key)
      return { drawing, compiled, described, drawnKey }
    }
    const write = async (
      address: string,
      { page, trees }: DescribedPage,
      { html, scan, twin }: Kept,
      compiled: CompiledPage | undefined,
    ) => {
      const pages = pageNames(address).map((name): [string, string] => [name, html])
      writeAll(workspace.output, [
        ...pages,
        ...twinFiles(address, twin),
        ...trees.texts,
        ...(scan.hasApplication && compiled
          ? dataFiles(compiled).map(({ address, text }): [string, string] => [address, text])
          : []),
      ])
      return { ...scan, shape: shapeOf(page) }
    }
    return {
      async kept(item) {
        const { compiled, described, drawnKey } = await describePage(item)
        const drawn = drawnBefore.read(drawnKey)
        return drawn && write(item.address, described, drawn, compiled)
      },
      async make(item) {
        const { drawing, compiled, described, drawnKey } = await describePage(item)
        const result = drawing.draw(described, compiled)
        if ('problems' in result) return result
        const { html } = result
        const drawn = { html, ...drawing.read(described, html) }
        drawnBefore.write(drawnKey, drawn)
        await compressAhead(
          [[`${item.address}.html`, html], ...twinFiles(item.address, drawn.twin)],
          workspace,
        )
        return write(item.address, described, drawn, compiled)
      },
    }
  },
}

function twinFiles(address: string, twin: string | undefined): [string, string][] {
  return twin === undefined ? [] : [[twinAddress(address), twin]]
}

function shapeOf({ kind, locale, navigation, isReference, hasFilter }: Page): string {
  const { type, theme, docsRoot, sidebarTrimmed } = navigation
  return keyOf(kind, locale, type, theme, docsRoot, sidebarTrimmed, isReference, hasFilter)
}
