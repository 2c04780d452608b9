import { existsSync, readFileSync } from 'node:fs'
import { codeOf } from '../../config/error-code.ts'

/** A process, and when it began: its number is given to another one later. */
export interface ProcessMark {
  pid: number
  /** In ticks since the machine started; absent where nobody has noted it. */
  started?: string
}

/** Linux tells more of a process than whether its number is taken. */
const isTold = existsSync('/proc/self/stat')

/** This process. */
export function ownMark(): ProcessMark {
  const started = startOf(process.pid)
  return started === undefined ? { pid: process.pid } : { pid: process.pid, started }
}

/** Whether a process, not this one, still runs. Its parent may not have noticed its end yet: such a one does not. */
export function isAlive({ pid, started }: ProcessMark): boolean {
  try {
    process.kill(pid, 0)
  } catch (error) {
    // It runs, and belongs to somebody else.
    if (codeOf(error) !== 'EPERM') return false
  }
  if (!isTold) return pid !== process.pid
  const found = startOf(pid)
  return found !== undefined && (started === undefined ? pid !== process.pid : found === started)
}

/** @returns undefined for a process that has ended, and where the system does not tell */
function startOf(pid: number): string | undefined {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The second field is the name, which may hold anything.
    const [state = '', ...fields] = text.slice(text.lastIndexOf(')') + 2).split(' ')
    return /[ZX]/.test(state) ? undefined : fields[18]
  } catch {
    return undefined
  }
}
