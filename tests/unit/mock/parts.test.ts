import { expect, test } from 'vitest'
import { Service } from '../../../src/mock/service.ts'
import type { ApiReference } from '../../../src/reference/model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { everyDocument } from './every-document.ts'
import { about, bodyOf, TimedService } from './timed-service.ts'

const whole = (await everyDocument()).find(({ name }) => name === 'scribe-batch-v2') as ApiReference

/** The document with one operation alone, as a page has it for its console. */
function partOf(operationId: string): ApiReference {
  const operations = operationsOf(whole).filter((one) => one.operationId === operationId)
  return { ...whole, groups: [{ id: '', slug: '', title: '', description: '', operations }] }
}

test('A service that gets to know a document in parts remembers a job from one to the other', () => {
  const source = new TimedService([whole])
  const service = new Service([partOf('startTranscription')], { access_token: 'token' }, () => source.now)
  const id = bodyOf(service.answer(source.request('startTranscription')))['transcription_id']
  const ask = about('9b1d4c70a2f84e6fb35d0c7e81aa42f6', id)(source.request('downloadTranscription'))
  expect(service.answer(ask)).toMatchObject({ answer: { status: 501 }, targets: [] })
  service.add(partOf('downloadTranscription'))
  expect(service.answer(ask).answer?.status).toBe(202)
  source.wait(30)
  service.add(partOf('deleteTranscription'))
  service.add(partOf('downloadTranscription'))
  expect(service.answer(ask).answer?.status).toBe(200)
})
