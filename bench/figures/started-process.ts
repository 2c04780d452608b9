import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { processState, processTree } from './process-tree.ts'

/** What a benchmark starts. */
export interface Command {
  program: string
  args: readonly string[]
  cwd: string
  /** Added to the variables of this process. */
  env: Record<string, string>
  /** File for everything it prints. */
  log: string
}

const PATIENCE_MS = 3000
const running = new Set<ChildProcess>()

// A benchmark that is stopped leaves nothing running.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  for (const child of running) signalTree(child, 'SIGKILL')
})

/** Starts a command; whoever starts it waits for its end or calls `endTree`. */
export function start({ program, args, cwd, env, log }: Command): ChildProcess {
  const file = openSync(log, 'w')
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env }, stdio: ['ignore', file, file] })
  closeSync(file)
  running.add(child)
  child.once('exit', () => running.delete(child))
  return child
}

/** The last lines that a command printed, for a message. */
export function lastLines({ log }: Command, count = 20): string {
  return readFileSync(log, 'utf8').trimEnd().split('\n').slice(-count).join('\n')
}

/** Ends a process and everything below it: it is asked first. Returns when nothing of it is left. */
export async function endTree(child: ChildProcess): Promise<void> {
  const waitedFor = running.has(child) ? once(child, 'exit') : undefined
  const pids = signalTree(child, 'SIGTERM')
  const left = () => pids.filter((pid) => processState(pid) !== undefined)
  const end = performance.now() + PATIENCE_MS
  while (left().length > 0) {
    if (performance.now() > end) for (const pid of left()) signalProcess(pid, 'SIGKILL')
    await sleep(50)
  }
  await waitedFor
}

function signalTree({ pid }: ChildProcess, signal: NodeJS.Signals): number[] {
  const pids = pid === undefined ? [] : processTree(pid).map((state) => state.pid)
  for (const one of pids) signalProcess(one, signal)
  return pids
}

function signalProcess(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal)
  } catch {
    // It has ended meanwhile.
  }
}
