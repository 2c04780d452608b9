import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The folder of the project, whatever folder the command was started in. */
export const PROJECT = fileURLToPath(new URL('..', import.meta.url))

const ORPHAN_CHECK_MS = 500

/**
 * Runs a command in the project's folder with its output shown, passes on the signals that stop it, and waits.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env] variables added to those of this process
 * @returns {Promise<number>} exit code; 1 when the command cannot be started, 128 + number when a signal ended it
 */
export function run(command, args, env = {}) {
  return new Promise((done) => {
    const child = spawn(command, args, { cwd: PROJECT, stdio: 'inherit', env: { ...process.env, ...env } })
    const stop = (/** @type {NodeJS.Signals} */ signal) => void child.kill(signal)
    process.on('SIGINT', stop)
    process.on('SIGTERM', stop)
    const watch = whenOrphaned(() => stop('SIGTERM'))
    /** @param {number} code */
    const finish = (code) => {
      clearInterval(watch)
      process.off('SIGINT', stop)
      process.off('SIGTERM', stop)
      done(code)
    }
    child.once('error', (error) => {
      console.error(`${command}: ${error.message}`)
      finish(1)
    })
    child.once('exit', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)))
  })
}

/**
 * npm, when it is stopped, ends its shell but not what the shell has started: a server would keep its port.
 * @param {() => void} act called once, when the shell of npm has gone: a server takes a second signal as impatience
 */
function whenOrphaned(act) {
  const parent = process.ppid
  if (!process.env['npm_lifecycle_event']) return undefined
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, ORPHAN_CHECK_MS)
  return watch
}

/**
 * Runs a script with this version of Node.js. It ends when this process does, however that ends.
 * @param {readonly string[]} args of Node.js: the script, and what it is given
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code
 */
export function runNode(args, env = {}) {
  const watched = ['--import', new URL('end-with-parent.mjs', import.meta.url).href, ...args]
  return run(process.execPath, watched, { ...env, DOCS_STARTED_BY: String(process.pid) })
}

/**
 * Runs a TypeScript file of the project with Node and tsx.
 * @param {string} file path relative to the project
 * @param {readonly string[]} args
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Promise<number>} exit code
 */
export function runScript(file, args, env = {}) {
  return runNode(['--import', 'tsx', file, ...args], env)
}
