import { expect, it } from 'vitest'
import { Service } from '../../../src/mock/service.ts'
import { operationData } from '../../../src/reference/operation-data.ts'
import { readReference } from '../../../src/reference/read-reference.ts'
import { requestSamples } from '../../../src/reference/samples/request-samples.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { SMALL } from './small-document.ts'

const withStates = readReference(SMALL, 'apis/jobs.yaml')
const { states: _states, ...whole } = withStates

it('holds one operation, and the definitions that it leads to', () => {
  const all = operationsOf(whole).map((operation) => {
    const { reference } = operationData(whole, operation)
    return [
      operationsOf(reference).map(({ operationId }) => operationId),
      Object.keys(reference.definitions).sort(),
    ]
  })
  expect(all).toEqual([
    [['startJob'], ['Job', 'JobRequest']],
    [['readJob'], ['Job']],
  ])
})

it('of a document with states it holds all operations: they are about the same jobs', () => {
  const [one, other] = operationsOf(withStates).map((operation) => operationData(withStates, operation))
  expect(operationsOf(one?.reference ?? whole)).toHaveLength(2)
  expect(one).toEqual(other)
})

it('its samples are those of the whole reference, and a service made of it answers alike', () => {
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
    const [known, reduced] = [whole, reference].map((one) => new Service([one], {}).answer(request))
    expect(reduced?.answer).toEqual(known?.answer)
    expect(reduced?.violations).toEqual(known?.violations)
  }
})
