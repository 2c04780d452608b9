import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const run = promisify(execFile)

/**
 * ISO date of the last commit of every file below the site root (UPD-03), from one reading of the history.
 * A shallow history gives no dates and one warning, because they would be wrong (UPD-04, C83); no repository gives none.
 *
 * @returns dates keyed by path relative to `root`
 */
export async function readLastUpdated(
  root: string,
  warn: (text: string) => void,
): Promise<Map<string, string>> {
  const dates = new Map<string, string>()
  const git = async (...args: string[]): Promise<string> => {
    const { stdout } = await run('git', ['-C', root, '-c', 'core.quotePath=false', ...args], {
      maxBuffer: 512 * 1024 * 1024,
    })
    return stdout
  }
  try {
    if ((await git('rev-parse', '--is-shallow-repository')).trim() === 'true') {
      warn(
        'The repository history is shallow: no page shows a last-updated date. Clone with full history to get them.',
      )
      return dates
    }
    const log = await git('log', '--format=%x00%cI', '--name-only', '--relative', '--', 'content')
    for (const commit of log.split('\0')) {
      const [date, ...files] = commit.split('\n').filter((line) => line !== '')
      for (const file of files) if (date !== undefined && !dates.has(file)) dates.set(file, date)
    }
  } catch {
    return new Map()
  }
  return dates
}
