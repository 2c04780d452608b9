/**
 * Loaded into commands that `bin/run.mjs` starts: ends them when the process that started them is gone, also when it was killed and could not say so.
 */
const CHECK_MS = 500

const parent = process.env['DOCS_STARTED_BY']
// Processes that this one starts load this file as well (they inherit the options of Node.js), and have another parent.
delete process.env['DOCS_STARTED_BY']

if (parent !== undefined) {
  const watch = setInterval(() => {
    if (process.ppid === Number(parent)) return
    clearInterval(watch)
    // As if the parent had passed it on: a server finishes its answers.
    process.kill(process.pid, 'SIGTERM')
  }, CHECK_MS).unref()
}
