import { describe, expect, test } from 'vitest'
import { validatorFor } from '../../../src/mock/validator.ts'
import { validatorFor as buildValidatorFor } from '../../../src/reference/checks/validator.ts'
import { valueAt } from '../../../src/reference/json-pointer.ts'
import type { ApiReference, Content } from '../../../src/reference/model.ts'
import type { JsonSchema } from '../../../src/reference/schema-model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { everyDocument } from './every-document.ts'
import { mutations } from './mutations.ts'

const documents = await everyDocument()

/** Every example of a document with the schema that it has to fit. */
function examplesOf(reference: ApiReference): { schema: JsonSchema; value: unknown }[] {
  const ofContent = ({ jsonSchema, examples }: Content) =>
    jsonSchema === undefined ? [] : examples.map(({ value }) => ({ schema: jsonSchema, value }))
  return [
    ...operationsOf(reference).flatMap(({ parameters, body, responses }) => [
      ...parameters.flatMap(({ jsonSchema, example }) =>
        example === undefined ? [] : [{ schema: jsonSchema, value: example }],
      ),
      ...[body, ...responses].flatMap((owner) => (owner?.contents ?? []).flatMap(ofContent)),
    ]),
    ...reference.messages.flatMap(({ jsonSchema, examples }) =>
      examples.map(({ value }) => ({ schema: jsonSchema, value })),
    ),
  ]
}

function isReadOnly({ definitions }: ApiReference, message: string): boolean {
  const name = /required property '(.*)'/.exec(message)?.[1]
  return Object.values(definitions).some((schema) => valueAt(schema, `/properties/${name}/readOnly`) === true)
}

/** Some of a long list, from all of its length. */
function sampled(values: unknown[]): unknown[] {
  const step = Math.max(1, Math.ceil(values.length / 120))
  return values.filter((_, i) => i % step === 0)
}

describe('The validator of the mock says of a value what that of the build says', () => {
  test.each(documents.map((reference) => [reference.name, reference] as const))('in %s', (_, reference) => {
    const own = validatorFor(reference)
    const build = buildValidatorFor(reference)
    const differences: string[] = []
    let tried = 0
    for (const { schema, value } of examplesOf(reference)) {
      for (const one of [value, ...sampled(mutations(value))]) {
        tried++
        const [mine, theirs] = [own(schema)(one), build(schema)(one)]
        // The mock knows who writes the value: what only the service writes is not asked of a client.
        if (theirs.length > 0 && theirs.every(({ message }) => isReadOnly(reference, message))) continue
        if ((mine.length === 0) !== (theirs.length === 0))
          differences.push(
            `${JSON.stringify(one).slice(0, 300)}: ${JSON.stringify(mine)} / ${JSON.stringify(theirs)}`,
          )
      }
    }
    expect(differences.slice(0, 5)).toEqual([])
    expect(tried).toBeGreaterThan(5)
  })
})

describe('What does not fit is told in words', () => {
  const definitions = {
    Job: {
      type: 'object',
      required: ['id', 'made'],
      additionalProperties: false,
      properties: {
        id: { type: 'string', pattern: String.raw`^a\_[0-9]+$` },
        made: { type: 'string', format: 'date-time', readOnly: true },
        'a b/c': { type: 'integer', minimum: 1, maximum: 10 },
        kind: { enum: ['one', 'two'] },
        parts: { type: 'array', items: { $ref: '#/components/schemas/Part' }, maxItems: 2 },
      },
    },
    Part: {
      oneOf: [
        {
          type: 'object',
          properties: { of: { const: 'text' }, text: { type: 'string' } },
          required: ['of', 'text'],
        },
        {
          type: 'object',
          properties: { of: { const: 'page' }, page: { type: 'integer' } },
          required: ['of', 'page'],
        },
      ],
    },
  }
  const job = { id: 'a_1', made: '2026-01-31T12:00:00Z' }
  const check = (value: unknown, direction?: 'request' | 'response') =>
    validatorFor(
      { definitions },
      direction,
    )({ $ref: '#/components/schemas/Job' })(value).map(({ pointer, message }) => `${pointer} ${message}`)

  test.each<[unknown, string[]]>([
    [job, []],
    [{ ...job, 'a b/c': 'x' }, ['/a b~1c must be integer']],
    [{ ...job, 'a b/c': 0 }, ['/a b~1c must be >= 1']],
    [{ ...job, 'a b/c': 11 }, ['/a b~1c must be <= 10']],
    [{ ...job, kind: 'three' }, ['/kind must be one of "one", "two"']],
    [{ ...job, id: 'b' }, [String.raw`/id must match the pattern ^a\_[0-9]+$`]],
    [{ made: job.made }, [" is missing field 'id'"]],
    [{ ...job, colour: 'red' }, [" unknown field 'colour'"]],
    [{ ...job, made: 'now' }, ['/made must have the format date-time']],
    [{ ...job, parts: [{ of: 'page', page: '1' }] }, ['/parts/0/page must be integer']],
    [{ ...job, parts: [{ of: 'text' }, 7] }, ["/parts/0 is missing field 'text'", '/parts/1 must be object']],
    [
      { ...job, parts: [1, 2, 3] },
      [
        '/parts must have at most 2 entries',
        '/parts/0 must be object',
        '/parts/1 must be object',
        '/parts/2 must be object',
      ],
    ],
    ['job', [' must be object']],
  ])('%j', (value, expected) => {
    expect(check(value)).toEqual(expected)
  })

  test('A field that only the service writes is asked of the service alone', () => {
    expect(check({ id: 'a_1' })).toEqual([])
    expect(check({ id: 'a_1' }, 'response')).toEqual([" is missing field 'made'"])
  })
})
