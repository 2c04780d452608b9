/** The services beside the page, so that typing never waits for them. */
import { answerQuestion, type Question } from './mock-service.ts'

addEventListener(
  'message',
  ({ data: { id, question } }: MessageEvent<{ id: number; question: Question }>) => {
    try {
      postMessage({ id, reply: answerQuestion(question) })
    } catch (error) {
      postMessage({ id, error: String(error) })
    }
  },
)
