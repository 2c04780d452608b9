/** Modules of authors are run from a data URL, expressions of pages from text. */
const OF_AUTHORS = /data:text\/javascript|\beval at\b|<anonymous>:\d/
/** The message and this function come first. */
const CALLER_LINE = 2

/**
 * Keeps files of authors (`_meta.ts`, settings, expressions in pages) from ending the process: a build that ends early, with 0, would pass for one that has
 * succeeded. Their call of `process.exit` throws, so that it is told with its file like every other error.
 */
export function refuseExit(): void {
  const exit = process.exit.bind(process)
  process.exit = (code) => {
    const caller = new Error().stack?.split('\n')[CALLER_LINE] ?? ''
    if (OF_AUTHORS.test(caller))
      throw new Error(`process.exit(${code ?? ''}): a file of the site cannot end the build`)
    return exit(code)
  }
}
