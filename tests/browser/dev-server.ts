import { spawn } from 'node:child_process'
import { isAbsolute, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort } from '../free-port.ts'

export const PROJECT = resolve(import.meta.dirname, '../..')

const START_TIMEOUT_MS = 60_000
const POLL_MS = 100

/** Root folder of a site by its name in tests: a fixture, `product`, or an absolute path. */
export function rootOf(name: string): string {
  if (isAbsolute(name)) return name
  return name === 'product' ? PROJECT : join(PROJECT, 'tests/fixtures', name)
}

/**
 * Runs the authors' server on a free port and waits for its first answer.
 * @throws Error with the server's output when it ends or does not answer in time
 */
export async function startDevServer(root: string, base: string) {
  const port = await freePort()
  const args = ['bin/dev.mjs', '--root', root, '--port', String(port)]
  const child = spawn(process.execPath, args, { cwd: PROJECT, env: { ...process.env, BASE_PATH: base } })
  let output = ''
  child.stdout.on('data', (chunk) => (output += String(chunk)))
  child.stderr.on('data', (chunk) => (output += String(chunk)))
  const ended = new Promise<void>((done) => child.once('exit', () => done()))
  const close = async () => {
    child.kill('SIGTERM')
    await ended
  }

  const url = `http://127.0.0.1:${port}${base}/`
  const deadline = Date.now() + START_TIMEOUT_MS
  while (!(await answers(url))) {
    if (child.exitCode !== null || Date.now() > deadline) {
      await close()
      throw new Error(`The server of ${root} does not answer:\n${output}`)
    }
    await sleep(POLL_MS)
  }
  return { url, close }
}

async function answers(url: string): Promise<boolean> {
  return fetch(url).then(
    () => true,
    () => false,
  )
}
