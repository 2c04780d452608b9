/** The services beside the page, so that typing never waits for them. */
import { answerQuestion, type Question } from './mock-service.ts'

addEventListener('message', ({ data }: MessageEvent<Question>) => postMessage(answerQuestion(data)))
