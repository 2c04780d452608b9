/** Processes and what they use, from Linux's `/proc`. */
import { readdirSync, readFileSync } from 'node:fs'

/** Both are the same on every Linux that Node supports: the kernel's unit of times told to programs, and the usual size of a page. */
const TICKS_PER_SECOND = 100
const PAGE_BYTES = 4096

export interface ProcessState {
  pid: number
  parent: number
  /** Processor seconds, user and system, of this process alone. */
  cpu: number
  /** Resident set in bytes; memory that processes share counts in each. */
  resident: number
  /** Tells apart two processes that had the same number one after the other. */
  started: string
  ended: boolean
}

/** @param text of `/proc/PID/stat`; the name of the program stands in parentheses and may hold spaces and parentheses */
export function parseStat(text: string): ProcessState {
  const pid = Number.parseInt(text, 10)
  const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
  const number = (index: number) => Number(fields[index])
  return {
    pid,
    ended: fields[0] === 'Z' || fields[0] === 'X',
    parent: number(1),
    cpu: (number(11) + number(12)) / TICKS_PER_SECOND,
    started: fields[19] ?? '',
    resident: number(21) * PAGE_BYTES,
  }
}

/** @returns undefined when there is no such process (any more); one that has ended and that nobody waits for counts as gone */
export function processState(pid: number): ProcessState | undefined {
  try {
    const state = parseStat(readFileSync(`/proc/${pid}/stat`, 'utf8'))
    return state.ended ? undefined : state
  } catch {
    return undefined
  }
}

/** A process and everything below it that runs now, from the top down. */
export function processTree(root: number): ProcessState[] {
  const all = readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map((name) => processState(Number(name)))
    .filter((state) => state !== undefined)
  const found = all.filter(({ pid }) => pid === root)
  for (const { pid } of found) found.push(...all.filter(({ parent }) => parent === pid))
  return found
}
