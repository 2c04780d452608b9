import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

/** Does one item of a job. */
export type Work<Item, Result> = (item: Item) => Promise<Result>

/** What a module exports as `job`: it can run here or in other processes, so everything it is given and gives is plain data. */
export interface Job<Shared, Item, Result> {
  /** Address of the module. */
  url: string
  start(shared: Shared): Work<Item, Result>
}

/** Address of a module in the folder of another, as it is written or bundled (bin/program.mjs). */
export function moduleBeside(address: string, name: string): string {
  return new URL(name + path.extname(address), address).href
}

/** Below this many items another process costs more than it saves. */
const LEAST_ITEMS = 100
/** So many go to a process at once: few messages, and no process is left with a long rest. */
const AT_ONCE = 8

/**
 * Does a job on many items, in several processes when it is worth it.
 * @returns the results in the order of the items
 * @throws the first error of the job; items not begun are left
 */
export async function inProcesses<Shared, Item, Result>(
  job: Job<Shared, Item, Result>,
  shared: Shared,
  items: readonly Item[],
): Promise<Result[]> {
  const results: Result[] = []
  if (items.length < LEAST_ITEMS) {
    const work = job.start(shared)
    for (const item of items) results.push(await work(item))
    return results
  }
  let next = 0
  const takeSome = () => {
    const from = next
    next = Math.min(items.length, next + AT_ONCE)
    return { from, items: items.slice(from, next) }
  }
  await Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      runProcess(job.url, shared, takeSome, (from, done: Result[]) => {
        for (const [index, result] of done.entries()) results[from + index] = result
      }).catch((error) => {
        next = items.length
        throw error
      }),
    ),
  )
  return results
}

/** What a process answers: the results of what it was given, or the error that ended it. */
export type Answer<Result> = { results: Result[] } | { error: string }

function runProcess<Item, Result>(
  url: string,
  shared: unknown,
  takeSome: () => { from: number; items: Item[] },
  keep: (from: number, results: Result[]) => void,
): Promise<void> {
  // Structured clones: maps arrive as maps.
  const child = fork(fileURLToPath(moduleBeside(import.meta.url, 'process')), { serialization: 'advanced' })
  child.send({ url, shared })
  let given = takeSome()
  const giveMore = () => (given.items.length > 0 ? child.send(given.items) : child.disconnect())
  giveMore()
  return new Promise((resolve, reject) => {
    child.on('message', (answer: Answer<Result>) => {
      if ('error' in answer) {
        child.disconnect()
        reject(new Error(answer.error))
        return
      }
      keep(given.from, answer.results)
      given = takeSome()
      giveMore()
    })
    child.once('error', reject)
    child.once('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`A process of the build ended with ${code}.`)),
    )
  })
}
