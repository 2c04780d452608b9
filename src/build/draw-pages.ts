import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle } from '../bundle/manifest.ts'
import type { Problem } from '../config/problem.ts'
import { PUBLIC_FOLDER, publicFiles } from '../content/public-files.ts'
import type { Workspace } from '../content/workspace.ts'
import type { PageScan } from '../draw/page-scan.ts'
import type { SiteFacts } from '../draw/site-facts.ts'
import { routeOfDocument } from '../site/route.ts'
import type { CompiledPages } from './compile-site.ts'
import { job, type PageToDraw } from './draw-job.ts'
import { loadDrawing } from './load-drawing.ts'
import { pageNames } from './page-names.ts'
import { inProcesses } from './processes.ts'
import { scanPage } from './scan-page.ts'
import type { WrittenPage } from './written-page.ts'

export interface DrawnSite {
  /** By address, without base path. */
  pages: Map<string, WrittenPage>
  /** Addresses of pages that are not drawn, because they are wrong. */
  left: Set<string>
  /** Mistakes that only show while a page is drawn. */
  problems: Problem[]
}

/** Draws the pages of a site into the output folder: those that are right, and the error pages. */
export async function drawPages(
  workspace: Workspace,
  facts: SiteFacts,
  { folder, version }: Bundle,
  compiled: CompiledPages,
): Promise<DrawnSite> {
  const drawing = await loadDrawing(folder, facts)
  const left = new Set<string>()
  const tasks = drawing.addresses().flatMap((address): PageToDraw[] => {
    const source = drawing.find(address)?.source
    if (!source) return [{ address }]
    const key = compiled.get(source)?.key
    if (key !== undefined) return [{ address, key }]
    left.add(address)
    return []
  })
  const results = await inProcesses(job, { workspace, facts, bundle: { folder, version } }, tasks)
  const pages = await ownPages(workspace.root)
  const problems = new Map<string, Problem>()
  for (const [index, { address }] of tasks.entries()) {
    const result = results[index]
    if (!result) continue
    // A page that stands in for a missing translation is drawn more than once.
    if ('problems' in result) {
      left.add(address)
      for (const problem of result.problems) problems.set(JSON.stringify(problem), problem)
    } else {
      const { shape, elements } = result
      const source = drawing.find(address)?.source
      const splitIn = source && compiled.get(source)?.canSplit ? { splitIn: source.file } : {}
      pages.set(address, { ...written(pageNames(address)[0] ?? '', result), shape, elements, ...splitIn })
    }
  }
  return { pages, left, problems: [...problems.values()] }
}

/** Documents that the site brings ready-made may be linked, too. */
async function ownPages(root: string): Promise<Map<string, WrittenPage>> {
  const pages = new Map<string, WrittenPage>()
  for (const file of publicFiles(root).filter((name) => name.endsWith('.html'))) {
    const text = await readFile(path.join(root, PUBLIC_FOLDER, file), 'utf8')
    pages.set(routeOfDocument(file), written(file, scanPage(text)))
  }
  return pages
}

function written(file: string, { ids, addresses, hasApplication }: PageScan): WrittenPage {
  return {
    file: file.replace(/^\//, ''),
    ids: new Set(ids),
    addresses: new Set(addresses),
    hasApplication,
  }
}
