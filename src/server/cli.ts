/** Serves a built site: `tsx src/server/cli.ts --dist dist --base /docs --port 4173 --host 127.0.0.1`. */
import { parseArgs } from 'node:util'
import { startServer } from './serve.ts'

const { BASE_PATH = '', PORT = '4173' } = process.env

const { values } = parseArgs({
  options: {
    dist: { type: 'string', default: 'dist' },
    base: { type: 'string', default: BASE_PATH },
    port: { type: 'string', default: PORT },
    host: { type: 'string' },
  },
})

const port = Number(values.port)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`--port: expected a number from 0 to 65535, received ${JSON.stringify(values.port)}`)
  process.exit(1)
}

try {
  const { dist, base, host } = values
  const server = await startServer({ dist, base, port, ...(host === undefined ? {} : { host }) })
  // Before the address is printed: whoever reads it may stop the server at once.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    // `once`: a second signal ends the process at once, as everywhere.
    process.once(signal, () => void server.close().then(() => process.exit(0)))
  }
  console.log(`Documentation: ${server.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
