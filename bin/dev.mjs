/** `npm run dev -- --root DIR --port N`: serves the sources and shows changes at once. */
import { ensureInstalled } from './install.mjs'
import { runScript } from './run.mjs'

await ensureInstalled({ dev: false })
process.exitCode = await runScript('src/cli/cli.ts', ['dev', ...process.argv.slice(2)])
