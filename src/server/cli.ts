/** Serves a built site: `tsx src/server/cli.ts --dist dist --base /docs --port 4173 --host 127.0.0.1`. Flags win over the environment. */
import { parseArgs } from 'node:util'
import { AccessLog, lostLine } from './access-log.ts'
import { BoundedOutput } from './bounded-output.ts'
import { startServer } from './serve.ts'
import { readSettings, type Settings } from './settings.ts'
import { obeySignals } from './signals.ts'

const MIB = 1024 * 1024
/** A request that crosses the closing of an idle connection still arrives within this time. */
const IDLE_LINGER_MS = 250

try {
  const { values } = parseArgs({
    options: {
      dist: { type: 'string', default: 'dist' },
      base: { type: 'string' },
      port: { type: 'string' },
      host: { type: 'string' },
    },
  })
  const { base: BASE_PATH, port: PORT, host: HOST } = values
  const flags = Object.entries({ BASE_PATH, PORT, HOST }).filter(([, value]) => value !== undefined)
  const settings = readSettings({ ...process.env, ...Object.fromEntries(flags) })
  const server = await startServer({
    dist: values.dist,
    base: settings.BASE_PATH,
    port: settings.PORT,
    host: settings.HOST,
    trustProxy: settings.TRUST_PROXY,
    memoryLimit: settings.MEMORY_LIMIT_MB * MIB,
    imageCache: settings.IMAGE_CACHE_DIR,
    log: openLog(settings),
    limits: {
      headersTimeoutMs: settings.HEADERS_TIMEOUT_MS,
      requestTimeoutMs: settings.REQUEST_TIMEOUT_MS,
      keepAliveTimeoutMs: settings.KEEP_ALIVE_TIMEOUT_MS,
      idleTimeoutMs: settings.IDLE_TIMEOUT_MS,
      maxConnections: settings.MAX_CONNECTIONS,
      maxPerAddress: settings.MAX_CONNECTIONS_PER_ADDRESS,
    },
  })
  const { STOP_DELAY_MS: delayMs, STOP_TIMEOUT_MS: timeoutMs } = settings
  // Before the address is printed: whoever reads it may stop the server at once.
  obeySignals(() => server.stop({ delayMs, idleMs: IDLE_LINGER_MS, timeoutMs }), server.reload)
  console.log(`Documentation: ${server.url}`)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}

/** On a terminal somebody looks at the pages; elsewhere somebody collects the lines. */
function openLog({ LOG = process.stdout.isTTY ? 'off' : 'json' }: Settings): AccessLog | undefined {
  if (LOG === 'off') return undefined
  const output = new BoundedOutput(process.stdout, (lost) => lostLine(LOG, lost))
  const log = new AccessLog(LOG, (lines) => output.write(lines))
  // Who reads the log may go away; the readers of the site stay.
  process.stdout.on('error', () => {})
  process.on('exit', () => log.flush())
  return log
}
