import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'

/** The command of the server, running. */
export interface ServerProcess {
  child: ChildProcess
  url: string
  port: number
  /** What it has written to each stream so far. */
  output: { out: string; err: string }
  /** Exit code and signal. */
  ended: Promise<unknown[]>
}

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url))

/**
 * Starts `src/server/cli.ts` as operators do.
 * @param environment its settings
 * @throws Error with what it wrote when it ends before it serves
 */
export async function startProcess(
  dist: string,
  environment: Record<string, string> = {},
): Promise<ServerProcess> {
  const args = ['--import', 'tsx', 'src/server/cli.ts', '--dist', dist]
  const env = { ...process.env, HOST: '127.0.0.1', PORT: '0', LOG: 'off', ...environment }
  const child = spawn(process.execPath, args, { cwd: PROJECT, env, stdio: ['ignore', 'pipe', 'pipe'] })
  const output = { out: '', err: '' }
  child.stderr.on('data', (chunk) => (output.err += String(chunk)))
  const ended = once(child, 'exit')
  const url = await new Promise<string>((done, fail) => {
    child.stdout.on('data', (chunk) => {
      output.out += String(chunk)
      const found = /^Documentation: (\S+)\n/.exec(output.out)?.[1]
      if (found !== undefined) done(found)
    })
    child.once('close', () => fail(new Error(output.err)))
  })
  return { child, url, port: Number(new URL(url).port), output, ended }
}
