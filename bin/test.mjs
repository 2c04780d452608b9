/** `npm test`: everything `npm run check` does, then a build of the product and the tests in a browser. */
import { ensureInstalled } from './install.mjs'
import { ensureMachine } from './machine.mjs'
import { FAST_STAGES, runStages, SLOW_STAGES, tallyOf } from './stages.mjs'

const machine = {
  name: 'browser and Python packages',
  run: async () => tallyOf((await ensureMachine()) ? 0 : 1),
}

await ensureInstalled({ dev: true })
await runStages([machine, ...FAST_STAGES, ...SLOW_STAGES])
