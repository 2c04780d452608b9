import { processState, processTree } from './process-tree.ts'
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

/**
 * Runs a command to its end and measures it. One at a time: the processor time of ended children is told to this process as a sum.
 * @throws Error with the last lines printed when it fails or takes 20 minutes
 */
export async function runMeasured(command: Command): Promise<Cost> {
  const before = endedChildrenCpu()
  const started = performance.now()
  const child = start(command)
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
  return { wall, cpu: Math.max(endedChildrenCpu() - before, sampled), peakMiB: peak / 2 ** 20 }
}

function endedChildrenCpu(): number {
  const state = processState('self')
  if (state === undefined) throw new Error('Processes are measured through /proc, which only Linux has.')
  return state.childrenCpu
}
