import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { markerOf, type ProseSite } from '../corpus/prose-pages.ts'
import { type Cost, runMeasured } from '../figures/run-measured.ts'
import { clearCaches } from './clear-caches.ts'
import { commandOf } from './command.ts'
import { PROJECT, type Product } from './product.ts'
import { samplePage } from './sample-page.ts'
import { pageFile } from './write-site.ts'

/** The builds of one turn; a peer has no bundle to keep. */
export interface BuildCosts {
  cold: Cost
  bundleKept?: Cost
  unchanged: Cost
  pageEdited: Cost
}

/**
 * Builds a site with nothing cached, ours with the bundle of its code kept, then once more with nothing changed and with one page edited.
 * @param turn number of the run: each edits the page in another way
 * @throws Error when a build fails or its output lacks a page
 */
export async function measureBuilds(
  product: Product,
  folder: string,
  site: ProseSite,
  turn: number,
): Promise<BuildCosts> {
  const page = samplePage(site)
  const build = async (expected: string): Promise<Cost> => {
    const cost = await runMeasured(commandOf(product, folder, product.build(folder)))
    await checkOutput(path.join(folder, product.output), site.pages.length, expected)
    return cost
  }
  await clearCaches(product, folder, 'nothing')
  const cold = await build(markerOf(page))
  const bundleKept: Partial<BuildCosts> = {}
  if (product.name === 'ours') {
    await clearCaches(product, folder, 'bundle')
    bundleKept.bundleKept = await build(markerOf(page))
  }
  const unchanged = await build(markerOf(page))

  const file = path.join(folder, pageFile(product, page))
  const text = await readFile(file, 'utf8')
  const edit = `edited${turn}x${Date.now() % 1_000_000}`
  await writeFile(file, `${text}\nA sentence more: ${edit}.\n`)
  const pageEdited = await build(edit)
  await writeFile(file, text)
  return { cold, ...bundleKept, unchanged, pageEdited }
}

/** A build that left pages out, or an old text in, would be measured as a quick one. */
async function checkOutput(output: string, pages: number, expected: string): Promise<void> {
  const names = (await readdir(output, { recursive: true })).filter((name) => name.endsWith('.html'))
  if (names.length < pages) throw new Error(`${output}: ${names.length} HTML files for ${pages} pages`)
  for (const name of names) {
    if ((await readFile(path.join(output, name), 'utf8')).includes(expected)) return
  }
  throw new Error(`${path.relative(PROJECT, output)}: no page holds "${expected}"`)
}
