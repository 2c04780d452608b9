import { expect, it } from 'vitest'
import { Service } from '../../../src/mock/service.ts'
import { operationData } from '../../../src/reference/operation-data.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { requestSamples } from '../../../src/reference/samples/request-samples.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { SMALL } from './small-document.ts'

const whole = readReference(SMALL, 'apis/jobs.yaml')

it('holds one operation, and the definitions that it leads to', () => {
  for (const operation of operationsOf(whole)) {
    const { reference } = operationData(whole, operation)
    expect(operationsOf(reference).map(({ operationId }) => operationId)).toEqual([operation.operationId])
    const text = JSON.stringify(reference)
    for (const [, name = ''] of text.matchAll(/#\/components\/schemas\/(\w+)/g))
      expect(reference.definitions).toHaveProperty(name)
  }
  const used = operationsOf(whole).map((operation) =>
    Object.keys(operationData(whole, operation).reference.definitions).sort(),
  )
  expect(used).toEqual([['Job', 'JobRequest'], ['Job']])
})

it('its samples are those of the whole reference, and a service made of it answers', () => {
  for (const operation of operationsOf(whole)) {
    const { reference } = operationData(whole, operation)
    const [alone] = operationsOf(reference)
    if (!alone) throw new Error('no operation')
    expect(requestSamples(reference, alone)).toEqual(requestSamples(whole, operation))
    const request = {
      method: operation.method,
      host: 'jobs.example',
      path: operation.path,
      query: [] as [string, string][],
      headers: {},
      body: new Uint8Array(),
    }
    const answers = [whole, reference].map((one) => new Service([one], {}).answer(request))
    expect(answers[1]?.answer).toEqual(answers[0]?.answer)
    expect(answers[1]?.violations).toEqual(answers[0]?.violations)
  }
})
