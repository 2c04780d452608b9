/** What a console writes into an address, for every operation of the product's documents: nothing that is a secret, and all that is none. */
import { expect, it } from 'vitest'
import type { ApiReference } from '../../../../src/reference/model.ts'
import { isObject } from '../../../../src/reference/named-object.ts'
import { exampleValue, followed } from '../../../../src/reference/samples/example-value.ts'
import type { JsonSchema } from '../../../../src/reference/schema-model.ts'
import {
  firstBody,
  firstValues,
  parameterKey,
} from '../../../../src/theme/applications/console/console-values.ts'
import { objectFields } from '../../../../src/theme/applications/console/form-field.ts'
import { valuesForAddress } from '../../../../src/theme/applications/console/secret-values.ts'
import { withValueAt } from '../../../../src/theme/applications/console/value-at.ts'
import { all, CANARY, FIRST, isSecret, written } from './written-address.ts'

/** The places of a body with their names: those of the schema, through lists and alternatives, and those of the sample. */
function placesOf(schema: JsonSchema, sample: unknown, definitions: ApiReference['definitions'], depth = 0) {
  const places: { path: (string | number)[]; name: string; schema: JsonSchema }[] = []
  if (depth > 5) return places
  const found = followed(schema, definitions)
  const below = (step: string | number, one: JsonSchema, value: unknown) => {
    for (const place of placesOf(one, value, definitions, depth + 1))
      places.push({ ...place, path: [step, ...place.path] })
  }
  const parts = objectFields(schema, definitions)
  for (const { name, schema: one } of parts) {
    places.push({ path: [name], name, schema: one })
    below(name, one, isObject(sample) ? sample[name] : undefined)
  }
  for (const name of Object.keys(isObject(sample) ? sample : {}))
    if (!parts.some((part) => part.name === name)) places.push({ path: [name], name, schema: true })
  if (found['items'] !== undefined) below(0, found['items'] as JsonSchema, undefined)
  for (const one of [found['oneOf'] ?? [], found['anyOf'] ?? []].flat() as JsonSchema[])
    places.push(...placesOf(one, sample, definitions, depth + 1))
  return places
}

it('every field that is a secret, of every operation: what is typed into it is in no address', () => {
  const seen = new Set<string>()
  for (const { reference, operation } of all) {
    const first = firstValues(reference, operation)
    for (const parameter of operation.parameters) {
      if (!isSecret(parameter.name)) continue
      seen.add(`${reference.name} ${parameterKey(parameter)}`)
      for (const typed of [CANARY, [CANARY], { a: CANARY }, 4_815_162_342]) {
        const values = { ...first, parameters: { ...first.parameters, [parameterKey(parameter)]: typed } }
        expect(written(reference, operation, values), parameter.name).not.toMatch(/c4n4ry|4815162342/)
      }
    }
    for (const [content, one] of (operation.body?.contents ?? []).entries()) {
      const body = firstBody(one, reference)
      for (const { path, name } of placesOf(one.jsonSchema ?? true, body, reference.definitions)) {
        if (!isSecret(name)) continue
        seen.add(`${reference.name} ${operation.operationId} ${name}`)
        // From the form and from JSON comes the same value; JSON may have one of another kind.
        for (const typed of [CANARY, [CANARY], { a: CANARY }, 4_815_162_342]) {
          const values = { ...first, content, body: withValueAt(body, path, typed) }
          expect(written(reference, operation, values), name).not.toMatch(/c4n4ry|4815162342/)
        }
      }
      // Text that is no JSON, with anything in it.
      expect(
        written(reference, operation, { ...first, content, body, rawBody: `{"a": ${CANARY}` }),
      ).not.toContain('c4n4ry')
    }
  }
  // Those that a reader has found, and those that are like them.
  expect([...seen]).toEqual(
    expect.arrayContaining([
      'authentication query refresh_token',
      'authentication requestAccessToken client_assertion',
      'extract-v3 query signature',
      'extract-v3 uploadDocument key',
      'extract-v3 uploadDocument policy',
      'extract-v3 uploadDocument signature',
      'grounding refreshAccessToken refresh_token',
      'llm refreshAccessToken refresh_token',
    ]),
  )
})

it('what is no secret stays in an address, and of secrets those of the sample', () => {
  let texts = 0
  for (const { reference, operation } of all) {
    const first = firstValues(reference, operation)
    expect(valuesForAddress(reference, operation, first)).toEqual(first)
    for (const one of operation.body?.contents ?? [])
      for (const { path, name, schema } of placesOf(
        one.jsonSchema ?? true,
        undefined,
        reference.definitions,
      )) {
        if (isSecret(name) || path.length > 1 || exampleValue(schema, reference.definitions) === undefined)
          continue
        texts++
        const values = { ...first, body: withValueAt(first.body, path, 'typed by a reader') }
        expect(written(reference, operation, values), name).toContain('typed by a reader')
      }
  }
  expect(texts).toBeGreaterThan(50)
  const kept = { token_type: 'Bearer', client_assertion_type: 'jwt', max_tokens: 7, include_signature: true }
  const { reference, operation } = FIRST
  const values = { ...firstValues(reference, operation), body: kept }
  expect(valuesForAddress(reference, operation, values).body).toEqual(kept)
})
