/** The search engine beside the page, so that typing never waits for it. */
import { answerQuestion, type Question } from './search-engine.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => {
  void answerQuestion(data, (reply) => postMessage(reply))
})
