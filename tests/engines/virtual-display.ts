import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Readable } from 'node:stream'

/**
 * Starts a screen that nobody sees, under the first free number. It ends with this process.
 * @returns its name for `DISPLAY`, and what ends it
 * @throws Error when it does not start
 */
export async function startDisplay(): Promise<{ name: string; close: () => void }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']
  const server = spawn('Xvfb', args, { stdio: ['ignore', 'ignore', 'pipe', 'pipe'] })
  const close = () => void server.kill()
  process.once('exit', close)
  let errors = ''
  server.stderr?.on('data', (text) => (errors += text))
  const failed = Promise.race([once(server, 'error'), once(server, 'exit')]).then(([why]) => {
    throw new Error(`Xvfb does not start: ${why instanceof Error ? why.message : errors}`)
  })
  // The number is written when windows can come.
  const number = once(server.stdio[3] as Readable, 'data').then(([text]) => String(text).trim())
  failed.catch(() => {})
  return { name: `:${await Promise.race([number, failed])}`, close }
}
