import { describe, expect, it } from 'vitest'
import { fittingAlternative } from '../../../../src/theme/applications/console/fitting-alternative.ts'
import {
  type FieldKind,
  formField,
  objectFields,
  takesOtherNames,
} from '../../../../src/theme/applications/console/form-field.ts'

const TREE = {
  type: 'object',
  required: ['name'],
  properties: {
    id: { type: 'string', readOnly: true },
    note: { type: 'string' },
    name: { type: 'string', description: 'What it is called.' },
    children: { type: 'array', items: { $ref: '#/components/schemas/Tree' } },
  },
}
const definitions = {
  Tree: TREE,
  Cat: {
    type: 'object',
    required: ['meows'],
    properties: { kind: { const: 'cat' }, meows: { type: 'boolean' } },
  },
  Dog: {
    type: 'object',
    required: ['barks'],
    properties: { kind: { const: 'dog' }, barks: { type: 'boolean' } },
  },
}
const PETS = { oneOf: [{ $ref: '#/components/schemas/Cat' }, { $ref: '#/components/schemas/Dog' }] }

describe('what a form asks for', () => {
  it.each<[FieldKind, object]>([
    ['text', { type: 'string' }],
    ['number', { type: 'integer' }],
    ['number', { type: ['number', 'null'] }],
    ['boolean', { type: 'boolean' }],
    ['choice', { enum: ['a', 'b'] }],
    ['choice', { const: 'a' }],
    ['file', { type: 'string', format: 'binary' }],
    ['file', { contentMediaType: 'audio/mpeg' }],
    ['file', { type: 'string', contentMediaType: 'application/octet-stream', maxLength: 1e6 }],
    ['text', { type: 'string', contentMediaType: 'application/jwt' }],
    ['text', { type: 'string', pattern: '^[a-z.]+$', contentMediaType: 'application/x-token' }],
    ['text', { type: 'string', contentMediaType: 'application/json', contentSchema: { type: 'object' } }],
    ['text', { type: 'string', contentEncoding: 'base64', contentMediaType: 'image/png' }],
    ['choice', { enum: ['a'], contentMediaType: 'image/png' }],
    ['list', { type: 'array', items: { type: 'string' } }],
    ['object', { $ref: '#/components/schemas/Tree' }],
    ['object', { allOf: [{ $ref: '#/components/schemas/Tree' }, { description: 'A tree.' }] }],
    ['alternatives', PETS],
    ['json', { type: 'object' }],
    ['json', {}],
    ['json', { type: ['string', 'integer'] }],
  ])('%s for %j', (kind, schema) => {
    expect(formField(schema as never, definitions).kind).toBe(kind)
  })

  it('null is a value where the schema says so, in each of its ways', () => {
    const isNullable = (schema: object) => formField(schema as never, definitions).isNullable
    expect(isNullable({ type: ['string', 'null'] })).toBe(true)
    expect(isNullable({ type: 'string', nullable: true })).toBe(true)
    expect(isNullable({ enum: ['a', null] })).toBe(true)
    expect(isNullable({ type: 'string' })).toBe(false)
  })

  it('a shape or null is that shape, with the words around it', () => {
    const either = {
      description: 'A tree, if any.',
      oneOf: [{ $ref: '#/components/schemas/Tree' }, { type: 'null' }],
    }
    expect(formField(either as never, definitions)).toMatchObject({
      kind: 'object',
      isNullable: true,
      description: 'A tree, if any.',
    })
  })

  it('required parts come first, those of the service are left out', () => {
    const fields = objectFields({ $ref: '#/components/schemas/Tree' }, definitions)
    expect(fields.map(({ name, required }) => [name, required])).toEqual([
      ['name', true],
      ['note', false],
      ['children', false],
    ])
  })

  it('an object has room for other names only where it says so', () => {
    expect(takesOtherNames({ additionalProperties: { type: 'string' } }, {})).toBe(true)
    expect(takesOtherNames({ additionalProperties: false }, {})).toBe(false)
    expect(takesOtherNames({ properties: {} }, {})).toBe(false)
  })

  it('of several shapes a value has the one that it fits best', () => {
    const field = formField(PETS as never, definitions)
    expect(field.alternatives.map(({ name }) => name)).toEqual(['Cat', 'Dog'])
    expect(fittingAlternative(field, { kind: 'dog', barks: true }, definitions)).toBe(1)
    expect(fittingAlternative(field, { meows: true }, definitions)).toBe(0)
    const plain = formField(
      { anyOf: [{ type: 'string' }, { type: 'array' }, { type: 'integer' }] } as never,
      {},
    )
    expect([['a'], 'a', 7].map((value) => fittingAlternative(plain, value, {}))).toEqual([1, 0, 2])
  })
})
