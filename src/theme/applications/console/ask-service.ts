import { trustedUrl } from '../../../browser/trusted.ts'
import type { Question, Reply } from './mock-service.ts'
import WORKER_ADDRESS from './mock-worker.ts?worker&url'

/** One for all consoles of the page: what one of them starts, the others find. */
let worker: Worker | undefined
let hasFailed = false
let count = 0
const waiting = new Map<
  number,
  { question: Question; tell: (reply: Reply) => void; fail: (error: unknown) => void }
>()

/**
 * Sends a request to the service in the page.
 * @throws Error when its script does not come
 */
export function askService(given: Omit<Question, 'id'>): Promise<Reply> {
  const question = { ...given, id: ++count }
  return new Promise((tell, fail) => {
    waiting.set(question.id, { question, tell, fail })
    send(question)
  })
}

function send(question: Question): void {
  try {
    worker ??= start()
  } catch {
    // No workers here: the page does the work.
    import('./mock-service.ts').then(({ answerQuestion }) => take(answerQuestion(question)), failAll)
    return
  }
  worker.postMessage(question)
}

function start(): Worker {
  const started = new Worker(trustedUrl(WORKER_ADDRESS), { type: 'module' })
  started.onmessage = ({ data }: MessageEvent<Reply>) => take(data)
  // Its script did not arrive, or it broke: one more is tried at once, others with later questions.
  started.onerror = (event) => {
    event.preventDefault()
    worker = undefined
    hasFailed = !hasFailed
    if (hasFailed) for (const { question } of waiting.values()) send(question)
    else failAll(new Error(event.message))
  }
  return started
}

function take(reply: Reply): void {
  waiting.get(reply.id)?.tell(reply)
  waiting.delete(reply.id)
}

function failAll(error: unknown): void {
  for (const { fail } of waiting.values()) fail(error)
  waiting.clear()
}
