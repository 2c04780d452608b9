/**
 * `npm run bench cost [-- --pages 60 --record]`: processor seconds per page that each step of a cold build takes, beside a floor measured in the
 * same run, and the change since the table in docs/performance.md. Whoever adds a step or makes one do more runs it; `--record` writes the table.
 */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { loadavg, tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { changeTable, readCosts, replaceCosts, stepCosts } from './cost/cost-table.ts'
import { floorSeconds } from './cost/floor.ts'
import { readSteps } from './cost/read-steps.ts'
import { runMeasured } from './figures/run-measured.ts'
import { clearCaches } from './peers/clear-caches.ts'
import { commandOf } from './peers/command.ts'
import { positive } from './peers/options.ts'
import { PROJECT, productNamed } from './peers/product.ts'
import { pageFile, writeSite } from './peers/write-site.ts'

const { values } = parseArgs({
  options: { pages: { type: 'string', default: '60' }, record: { type: 'boolean', default: false } },
})
const pages = positive('--pages', values.pages)
const record = path.join(PROJECT, 'docs/performance.md')
const ours = productNamed('ours')
const folder = await mkdtemp(path.join(tmpdir(), 'bench-cost-'))
try {
  const site = await writeSite(ours, folder, pages)
  const texts = site.pages.map((page) => readFile(path.join(folder, pageFile(ours, page)), 'utf8'))
  const floor = await floorSeconds(await Promise.all(texts))

  const file = path.join(folder, 'steps.json')
  await clearCaches(ours, folder, 'nothing')
  const { cpu, wall } = await runMeasured(
    commandOf(ours, folder, ours.build(folder), { DOCS_BUILD_STEPS: file }),
  )
  const costs = stepCosts(readSteps(await readFile(file, 'utf8')), cpu, floor, pages)

  const recorded = await readFile(record, 'utf8')
  console.log(changeTable(costs, readCosts(recorded)))
  console.log(`${pages} pages in ${wall.toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`)
  if (values.record) await writeFile(record, replaceCosts(recorded, costs))
} finally {
  await clearCaches(ours, folder, 'nothing')
  await rm(folder, { recursive: true, force: true })
}
