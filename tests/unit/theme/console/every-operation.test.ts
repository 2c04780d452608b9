/** What a console begins with, for every operation of the product's documents. */
import { afterEach, expect, it, vi } from 'vitest'
import { sentRequest } from '../../../../src/mock/example-request.ts'
import { validatorFor } from '../../../../src/mock/validator.ts'
import { operationData } from '../../../../src/reference/operation-data.ts'
import { responseOf } from '../../../../src/reference/response-of.ts'
import { requestSamples, writeSamples } from '../../../../src/reference/samples/request-samples.ts'
import { operationsOf } from '../../../../src/reference/walk.ts'
import { firstValues, needsOf } from '../../../../src/theme/applications/console/console-values.ts'
import { demoSecrets } from '../../../../src/theme/applications/console/demo-secrets.ts'
import { formField, objectFields } from '../../../../src/theme/applications/console/form-field.ts'
import { answerQuestion, type Replies } from '../../../../src/theme/applications/console/mock-service.ts'
import { writtenRequest } from '../../../../src/theme/applications/console/written-request.ts'
import { readDocuments, readReferences } from '../../../samples/api-documents.ts'

const references = readReferences(await readDocuments(process.cwd()))
const all = references.flatMap((whole) =>
  operationsOf(whole).map((operation) => {
    const { reference } = operationData(whole, operation)
    const alone = operationsOf(reference).find(({ id }) => id === operation.id)
    if (!alone) throw new Error(`${operation.id} is not in its data`)
    return { whole, operation, reference, alone, name: `${whole.name} ${operation.operationId}` }
  }),
)

afterEach(() => {
  vi.useRealTimers()
})

it('its code is the first sample of the page', () => {
  expect(all.length).toBeGreaterThan(90)
  for (const { whole, operation, reference, alone } of all) {
    const request = writtenRequest(reference, alone, firstValues(reference, alone))
    expect(writeSamples(request)).toEqual(requestSamples(whole, operation))
  }
})

it('the service in the page answers it with a success that fits the document, and with each documented status', () => {
  vi.useFakeTimers()
  let errors = 0
  for (const { reference, alone, name } of all) {
    const { operationId } = alone
    const secrets = Object.assign({}, ...needsOf(alone).map((need) => demoSecrets(reference, need)))
    const request = sentRequest(
      writtenRequest(reference, alone, firstValues(reference, alone)),
      (variable) => secrets[variable] ?? '',
    )
    const ask = (situation?: object) => {
      // No limit of requests is reached.
      vi.setSystemTime(Date.now() + 3_600_000)
      return answerQuestion({
        kind: 'answer',
        reference,
        operationId,
        request,
        ...(situation && { situation }),
      }) as Replies['answer']
    }
    const { answer, violations } = ask()
    expect({ name, violations }).toEqual({ name, violations: [] })
    expect(String(answer.status), name).toMatch(/^2/)
    const content = responseOf(alone, answer.status)?.contents[0]
    if (content?.jsonSchema !== undefined && content.mediaType.includes('json'))
      expect(validatorFor(reference, 'response')(content.jsonSchema)(JSON.parse(answer.body)), name).toEqual(
        [],
      )
    const situations = answerQuestion({ kind: 'situations', reference, operationId }) as Replies['situations']
    for (const { responseId, mistake, state } of situations) {
      errors++
      const reply = ask({ ...(mistake && { mistake }), ...(state && { state }) })
      expect([name, reply.responseId], `${mistake} ${state?.status}`).toEqual([name, responseId])
    }
  }
  expect(errors).toBeGreaterThan(200)
})

it('it asks for a file where one is sent, and for nothing else', () => {
  const files = new Set<string>()
  for (const { alone, reference } of all)
    for (const { mediaType, jsonSchema = true } of alone.body?.contents ?? [])
      for (const { name, schema } of objectFields(jsonSchema, reference.definitions))
        if (formField(schema, reference.definitions).kind === 'file') files.add(`${mediaType} ${name}`)
  expect([...files].sort()).toEqual(['multipart/form-data file', 'multipart/form-data media'])
})
