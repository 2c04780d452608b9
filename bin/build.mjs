/** `npm run build -- --root DIR --out DIR`: builds the site; BASE_PATH sets the base path. */
import { ensureInstalled } from './install.mjs'
import { runProgram } from './program.mjs'

await ensureInstalled({ dev: false })
process.exitCode = await runProgram(['build', ...process.argv.slice(2)])
