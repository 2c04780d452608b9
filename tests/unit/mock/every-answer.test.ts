import { describe, expect, test } from 'vitest'
import { textOf } from '../../../src/mock/bytes.ts'
import { exampleRequest } from '../../../src/mock/example-request.ts'
import { type Exchange, type SentRequest, sentenceOf } from '../../../src/mock/exchange.ts'
import { mutate } from '../../../src/mock/mutate.ts'
import { provokes } from '../../../src/mock/provokes.ts'
import { Service } from '../../../src/mock/service.ts'
import { validatorFor } from '../../../src/mock/validator.ts'
import type { ApiReference, Operation, Response } from '../../../src/reference/model.ts'
import { isJson } from '../../../src/reference/samples/sample-body.ts'
import { sampleChoices } from '../../../src/reference/samples/sample-choices.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { everyDocument } from './every-document.ts'

const documents = (await everyDocument()).filter(({ kind }) => kind === 'http')
const secrets = { access_token: 'token', refresh_token: 'refresh', client_id: 'client' }

/** Why an answer is not one that the document describes. */
function faults(
  reference: ApiReference,
  { responses }: Operation,
  { answer, responseId }: Exchange,
): string[] {
  const response = responses.find(({ id }) => id === responseId)
  if (!response || !answer) return [`no described response: ${answer?.status}`]
  return [...statusFaults(response, answer.status), ...bodyFaults(reference, response, answer)]
}

function statusFaults({ status }: Response, sent: number): string[] {
  const fits = status === 'default' || new RegExp(`^${status.replace(/XX/i, '..')}$`).test(String(sent))
  return fits ? [] : [`${sent} for ${status}`]
}

function bodyFaults(
  reference: ApiReference,
  response: Response,
  { headers, body }: NonNullable<Exchange['answer']>,
) {
  const type = headers['Content-Type']
  const content = response.contents.find(({ mediaType }) => mediaType === type)
  if (!content) return body === '' && response.contents.length === 0 ? [] : [`a body of the type ${type}`]
  if (content.jsonSchema === undefined || /[/+]xml/.test(content.mediaType)) return []
  const value = isJson(content.mediaType) ? (JSON.parse(body) as unknown) : body
  return validatorFor(
    reference,
    'response',
  )(content.jsonSchema)(value).map(({ pointer, message }) => `${pointer} ${message}`)
}

const named = documents.map((reference) => [reference.name, reference] as const)
let successes = 0
let byMistake = 0
let byState = 0

describe('Everything that a document describes can be had', () => {
  test.each(named)(
    'each operation of %s answers every request of its samples with success',
    (_, reference) => {
      const wrong: string[] = []
      for (const operation of operationsOf(reference)) {
        for (const choice of sampleChoices(operation)) {
          const request = exampleRequest(reference, operation, secrets, choice)
          const service = new Service([reference], secrets, () => 0)
          const exchange = service.answer(request)
          successes++
          const found = [
            ...exchange.violations.map(sentenceOf),
            ...faults(reference, operation, exchange),
            ...(exchange.answer && exchange.answer.status < 300 ? [] : [`${exchange.answer?.status}`]),
          ]
          wrong.push(...found.map((text) => `${operation.operationId} ${choice.example?.name}: ${text}`))
        }
      }
      expect(wrong).toEqual([])
    },
  )

  test.each(named)('each error of %s can be provoked', (_, reference) => {
    const wrong: string[] = []
    for (const operation of operationsOf(reference)) {
      const situations = provokes(reference, operation)
      const described = operation.responses.filter(({ status }) => !/^[123]/.test(status))
      expect(situations.map(({ status }) => status)).toEqual(described.map(({ status }) => status))
      for (const { mistake, state, responseId, status } of situations) {
        const usual = exampleRequest(reference, operation, secrets)
        const request: SentRequest = (mistake && mutate(reference, operation, usual, mistake)) ?? usual
        const exchange = new Service([reference], secrets, () => 0).answer(request, state)
        if (mistake === undefined) byState++
        else byMistake++
        const found = [
          ...faults(reference, operation, exchange),
          ...(exchange.responseId === responseId ? [] : [`answered as ${exchange.responseId}`]),
          ...(mistake === undefined || exchange.violations.length > 0 || status === '404' || status === '406'
            ? []
            : ['no violation is told']),
        ]
        wrong.push(
          ...found.map(
            (text) =>
              `${operation.operationId} ${status} ${mistake ?? state?.kind}: ${text} ${textOf(request.body)}`,
          ),
        )
      }
    }
    expect(wrong).toEqual([])
  })

  test('which makes 200 answers of success, and 233 errors: 178 by a mistake in the request, 55 by a state of the service', () => {
    expect({ documents: documents.length, successes, byMistake, byState }).toEqual({
      documents: 13,
      successes: 200,
      byMistake: 178,
      byState: 55,
    })
  })
})
