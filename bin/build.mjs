/** `npm run build -- --root DIR --out DIR`: builds the site; BASE_PATH sets the base path. */
import { ensureInstalled } from './install.mjs'
import { runScript } from './run.mjs'

await ensureInstalled({ dev: false })
process.exitCode = await runScript('src/cli/cli.ts', ['build', ...process.argv.slice(2)])
