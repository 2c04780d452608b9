import type { ApiReference, Operation } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { operationsOf } from '../reference/walk.ts'
import type { Found, Outcome } from './exchange.ts'
import { validatorFor } from './validator.ts'

type Fields = Record<string, unknown>

/** What only the service gives out: a new token is not the one that was sent. */
const SECRET = /token|secret|assertion|password/i

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
  return rewritten(reference, operation, outcome, (value, fits) => {
    if (!isObject(sent)) return value
    const own = Object.entries(value).flatMap(([key, entry]): [string, unknown][] => {
      const isOwn = key === reference.states?.id
      if (isOwn || typeof entry !== 'string' || !isOfRequest(reference, key, entry)) return [[key, entry]]
      return Object.hasOwn(sent, key) ? [[key, sent[key]]] : []
    })
    const echoed = Object.fromEntries(own)
    return fits(echoed) ? echoed : value
  })
}

/**
 * An answer in which each field that has the name of a part of the path or of a field of the body has its value, where the schema of the answer allows it.
 * @param body value of the body, if it has one
 */
export function withInput(
  reference: ApiReference,
  { operation, pathValues }: Found,
  outcome: Outcome,
  body: unknown,
): Outcome {
  const given: Fields = { ...pathValues, ...(isObject(body) && body) }
  return rewritten(reference, operation, outcome, (value, fits) =>
    Object.keys(value).reduce((done, key) => {
      if (!Object.hasOwn(given, key) || key === reference.states?.id || SECRET.test(key)) return done
      // Parts of a path have no types.
      const isNumber = typeof done[key] === 'number' && typeof given[key] === 'string'
      const next = { ...done, [key]: isNumber ? Number(given[key]) : given[key] }
      return fits(next) ? next : done
    }, value),
  )
}

/** An answer whose body is another object. */
function rewritten(
  reference: ApiReference,
  { responses }: Operation,
  outcome: Outcome,
  change: (value: Fields, fits: (value: Fields) => boolean) => Fields,
): Outcome {
  const { answer, responseId } = outcome
  const response = responses.find(({ id }) => id === responseId)
  const content = response?.contents.find(({ mediaType }) => mediaType === answer.headers['Content-Type'])
  const value = parsedJson(answer.body)
  if (!isObject(value) || content?.jsonSchema === undefined) return outcome
  const misfits = validatorFor(reference, 'response')(content.jsonSchema)
  const changed = change(value, (next) => misfits(next).length === 0)
  return changed === value ? outcome : { ...outcome, answer: { ...answer, body: JSON.stringify(changed) } }
}

/** Whether an example of a request has this value in a field of this name. */
function isOfRequest(reference: ApiReference, key: string, value: string): boolean {
  return operationsOf(reference).some(({ body }) =>
    body?.contents.some(({ examples }) =>
      examples.some((example) => isObject(example.value) && example.value[key] === value),
    ),
  )
}
