/** A process of `processes.ts`: is told a job, then does items as they come, until nobody sends any. */
import { refuseExit } from '../content/refuse-exit.ts'
import type { Answer, Job, Work } from './processes.ts'

const queue: unknown[][] = []
let work: Promise<Work<unknown, unknown>> | undefined
let busy = false

refuseExit()

process.on('message', (message) => {
  if (work) queue.push(message as unknown[])
  else work = start(message as { url: string; shared: unknown })
  void answerAll()
})

async function start({ url, shared }: { url: string; shared: unknown }): Promise<Work<unknown, unknown>> {
  const { job } = (await import(url)) as { job: Job<unknown, unknown, unknown> }
  return job.start(shared)
}

async function answerAll(): Promise<void> {
  if (busy) return
  busy = true
  for (let items = queue.shift(); items; items = queue.shift()) {
    const answer: Answer<unknown> = await doAll(items).then(
      (results) => ({ results }),
      (error: unknown) => ({
        error: error instanceof Error ? (error.stack ?? error.message) : String(error),
      }),
    )
    process.send?.(answer)
  }
  busy = false
}

async function doAll(items: readonly unknown[]): Promise<unknown[]> {
  const { make } = await (work as Promise<Work<unknown, unknown>>)
  // Together: while one waits for a file or for compression, the next is made.
  return Promise.all(items.map(make))
}
