/** Forms go on with what earlier ones were answered: whoever sends them one after the other, as they are, comes through. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { sentRequest } from '../../../../src/mock/example-request.ts'
import type { Transition } from '../../../../src/reference/diagram-model.ts'
import { layOutStates } from '../../../../src/reference/diagrams/state-layout.ts'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { operationData } from '../../../../src/reference/operation-data.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { rememberAnswer, withAnswered } from '../../../../src/theme/applications/console/answered-values.ts'
import {
  type ConsoleValues,
  firstValues,
  needsOf,
} from '../../../../src/theme/applications/console/console-values.ts'
import { demoSecrets } from '../../../../src/theme/applications/console/demo-secrets.ts'
import { answerQuestion, type Replies } from '../../../../src/theme/applications/console/mock-service.ts'
import { writtenRequest } from '../../../../src/theme/applications/console/written-request.ts'
import { readDocuments, readReferences } from '../../../samples/api-documents.ts'

const references = readReferences(await readDocuments(process.cwd()))
const withStates = references.filter(({ kind, states }) => kind === 'http' && states)

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

function wait(seconds: number): void {
  vi.setSystemTime(Date.now() + seconds * 1000)
}

/** What a console that is opened now begins with. */
function opened(whole: ApiReference, operationId: string) {
  const operation = operationsOf(whole).find((one) => one.operationId === operationId)
  if (!operation) throw new Error(`${whole.name} has no operation ${operationId}`)
  const { reference } = operationData(whole, operation)
  return {
    reference,
    operation,
    values: withAnswered(reference, operation, firstValues(reference, operation)),
  }
}

/** Opens a console and sends its form as it is, a second after the one before. */
function send(whole: ApiReference, operationId: string): Replies['answer']['answer'] {
  wait(1)
  const { reference, operation, values } = opened(whole, operationId)
  const secrets = Object.assign({}, ...needsOf(operation).map((need) => demoSecrets(reference, need)))
  const request = sentRequest(writtenRequest(reference, operation, values), (name) => secrets[name] ?? '')
  const { answer } = answerQuestion({ kind: 'answer', reference, operationId, request }) as Replies['answer']
  rememberAnswer(reference, answer)
  return answer
}

/** The job that was made last. */
function newest(): Replies['view']['jobs'][number] | undefined {
  return (answerQuestion({ kind: 'view' }) as Replies['view']).jobs[0]
}

function documentOf(name: string): ApiReference {
  const found = references.find((one) => one.name === name)
  if (!found) throw new Error(`No document ${name}`)
  return found
}

it('there are documents with jobs', () => {
  expect(withStates.length).toBeGreaterThanOrEqual(5)
})

it('the states of each have a drawing: none is so tangled that readers get a list', () => {
  expect(withStates.filter(({ states }) => !states || !layOutStates(states)).map(({ name }) => name)).toEqual(
    [],
  )
})

describe.each(withStates.map((whole) => [whole.name, whole] as const))('%s', (_name, whole) => {
  const { states = [], transitions = [] } = whole.states ?? {}
  const starts = transitions.filter(({ from, by }) => from === undefined && by !== undefined)
  it.each(starts.map(({ by = '', to }) => [by, to]))('%s begins a job that goes its way', (by, first) => {
    expect(send(whole, by).status).toBeLessThan(300)
    let next: Transition | undefined
    for (let here: string | undefined = first; here !== undefined; here = next?.to) {
      expect(newest()?.state).toBe(here)
      const ways: Transition[] = transitions.filter(({ from }) => from === here)
      const { answers = {} } = states.find(({ name }) => name === here) ?? {}
      for (const [operationId, said] of Object.entries(answers)) {
        if (ways.some((way) => way.by === operationId)) continue
        const isStep = transitions.some(({ by: own }) => own === operationId)
        // What brings on jobs of another start has another one in its form.
        if (isStep && !JSON.stringify(opened(whole, operationId).values).includes(newest()?.id ?? ''))
          continue
        const due = (Array.isArray(said) ? said : [said]).map(({ status }) => status)
        expect(due, `${operationId} when ${here}`).toContain(String(send(whole, operationId).status))
        expect(newest()?.state, `after ${operationId}`).toBe(here)
      }
      next = ways.find((way) => way.by !== undefined) ?? ways.find((way) => way.after !== undefined)
      if (next?.by !== undefined) expect(send(whole, next.by).status, next.by).toBeLessThan(300)
      else if (next) wait(60)
    }
  })
})

