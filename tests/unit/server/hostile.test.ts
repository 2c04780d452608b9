import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type HostileRequest, hostileRequests } from './hostile-requests.ts'
import { type RawAnswer, sendRaw } from './raw-connection.ts'
import { BUILT_SITE, LONG_HTML } from './served-site.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const COUNT = 10_000
const SEED = 7
const AT_ONCE = 64
const SLOW = 200
const HEADERS_TIMEOUT_MS = 700
/** Far above what an answer needs on a busy machine: who waits so long was forgotten. */
const PATIENCE_MS = 8000

const folder = mkdtempSync(join(tmpdir(), 'docs-hostile-'))
const dist = join(folder, 'dist')
let server: ServerProcess

beforeAll(async () => {
  for (const [path, content] of Object.entries(BUILT_SITE)) {
    mkdirSync(dirname(join(dist, path)), { recursive: true })
    writeFileSync(join(dist, path), content)
  }
  writeFileSync(join(folder, 'outside.txt'), 'SECRET outside')
  writeFileSync(join(dist, '.secret'), 'SECRET dot file')
  mkdirSync(join(dist, '.git'))
  cpSync(join(dist, '.secret'), join(dist, '.git/config'))
  cpSync(join(dist, '.secret'), join(dist, 'assets/.hidden'))
  server = await startProcess(dist, { HEADERS_TIMEOUT_MS: String(HEADERS_TIMEOUT_MS) })
})
afterAll(async () => {
  server.child.kill('SIGKILL')
  await server.ended
  rmSync(folder, { recursive: true, force: true })
})

test(`R1.01: ${COUNT} hostile requests are answered as documented`, { timeout: 60_000 }, async () => {
  const waiting = hostileRequests(COUNT, SEED)
  const seen = new Set<number>()
  const wrong: string[] = []
  const work = async () => {
    for (let request = waiting.pop(); request; request = waiting.pop()) {
      const { bytes, end = false } = request
      const options = { quietMs: PATIENCE_MS, end }
      const answer = await sendRaw(server.port, Buffer.from(bytes, 'latin1'), options)
      for (const status of answer.statuses) seen.add(status)
      const fault = faultOf(request, answer)
      if (fault !== undefined) wrong.push(`${fault}: ${JSON.stringify(request.bytes.slice(0, 300))}`)
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
  expect(wrong.slice(0, 20)).toEqual([])
  // The generator reached what it is for.
  const reached = [...seen].sort((a, b) => a - b)
  expect(reached).toEqual([200, 206, 308, 400, 404, 405, 412, 414, 416, 431])
  await servesAsEver()
})

test('slow requests are answered with 408, all of them', async () => {
  const starts = ['G', 'GET / HTTP/1.1\r\n', 'GET / HTTP/1.1\r\nhost: a\r\nx']
  const slow = Array.from({ length: SLOW }, (_, index) =>
    sendRaw(server.port, starts[index % starts.length] ?? '', { quietMs: PATIENCE_MS }),
  )
  // Meanwhile others are served.
  await servesAsEver()
  for (const { statuses, closed } of await Promise.all(slow))
    expect([statuses, closed]).toEqual([[408], true])
  await servesAsEver()
})

function faultOf({ kind, statuses, answers, page }: HostileRequest, answer: RawAnswer): string | undefined {
  const got = answer.statuses
  if (!answer.closed) return `${kind} was left waiting after ${got}`
  if (/SECRET|root:|shop\.example/.test(bodyOf(answer.text))) return `${kind} gave a secret away`
  if (got.some((status) => !statuses.includes(status))) return `${kind} was answered with ${got}`
  if (answers !== undefined && got.length !== answers)
    return `${kind} was answered ${got.length} times, ${got}`
  if (/^location: (?!\/(?!\/))/im.test(answer.text)) return `${kind} was sent to another site`
  if (page && !isPartOfPage(answer.text)) return `${kind} gave wrong bytes`
  return undefined
}

/** Behind the head of the first answer. */
function bodyOf(text: string): string {
  const end = text.indexOf('\r\n\r\n')
  return end === -1 ? '' : text.slice(end + 4)
}

function isPartOfPage(text: string): boolean {
  if (text.startsWith('HTTP/1.1 416 ')) return true
  const [, first = '0', last = String(LONG_HTML.length - 1)] =
    /content-range: bytes (\d+)-(\d+)/.exec(text) ?? []
  return bodyOf(text) === LONG_HTML.slice(Number(first), Number(last) + 1)
}

async function servesAsEver(): Promise<void> {
  const home = await fetch(server.url)
  expect([home.status, await home.text()]).toEqual([200, LONG_HTML])
  const missing = await fetch(new URL('/nothing', server.url))
  expect([missing.status, await missing.text()]).toEqual([404, '<p>Nothing here</p>'])
  expect((await fetch(new URL('/healthz', server.url))).status).toBe(200)
  // An error of our own would have been written there.
  expect([server.child.exitCode, server.output.err]).toEqual([null, ''])
}
