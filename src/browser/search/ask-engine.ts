import { latePart } from '../late-parts/late-part.ts'
import { trustedUrl } from '../trusted.ts'
import type { Question, Reply } from './search-engine.ts'
import WORKER_ADDRESS from './search-worker.ts?worker&url'

/** Of the script beside the page. */
export { WORKER_ADDRESS }

let worker: Worker | undefined
let hasFailed = false

/**
 * Sends a query to the engine; an empty one makes it load the data. Answers come in any number, the newest query last.
 * @param reply called with what the engine says; without an answer when it cannot be loaded
 */
export function askEngine(question: Question, reply: (reply: Reply) => void): void {
  try {
    worker ??= new Worker(trustedUrl(WORKER_ADDRESS), { type: 'module' })
  } catch {
    // No workers here: the page does the work.
    void latePart(
      () => import('./search-engine.ts'),
      ({ answerQuestion }) => answerQuestion(question, reply),
      () => reply({ query: question.query }),
    )
    return
  }
  worker.onmessage = ({ data }: MessageEvent<Reply>) => reply(data)
  // Its script did not arrive: one more is tried at once, others with later questions.
  worker.onerror = (event) => {
    event.preventDefault()
    worker = undefined
    hasFailed = !hasFailed
    if (hasFailed) askEngine(question, reply)
    else reply({ query: question.query })
  }
  worker.postMessage(question)
}
