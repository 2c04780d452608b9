import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'

/** Seconds; `cpu` is processor time of this process, all its threads, and of its children that ended meanwhile. */
interface Spent {
  wall: number
  cpu: number
}

/** Linux tells times in hundredths of a second. */
const TICKS_PER_SECOND = 100

/**
 * What each step of a build takes, for `npm run bench cost`. Steps follow one another; a process that a step starts must end within it to be
 * counted.
 */
export class BuildSteps {
  readonly #spent: Record<string, Spent> = {}

  /** Does the work of a step; a name given several times is one step. */
  async step<T>(name: string, work: () => Promise<T> | T): Promise<T> {
    const before = now()
    const result = await work()
    const after = now()
    const { wall = 0, cpu = 0 } = this.#spent[name] ?? {}
    this.#spent[name] = { wall: wall + after.wall - before.wall, cpu: cpu + after.cpu - before.cpu }
    return result
  }

  /** Writes `{ step: { wall, cpu } }` in the order of the steps to the file that DOCS_BUILD_STEPS names; does nothing without it. */
  async write(): Promise<void> {
    const file = process.env['DOCS_BUILD_STEPS']
    if (file) await writeFile(file, JSON.stringify(this.#spent, null, 2))
  }
}

function now(): Spent {
  const { user, system } = process.cpuUsage()
  return { wall: performance.now() / 1000, cpu: (user + system) / 1_000_000 + endedChildrenCpu() }
}

/** Node knows it of its own process only. Systems without `/proc` do without. */
function endedChildrenCpu(): number {
  try {
    const stat = readFileSync('/proc/self/stat', 'utf8')
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
    return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND
  } catch {
    return 0
  }
}
