import type { ApiReference, Operation } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { followed } from '../reference/samples/example-value.ts'
import type { JsonSchema } from '../reference/schema-model.ts'
import type { AssertionFault } from './check-assertion.ts'

/** The error of OAuth 2.0 for scopes. */
export const INVALID_SCOPE = 'invalid_scope'

/**
 * What the client of the mock is registered for: every scope that a token endpoint names, in the examples of its field `scope` and between backticks in the
 * description of this field.
 */
export function registeredScopes({ definitions }: ApiReference, { body }: Operation): string[] {
  const contents = body?.contents ?? []
  const asked = contents.flatMap(({ examples }) =>
    examples.flatMap(({ value }) => (isObject(value) ? String(value['scope'] ?? '').split(' ') : [])),
  )
  const named = contents.flatMap(({ jsonSchema }) => {
    const fields = followed(jsonSchema ?? true, definitions)['properties'] as
      | Record<string, JsonSchema>
      | undefined
    const { description } = followed(fields?.['scope'] ?? true, definitions)
    return [...String(description ?? '').matchAll(/`([^`\s]+)`/g)].map(([, name = '']) => name)
  })
  return [...new Set([...asked, ...named])].filter(Boolean)
}

/** What is wrong with the scopes that are asked for, with blanks between them. */
export function scopeFaults(scope: string, registered: readonly string[]): AssertionFault[] {
  const unknown = scope.split(' ').filter((one) => !registered.includes(one))
  if (unknown.length === 0) return []
  const text = `the scope ${unknown.join(' ')} is not registered for this client`
  return [{ kind: 'scope', field: 'scope', text }]
}

/** Whether an operation says what it answers when a scope is not registered. */
export function refusesScopes({ responses }: Operation): boolean {
  return responses.some(({ contents }) =>
    contents.some(({ examples }) =>
      examples.some(({ value }) => isObject(value) && value['error'] === INVALID_SCOPE),
    ),
  )
}
