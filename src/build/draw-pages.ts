import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Bundle } from '../bundle/manifest.ts'
import type { Problem } from '../config/problem.ts'
import type { Workspace } from '../content/workspace.ts'
import type { SiteFacts } from '../draw/site-facts.ts'
import type { CompiledPages } from './compile-site.ts'
import { job } from './draw-job.ts'
import { loadDrawing } from './load-drawing.ts'
import { pageNames } from './page-names.ts'
import { inProcesses } from './processes.ts'
import { type PageScan, scanPage } from './scan-page.ts'
import type { WrittenPage } from './written-page.ts'

interface DrawnSite {
  /** By address, without base path. */
  pages: Map<string, WrittenPage>
  /** Mistakes that only show while a page is drawn. */
  problems: Problem[]
}

/** Draws every page of a site into the output folder. */
export async function drawPages(
  workspace: Workspace,
  facts: SiteFacts,
  { folder, version }: Bundle,
  compiled: CompiledPages,
): Promise<DrawnSite> {
  const drawing = await loadDrawing(folder, facts)
  const tasks = drawing.addresses().map((address) => {
    const source = drawing.find(address)?.source
    const key = source && compiled.get(source)?.key
    return { address, ...(key !== undefined && { key }) }
  })
  const results = await inProcesses(job, { workspace, facts, bundle: { folder, version } }, tasks)
  const pages = await ownPages(path.join(workspace.root, 'public'))
  const problems = new Map<string, Problem>()
  for (const [index, { address }] of tasks.entries()) {
    const result = results[index]
    if (!result) continue
    // A page that stands in for a missing translation is drawn more than once.
    if ('problems' in result)
      for (const problem of result.problems) problems.set(JSON.stringify(problem), problem)
    else pages.set(address, { ...written(pageNames(address)[0] ?? '', result), shape: result.shape })
  }
  return { pages, problems: [...problems.values()] }
}

/** Documents that the site brings ready-made may be linked, too. */
async function ownPages(folder: string): Promise<Map<string, WrittenPage>> {
  const names = await readdir(folder, { recursive: true }).catch(() => [])
  const pages = new Map<string, WrittenPage>()
  for (const file of names.filter((name) => name.endsWith('.html'))) {
    const route = `/${file.split(path.sep).join('/')}`.replace(/(\/index)?\.html$/, '') || '/'
    pages.set(route, written(file, scanPage(await readFile(path.join(folder, file), 'utf8'))))
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
