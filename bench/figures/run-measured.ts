import { readFileSync, rmSync } from 'node:fs'
import { processTree } from './process-tree.ts'
import { type Command, endTree, lastLines, start } from './started-process.ts'

const SAMPLE_MS = 100
const TIMEOUT_MS = 20 * 60_000

/** What one run of a command took. */
export interface Cost {
  wall: number
  /** Processor seconds of the whole process tree. */
  cpu: number
  /** The largest sum of resident sets over the process tree. */
  peakMiB: number
}

/** A shell of its own knows the processor time of this command alone; this process knows that of everything it ever started, as a sum. */
const TIMED = '"$@"; code=$?; times > "$TIMES_FILE"; exit $code'

/**
 * Runs a command to its end and measures it.
 * @throws Error with the last lines printed when it fails or takes 20 minutes
 */
export async function runMeasured(command: Command): Promise<Cost> {
  const times = `${command.log}.times`
  const started = performance.now()
  const child = start({
    ...command,
    program: '/bin/sh',
    args: ['-c', TIMED, 'sh', command.program, ...command.args],
    env: { ...command.env, TIMES_FILE: times },
  })
  const cpuSeen = new Map<string, number>()
  let peak = 0
  const sample = setInterval(() => {
    const tree = processTree(child.pid ?? 0)
    // A process that ends without its parent waiting is in no sum, only here.
    for (const { pid, started, cpu } of tree) cpuSeen.set(`${pid} ${started}`, cpu)
    peak = Math.max(
      peak,
      tree.reduce((sum, { resident }) => sum + resident, 0),
    )
    if (performance.now() - started > TIMEOUT_MS) void endTree(child)
  }, SAMPLE_MS)
  const code = await new Promise<number | Error | null>((done) => {
    child.once('exit', done)
    child.once('error', done)
  })
  clearInterval(sample)
  const wall = (performance.now() - started) / 1000
  if (code !== 0) {
    const line = [command.program, ...command.args].join(' ')
    throw new Error(`${line} ended with ${code} after ${wall.toFixed(0)} s:\n${lastLines(command)}`)
  }
  const sampled = [...cpuSeen.values()].reduce((sum, cpu) => sum + cpu, 0)
  const waited = parseTimes(readFileSync(times, 'utf8'))
  rmSync(times)
  return { wall, cpu: Math.max(waited, sampled), peakMiB: peak / 2 ** 20 }
}

/** @param text of the shell's `times`: user and system time of itself, then of its ended children: `0m1.50s 0m0.25s` */
export function parseTimes(text: string): number {
  const [, , user, system] = [...text.matchAll(/(\d+)m([\d.]+)s/g)].map(
    ([, minutes, s]) => 60 * Number(minutes) + Number(s),
  )
  if (user === undefined || system === undefined)
    throw new Error(`The shell's times are not understood: ${text}`)
  return user + system
}
