import type { ApiReference, Operation } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { operationsOf } from '../reference/walk.ts'
import type { Outcome } from './exchange.ts'
import { validatorFor } from './validator.ts'

/**
 * An answer in which fields that the reader has sent say what was sent: a reference of one's own comes back. The examples say what their own
 * requests send; such a field goes when the reader has not sent it. An answer that would fit its schema no longer stays as it is.
 * @param sent body of the request that began the job
 */
export function withEcho(
  reference: ApiReference,
  operation: Operation,
  outcome: Outcome,
  sent: unknown,
): Outcome {
  const { answer, responseId } = outcome
  const response = operation.responses.find(({ id }) => id === responseId)
  const content = response?.contents.find(({ mediaType }) => mediaType === answer.headers['Content-Type'])
  const value = parsedJson(answer.body)
  if (!isObject(value) || !isObject(sent) || content?.jsonSchema === undefined) return outcome
  const own = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
    const isOwn = key === reference.states?.id
    if (isOwn || typeof entry !== 'string' || !isOfRequest(reference, key, entry)) return [[key, entry]]
    return Object.hasOwn(sent, key) ? [[key, sent[key]]] : []
  })
  const echoed = Object.fromEntries(own)
  const fits = validatorFor(reference, 'response')(content.jsonSchema)
  if (fits(echoed).length > 0) return outcome
  return { ...outcome, answer: { ...answer, body: JSON.stringify(echoed) } }
}

/** Whether an example of a request has this value in a field of this name. */
function isOfRequest(reference: ApiReference, key: string, value: string): boolean {
  return operationsOf(reference).some(({ body }) =>
    body?.contents.some(({ examples }) =>
      examples.some((example) => isObject(example.value) && example.value[key] === value),
    ),
  )
}
