import { mkdtempSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs'
import { Agent, get } from 'node:http'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { LONG_HTML } from './served-site.ts'
import { type ServerProcess, startProcess } from './server-process.ts'

const dist = mkdtempSync(join(tmpdir(), 'docs-process-'))
const running: ServerProcess[] = []

beforeAll(() => {
  writeFileSync(join(dist, 'index.html'), LONG_HTML)
  writeFileSync(join(dist, 'film.bin'), Buffer.alloc(20_000_000))
})
afterEach(async () => {
  for (const { child, ended } of running.splice(0)) {
    child.kill('SIGKILL')
    await ended
  }
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

async function start(environment: Record<string, string> = {}): Promise<ServerProcess> {
  const started = await startProcess(dist, environment)
  running.push(started)
  return started
}

interface Load {
  /** Answers that came whole, and others by what went wrong. */
  counts: Map<string, number>
  stop: () => Promise<unknown>
}

/** Asks for the home page again and again over 30 kept connections, each until it is refused. */
function loadOn(url: string): Load {
  const counts = new Map<string, number>()
  const agent = new Agent({ keepAlive: true, maxSockets: 30 })
  let loading = true
  const ask = () =>
    new Promise<string>((done) => {
      const sent = get(url, { agent }, (response) => {
        let length = 0
        response.on('data', (chunk) => (length += chunk.length))
        response.on('error', () => done('cut'))
        response.on('end', () => done(length === LONG_HTML.length ? 'whole' : 'cut'))
      })
      sent.on('error', (error) => done('code' in error ? String(error.code) : error.message))
    })
  const work = async () => {
    for (let outcome = ''; loading && outcome !== 'ECONNREFUSED'; ) {
      outcome = await ask()
      counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
    }
  }
  const workers = Promise.all(Array.from({ length: 30 }, work))
  const stop = () => {
    loading = false
    return workers.finally(() => agent.destroy())
  }
  return { counts, stop }
}

test('SIGTERM under load loses no answer and ends with 0', async () => {
  const server = await start()
  const { counts, stop } = loadOn(server.url)
  await wait(700)
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([0, null])
  await stop()
  expect([...counts.keys()].sort()).toEqual(['ECONNREFUSED', 'whole'])
  expect(counts.get('whole')).toBeGreaterThan(100)
  expect(server.output.err).toBe('')
})

test('killed under load it starts again on the same port and serves', async () => {
  const first = await start()
  const { stop } = loadOn(first.url)
  await wait(300)
  first.child.kill('SIGKILL')
  expect(await first.ended).toEqual([null, 'SIGKILL'])
  const second = await start({ PORT: String(first.port) })
  await stop()
  expect(second.url).toBe(first.url)
  expect(await (await fetch(second.url)).text()).toBe(LONG_HTML)
})

test('a second signal ends at once, the echo of the first one does not', async () => {
  const server = await start()
  // Reads nothing: the answer stays under way.
  const reader = connect(server.port, '127.0.0.1', () =>
    reader.write('GET /film.bin HTTP/1.1\r\nhost: a\r\n\r\n'),
  )
  reader.on('error', () => {})
  await wait(300)
  server.child.kill('SIGINT')
  server.child.kill('SIGTERM')
  await wait(800)
  expect(server.child.exitCode).toBeNull()
  server.child.kill('SIGTERM')
  expect(await server.ended).toEqual([1, null])
  reader.destroy()
})

test('SIGHUP takes a new build over; a broken one changes nothing', async () => {
  const server = await start()
  const text = async () => (await fetch(server.url)).text()
  renameSync(join(dist, 'index.html'), join(dist, 'old.html'))
  truncateSync(join(dist, 'film.bin'), 5)
  server.child.kill('SIGHUP')
  await expect.poll(() => server.output.err).toContain('the old one stays')
  expect(await text()).toBe(LONG_HTML)
  writeFileSync(join(dist, 'index.html'), '<p>New</p>')
  server.child.kill('SIGHUP')
  await expect.poll(text).toBe('<p>New</p>')
})

test('the log is JSON lines on standard output; wrong settings are refused by name', async () => {
  const server = await start({ LOG: 'json' })
  await fetch(`${server.url}nothing?token=1`)
  server.child.kill('SIGTERM')
  await server.ended
  const [, line = '', rest] = server.output.out.split('\n')
  expect(JSON.parse(line)).toMatchObject({ method: 'GET', path: '/nothing', status: 404 })
  expect(rest).toBe('')
  await expect(start({ LOG: 'yes', PORT: 'x' })).rejects.toThrow(
    'PORT: expected a whole number from 0 to 65535, received "x"\nLOG: expected json, text or off, received "yes"\n',
  )
})
