/**
 * `npm run bench peers [-- --pages 50 --runs 1 --only ours,vitepress --what build,dev --peers-root DIR]`: builds and serves the same generated
 * pages with us, Starlight, VitePress and Docusaurus and prints the figures side by side. One thing at a time; with more than one run the
 * products take turns. The peers come from the npm registry, once. docs/performance.md says what each figure is. Prints, judges nothing.
 */
import { rm } from 'node:fs/promises'
import { availableParallelism, loadavg } from 'node:os'
import path from 'node:path'
import { chromium } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { ownFolder } from './corpus/own-folder.ts'
import { clearCaches } from './peers/clear-caches.ts'
import { install } from './peers/install.ts'
import { measureBuilds } from './peers/measure-build.ts'
import { measureDevelopment } from './peers/measure-dev.ts'
import { readOptions } from './peers/options.ts'
import { type Measured, report } from './peers/report.ts'
import { writeSite } from './peers/write-site.ts'

const { pages, runs, only, what, root } = readOptions(process.argv.slice(2))
const products = only.map((product) => {
  const measured: Measured = { label: product.label, builds: [], development: [] }
  return { product, folder: path.join(root, product.name), measured }
})
for (const { product, folder } of products) {
  await ownFolder(folder)
  install(product, folder)
}

const before = load()
const browser = what.includes('dev') ? await chromium.launch(playwright.use?.launchOptions) : undefined
try {
  for (let turn = 0; turn < runs; turn += 1) {
    for (const { product, folder, measured } of products) {
      console.log(`${product.label}, run ${turn + 1} of ${runs}`)
      const site = await writeSite(product, folder, pages)
      if (what.includes('build')) measured.builds.push(await measureBuilds(product, folder, site, turn))
      if (browser) measured.development.push(await measureDevelopment(product, folder, site, browser))
    }
  }
} finally {
  await browser?.close()
  for (const { product, folder } of products) {
    await clearCaches(product, folder, 'nothing')
    await rm(path.join(folder, product.content), { recursive: true, force: true })
  }
}
console.log(report(products.map(({ measured }) => measured)))
console.log(
  `${pages} pages, runs: ${runs} (medians); Node ${process.versions.node}, ${availableParallelism()} processors, load ${before} before and ${load()} after`,
)

function load(): string | undefined {
  return loadavg()[0]?.toFixed(1)
}
