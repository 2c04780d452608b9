import { fork } from 'node:child_process'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { inParallel } from '../content/in-parallel.ts'

/** Does the items of a job. */
export interface Work<Item, Result> {
  /** @returns what an earlier run has kept, or undefined when the item has to be made */
  kept(item: Item): Promise<Result | undefined>
  make(item: Item): Promise<Result>
}

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

/** Below this many items to make another process costs more than it saves. */
export const LEAST_ITEMS = 100
/** So many kept results are looked for at the same time. */
const LOOKUPS = 16
/** So many go to a process at once: few messages, and no process is left with a long rest. */
const AT_ONCE = 8

/**
 * Does a job on many items: takes what is kept, and makes the rest, in several processes when it is worth it.
 * @returns the results in the order of the items
 * @throws the first error of the job; items not begun are left
 */
export async function inProcesses<Shared, Item, Result>(
  job: Job<Shared, Item, Result>,
  shared: Shared,
  items: readonly Item[],
): Promise<Result[]> {
  const work = job.start(shared)
  const results = new Map<Item, Result>()
  const lookups = items.map((item) => async () => {
    const result = await work.kept(item)
    if (result !== undefined) results.set(item, result)
  })
  await inParallel(lookups, LOOKUPS)
  const rest = items.filter((item) => !results.has(item))
  if (rest.length < LEAST_ITEMS) {
    const making = rest.map((item) => async () => void results.set(item, await work.make(item)))
    await inParallel(making, AT_ONCE)
  } else await makeInProcesses(job.url, shared, rest, results)
  return items.map((item) => results.get(item) as Result)
}

/**
 * Does one item in another process.
 * @throws Error of the job, as text
 */
export async function inOtherProcess<Shared, Item, Result>(
  { url }: Job<Shared, Item, Result>,
  shared: Shared,
  item: Item,
): Promise<Result> {
  const waiting = [item]
  let made: Result[] = []
  await runProcess<Item, Result>(
    url,
    shared,
    () => waiting.splice(0),
    (_given, results) => {
      made = results
    },
  )
  return made[0] as Result
}

async function makeInProcesses<Item, Result>(
  url: string,
  shared: unknown,
  items: readonly Item[],
  results: Map<Item, Result>,
): Promise<void> {
  const waiting = [...items]
  const takeSome = () => waiting.splice(0, AT_ONCE)
  const keep = (given: Item[], made: Result[]) => {
    for (const [index, item] of given.entries()) results.set(item, made[index] as Result)
  }
  const giveUp = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  await Promise.all(
    Array.from({ length: availableParallelism() }, () =>
      runProcess(url, shared, takeSome, keep).catch(giveUp),
    ),
  )
}

/** What a process answers: the results of what it was given, or the error that ended it. */
export type Answer<Result> = { results: Result[] } | { error: string }

function runProcess<Item, Result>(
  url: string,
  shared: unknown,
  takeSome: () => Item[],
  keep: (given: Item[], made: Result[]) => void,
): Promise<void> {
  // Structured clones: maps arrive as maps.
  const child = fork(fileURLToPath(moduleBeside(import.meta.url, 'process')), { serialization: 'advanced' })
  child.send({ url, shared })
  let given = takeSome()
  const giveMore = () => (given.length > 0 ? child.send(given) : child.disconnect())
  giveMore()
  return new Promise((resolve, reject) => {
    child.on('message', (answer: Answer<Result>) => {
      if ('error' in answer) {
        child.disconnect()
        reject(new Error(answer.error))
        return
      }
      keep(given, answer.results)
      given = takeSome()
      giveMore()
    })
    child.once('error', reject)
    child.once('exit', (code, signal) => {
      // Also with 0 before it was told that nothing is left.
      if (code === 0 && given.length === 0) resolve()
      else reject(new Error(`A process of the build ended early, with ${code ?? signal}.`))
    })
  })
}
