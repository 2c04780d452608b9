/**
 * `npm start`: installs what is missing, builds the site and serves it.
 * `npm start -- --root DIR --port N --host ADDRESS`; BASE_PATH and PORT from the environment.
 */
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ensureInstalled } from './install.mjs'
import { runProgram } from './program.mjs'
import { runScript } from './run.mjs'

const { values } = parseArgs({
  options: { root: { type: 'string', default: '.' }, port: { type: 'string' }, host: { type: 'string' } },
})
const { root, port, host } = values
const dist = join(root, 'dist')

await ensureInstalled({ dev: false })
const built = await runProgram(['build', '--root', root, '--out', dist])
if (built !== 0) process.exit(built)

const server = ['--dist', dist]
if (port !== undefined) server.push('--port', port)
if (host !== undefined) server.push('--host', host)
process.exitCode = await runScript('src/server/cli.ts', server)
