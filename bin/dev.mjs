/** `npm run dev -- --root DIR --port N`: serves the sources and shows changes at once. */
import { ensureInstalled } from './install.mjs'
import { runProgram } from './program.mjs'

await ensureInstalled({ dev: false })
process.exitCode = await runProgram(['dev', ...process.argv.slice(2)])
