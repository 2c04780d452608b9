import { trustedUrl } from '../trusted.ts'
import type { Question, Reply } from './search-engine.ts'
import WORKER_ADDRESS from './search-worker.ts?worker&url'

/** Of the script beside the page. */
export { WORKER_ADDRESS }

let worker: Worker | undefined

/**
 * Sends a query to the engine; an empty one makes it load the data. Answers come in any number, the newest query last.
 * @param reply called with what the engine says; without an answer when it cannot be loaded
 */
export function askEngine(question: Question, reply: (reply: Reply) => void): void {
  try {
    worker ??= new Worker(trustedUrl(WORKER_ADDRESS), { type: 'module' })
  } catch {
    // No workers here: the page does the work.
    void import('./search-engine.ts').then(
      ({ answerQuestion }) => answerQuestion(question, reply),
      () => reply({ query: question.query }),
    )
    return
  }
  worker.onmessage = ({ data }: MessageEvent<Reply>) => reply(data)
  // Its script did not arrive: the next question starts another.
  worker.onerror = (event) => {
    event.preventDefault()
    worker = undefined
    reply({ query: question.query })
  }
  worker.postMessage(question)
}