it('The upload of Extract: the id of the link is in the forms behind it, and a report before the file is refused', () => {
  const whole = documentOf('extract-v3')
  const { request_id: id, upload_spec } = JSON.parse(send(whole, 'createUploadUrl').body)
  expect(opened(whole, 'completeUpload').values.body).toEqual({ request_id: id })
  expect(opened(whole, 'uploadDocument').values.body).toEqual({ ...upload_spec.fields, file: 'report.pdf' })
  expect(opened(whole, 'downloadDocument').values.parameters).toMatchObject({ 'path result': id })
  expect(send(whole, 'completeUpload').status).toBe(404)
  expect(send(whole, 'uploadDocument').status).toBe(204)
  expect(send(whole, 'completeUpload').status).toBe(204)
  expect(send(whole, 'completeUpload').status).toBe(404)
  // Whoever sends the file again takes nothing back.
  expect(send(whole, 'uploadDocument').status).toBe(204)
  expect(newest()?.state).toBe('pending')
  wait(45)
  expect(JSON.parse(send(whole, 'getDownloadUrl').body)).toMatchObject({ status: 'success' })
})

it('The upload of NERD: what was not uploaded does not start, and its reference comes back', () => {
  const whole = documentOf('nerd')
  const { job_id: id, fields } = JSON.parse(send(whole, 'api_annotations_upload_url').body)
  expect(opened(whole, 'uploadFile').values.body).toEqual({ ...fields, file: 'article.txt' })
  expect(opened(whole, 'api_annotations_async_put').values.parameters).toEqual({ 'query job_id': id })
  expect(send(whole, 'api_annotations_async_put').status).toBe(400)
  expect(send(whole, 'uploadFile').status).toBe(200)
  expect(send(whole, 'api_annotations_async_put').status).toBe(202)
  expect(opened(whole, 'api_annotations_async_get').values.parameters).toEqual({ 'query job_id': id })
  expect(newest()?.state).toBe('pending')
  wait(12)
  // A start that is repeated starts nothing again.
  expect(send(whole, 'api_annotations_async_put').status).toBe(202)
  expect(newest()?.state).toBe('success')
})

it('A job that was started otherwise is in no form that it cannot come to', () => {
  const extract = documentOf('extract-v3')
  const nerd = documentOf('nerd')
  const link = JSON.parse(send(extract, 'createUploadUrl').body).request_id
  const direct = JSON.parse(send(extract, 'submitExtraction').body).request_id
  expect(opened(extract, 'completeUpload').values.body).toEqual({ request_id: link })
  expect(opened(extract, 'getExtraction').values.parameters).toMatchObject({ 'path request_id': direct })
  const text = JSON.parse(send(nerd, 'api_annotations_async_post').body).job_id
  expect(opened(nerd, 'api_annotations_async_put').values.parameters).not.toEqual({ 'query job_id': text })
  expect(opened(nerd, 'api_annotations_async_get').values.parameters).toEqual({ 'query job_id': text })
})

it('A value that is none of the examples stays', () => {
  const whole = documentOf('extract-v3')
  send(whole, 'createUploadUrl')
  const { reference, operation, values } = opened(whole, 'uploadDocument')
  const typed: ConsoleValues = {
    ...values,
    body: { key: 'mine', signature: 7, file: 'other.pdf', more: [''] },
  }
  expect(withAnswered(reference, operation, typed)).toEqual(typed)
})
