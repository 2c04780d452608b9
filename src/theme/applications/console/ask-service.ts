import { trustedUrl } from '../../../browser/trusted.ts'
import type { Question, Replies } from './mock-service.ts'
import WORKER_ADDRESS from './mock-worker.ts?worker&url'

interface Waiting {
  question: Question
  tell: (reply: never) => void
  fail: (error: unknown) => void
}

/** One for all consoles of the page: what one of them starts, the others find. */
let worker: Worker | undefined
let hasFailed = false
let count = 0
const waiting = new Map<number, Waiting>()

/**
 * Asks the services in the page.
 * @throws Error when their script does not come, or when it breaks
 */
export function askService<Kind extends Question['kind']>(
  question: Extract<Question, { kind: Kind }>,
): Promise<Replies[Kind]> {
  const id = ++count
  return new Promise((tell, fail) => {
    waiting.set(id, { question, tell, fail })
    send(id, question)
  })
}

function send(id: number, question: Question): void {
  try {
    worker ??= start()
  } catch {
    // No workers here: the page does the work.
    import('./mock-service.ts')
      .then(({ answerQuestion }) => {
        take({ id, reply: answerQuestion(question) as never })
      })
      .catch(failAll)
    return
  }
  worker.postMessage({ id, question })
}

function start(): Worker {
  const started = new Worker(trustedUrl(WORKER_ADDRESS), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<Parameters<typeof take>[0]>) => take(data)
  // Its script did not arrive: one more is tried at once, others with later questions.
  started.onerror = (event) => {
    event.preventDefault()
    worker = undefined
    hasFailed = !hasFailed
    if (hasFailed) for (const [id, { question }] of waiting) send(id, question)
    else failAll(new Error(event.message || 'The service of the page could not be loaded.'))
  }
  return started
}

function take({ id, reply, error }: { id: number; reply?: never; error?: string }): void {
  const asked = waiting.get(id)
  waiting.delete(id)
  if (error === undefined) asked?.tell(reply as never)
  else asked?.fail(new Error(error))
}

function failAll(error: unknown): void {
  for (const { fail } of waiting.values()) fail(error)
  waiting.clear()
}
