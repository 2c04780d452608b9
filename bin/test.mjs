/**
 * `npm test`: everything `npm run check` does, then a build of the product and the tests in a browser. `npm test -- --all` runs the rest, too: what
 * repeats a test in more windows, on more pages and on other servers, random walks, and the samples of the pages.
 */
import { join } from 'node:path'
import { ensureInstalled } from './install.mjs'
import { ensureMachine } from './machine.mjs'
import { FAST_STAGES, runStages, slowStages, tallyOf, withFolder } from './stages.mjs'

const machine = {
  name: 'browser and Python packages',
  run: async () => tallyOf((await ensureMachine()) ? 0 : 1),
}

const all = process.argv.includes('--all')
// For tests that know how much they do.
if (all) process.env['DOCS_TEST_ALL'] = '1'

await ensureInstalled({ dev: true })
await withFolder((folder) =>
  runStages([machine, ...FAST_STAGES, ...slowStages(all, join(folder, 'product'))]),
)
