/** npm and the shell pass a signal on as well: one key press arrives up to three times within this time. */
const ECHO_MS = 500

/**
 * Ends the process cleanly on SIGINT or SIGTERM, at once on the second; SIGHUP reads the site again where there is no terminal.
 * @param stop finishes what is under way
 */
export function obeySignals(stop: () => Promise<void>, reload: () => void): void {
  let first: number | undefined
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      const now = performance.now()
      if (first === undefined) {
        first = now
        void stop().then(() => process.exit(0))
      } else if (now - first > ECHO_MS) process.exit(1)
    })
  }
  // There it means that the terminal is closed, and the server is to end with it.
  if (process.stdin.isTTY || process.stdout.isTTY) return
  process.on('SIGHUP', () => {
    try {
      reload()
      console.error('The site was read again.')
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error)
      console.error(`The site could not be read again, the old one stays: ${reason}`)
    }
  })
}
