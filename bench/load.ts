/**
 * `npm run bench load [-- --seconds 60 --dist DIR --page ROUTE]`: requests per second of the product's server and of nginx on the same folder,
 * 200 connections, in turns. Exit code 1 when a bar is missed: 0.3 × nginx's requests per second, 3 × its 99th percentile, no error, memory
 * flat. Needs the programs nginx and wrk.
 */
import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gzipSync } from 'node:zlib'
import { readHosting } from '../src/server/read-hosting.ts'
import { median } from './figures/summary.ts'
import { startNginx } from './load/nginx.ts'
import { type LoadFigures, load } from './load/wrk.ts'

const TURNS = 5
const PORTS = { ours: 4610, nginx: 4611 }
const SHARE_OF_REQUESTS = 0.3
const TIMES_P99 = 3
/** Of the resident set after the first turn; the garbage collector leaves some of its room in use or not. */
const MEMORY_GROWTH = 1.2

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '60' },
    dist: { type: 'string' },
    page: { type: 'string', default: '/scribe/v2/batch-development' },
  },
})
const project = fileURLToPath(new URL('..', import.meta.url))
const built = values.dist ?? path.join(project, 'dist')
if (!existsSync(path.join(built, 'index.html'))) {
  const args = ['bin/build.mjs', '--out', built]
  execFileSync(process.execPath, args, { cwd: project, stdio: 'inherit' })
}

const folder = await mkdtemp(path.join(tmpdir(), 'bench-load-'))
const dist = path.join(folder, 'dist')
await cp(built, dist, { recursive: true })
const html = path.join(dist, values.page, 'index.html')
// Debian's nginx has no brotli; both send what lies here.
if (!existsSync(`${html}.gz`)) await writeFile(`${html}.gz`, gzipSync(await readFile(html), { level: 9 }))

const children: ChildProcess[] = []
try {
  children.push(await startNginx(folder, dist, PORTS.nginx, readHosting(dist).headers))
  const args = ['--import', 'tsx', 'src/server/cli.ts', '--dist', dist, '--host', '127.0.0.1']
  const env = { ...process.env, PORT: String(PORTS.ours), LOG: 'off', BASE_PATH: '' }
  const server = spawn(process.execPath, args, { cwd: project, env, stdio: 'ignore' })
  children.push(server)
  const urls = { ours: address(PORTS.ours), nginx: address(PORTS.nginx) }
  await sameAnswer(urls.ours, urls.nginx)
  process.exitCode = (await measure(urls, server.pid ?? 0)) ? 0 : 1
} finally {
  for (const child of children) child.kill()
  await rm(folder, { recursive: true, force: true })
}

function address(port: number): string {
  return `http://127.0.0.1:${port}${values.page}`
}

async function measure(urls: { ours: string; nginx: string }, pid: number): Promise<boolean> {
  const seconds = Math.max(1, Math.round(Number(values.seconds) / TURNS))
  const ours: LoadFigures[] = []
  const nginx: LoadFigures[] = []
  const memory = [await residentMiB(pid)]
  for (let turn = 0; turn < TURNS; turn += 1) {
    nginx.push(await load(urls.nginx, seconds))
    ours.push(await load(urls.ours, seconds))
    memory.push(await residentMiB(pid))
  }
  const [a, b] = [middle(ours), middle(nginx)]
  console.log(`${urls.ours}, ${TURNS} turns of ${seconds} s each, medians`)
  console.log(`nginx: ${line(b)}\nours:  ${line(a)}`)
  console.log(`resident set of ours, before and after each turn: ${memory.map(Math.round).join(', ')} MiB`)
  const [, first = 0] = memory
  const grown = (memory.at(-1) ?? 0) / first
  return [
    bar(
      'requests per second, share of nginx',
      a.requestsPerSecond / b.requestsPerSecond,
      SHARE_OF_REQUESTS,
      true,
    ),
    bar('p99, times that of nginx', a.p99 / b.p99, TIMES_P99),
    bar('memory, times that after the first turn', grown, MEMORY_GROWTH),
    bar('errors', a.errors, 0),
  ].every(Boolean)
}

function middle(runs: readonly LoadFigures[]): LoadFigures {
  const of = (key: keyof LoadFigures) => median(runs.map((run) => run[key]))
  const errors = runs.reduce((sum, run) => sum + run.errors, 0)
  return { requestsPerSecond: of('requestsPerSecond'), p50: of('p50'), p99: of('p99'), errors }
}

function line({ requestsPerSecond, p50, p99, errors }: LoadFigures): string {
  return `${requestsPerSecond.toFixed(0)} requests/s, p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms, ${errors} errors`
}

/** A figure that could not be read holds no bar. */
function bar(name: string, value: number, limit: number, atLeast = false): boolean {
  const held = atLeast ? value >= limit : value <= limit
  console.log(
    `${held ? 'held  ' : 'MISSED'} ${name}: ${value.toFixed(2)}, at ${atLeast ? 'least' : 'most'} ${limit}`,
  )
  return held
}

/** Waits until both answer, and throws when they do not send the same. */
async function sameAnswer(one: string, other: string): Promise<void> {
  const bodies: Buffer[] = []
  for (const url of [one, other]) {
    let response: Response | undefined
    for (let tries = 0; tries < 100 && !response; tries += 1) {
      response = await fetch(url, { headers: { 'accept-encoding': 'gzip' } }).catch(() => undefined)
      if (!response) await new Promise((done) => setTimeout(done, 100))
    }
    if (response?.headers.get('content-encoding') !== 'gzip')
      throw new Error(`${url}: no gzip, ${response?.status}`)
    bodies.push(Buffer.from(await response.arrayBuffer()))
  }
  if (!bodies[0]?.equals(bodies[1] ?? Buffer.alloc(0))) throw new Error('The servers send different bytes.')
}

async function residentMiB(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8')
  return Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1024
}
