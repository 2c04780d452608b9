import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { startServer } from '../../../src/server/serve.ts'

let dist: string

beforeAll(() => {
  dist = mkdtempSync(join(tmpdir(), 'docs-serve-'))
  writeFileSync(join(dist, 'index.html'), '<p>home</p>')
})
afterAll(() => rmSync(dist, { recursive: true, force: true }))

test('R1.01: the usual port, when busy, makes way for the next one', async () => {
  const other = createServer()
  // Busy either way: another program may have it already.
  await new Promise((done) => other.once('listening', done).once('error', done).listen(4173, '::'))
  const server = await startServer({ dist })
  other.close()
  expect(Number(new URL(server.url).port)).toBeGreaterThan(4173)
  expect(await (await fetch(server.url)).text()).toBe('<p>home</p>')
  await server.close()
  await expect(fetch(server.url)).rejects.toThrow()
})

test('F47: a port that is set is taken exactly; when it is busy the command says so', async () => {
  const other = createServer()
  await new Promise<void>((done) => other.listen(0, '127.0.0.1', done))
  const { port } = other.address() as AddressInfo
  onTestFinished(() => void other.close())
  const sentence = `Port ${port} is in use. End what listens there, or set another one.`
  await expect(startServer({ dist, port, host: '127.0.0.1' })).rejects.toThrow(sentence)
  for (const given of [{ PORT: String(port) }, { PORT: '', flag: String(port) }]) {
    const flags = given.flag === undefined ? [] : ['--port', given.flag]
    const args = ['--import', 'tsx', 'src/server/cli.ts', '--dist', dist, '--host', '127.0.0.1', ...flags]
    const env = { ...process.env, PORT: given.PORT }
    expect(spawnSync(process.execPath, args, { env, encoding: 'utf8' })).toMatchObject({
      status: 1,
      stdout: '',
      stderr: `${sentence}\n`,
    })
  }
  const dev = ['bin/dev.mjs', '--port', String(port)]
  expect(spawnSync(process.execPath, dev, { encoding: 'utf8' })).toMatchObject({
    status: 1,
    stderr: `${sentence}\n`,
  })
})

test.each([
  [undefined, 'localhost'],
  ['127.0.0.1', '127.0.0.1'],
  ['0.0.0.0', 'localhost'],
])('host %s is announced as %s', async (host, name) => {
  const server = await startServer({ dist, port: 0, base: 'docs', ...(host === undefined ? {} : { host }) })
  await server.close()
  const { hostname, pathname } = new URL(server.url)
  expect([hostname, pathname]).toEqual([name, '/docs/'])
})

test('a folder that was never built is refused with the way out', async () => {
  await expect(startServer({ dist: join(dist, 'none'), port: 0 })).rejects.toThrow('npm run build')
})

test.each(['SIGINT', 'SIGTERM'] as const)(
  'the command prints one line and stops cleanly on %s',
  async (signal) => {
    const args = [
      '--import',
      'tsx',
      'src/server/cli.ts',
      '--dist',
      dist,
      '--port',
      '0',
      '--host',
      '127.0.0.1',
    ]
    const child = spawn(process.execPath, args)
    let output = ''
    child.stdout.on('data', (chunk) => {
      output += String(chunk)
    })
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    await once(child.stdout, 'data')
    expect(output).toMatch(/^Documentation: http:\/\/127\.0\.0\.1:\d+\/\n$/)
    child.kill(signal)
    expect(await once(child, 'exit')).toEqual([0, null])
  },
)
