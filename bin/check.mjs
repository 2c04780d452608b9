/** `npm run check`: the gates that take seconds (types, lint, floors, dead code, unit tests). */
import { ensureInstalled } from './install.mjs'
import { FAST_STAGES, runStages } from './stages.mjs'

await ensureInstalled({ dev: true })
await runStages(FAST_STAGES)
