import { describe, expect, test } from 'vitest'
import { exampleValue } from '../../../../src/reference/samples/example-value.ts'
import { xmlText } from '../../../../src/reference/samples/xml-text.ts'
import type { JsonSchema } from '../../../../src/reference/schema-model.ts'

const definitions: Record<string, JsonSchema> = {
  Id: { type: 'integer', minimum: 7 },
  Base: { type: 'object', required: ['id'], properties: { id: { $ref: '#/components/schemas/Id' } } },
  Node: { type: 'object', required: ['next'], properties: { next: { $ref: '#/components/schemas/Node' } } },
}

describe('F66: a body without an example is what its shape describes', () => {
  test.each<[string, JsonSchema, unknown]>([
    ['its own example', { type: 'string', example: 'a' }, 'a'],
    ['a default', { type: 'string', default: 'b' }, 'b'],
    ['an allowed value', { enum: ['c', 'd'] }, 'c'],
    ['a format', { type: 'string', format: 'date' }, '2026-01-31'],
    ['a list', { type: 'array', items: { type: 'boolean' } }, [true]],
    ['no null where there is more', { type: ['null', 'number'] }, 1],
    ['the first alternative', { oneOf: [{ type: 'null' }, { type: 'integer' }] }, 1],
    [
      'parts put together',
      { allOf: [{ $ref: '#/components/schemas/Base' }, { properties: { name: { type: 'string' } } }] },
      { name: 'text', id: 7 },
    ],
  ])('%s', (_, schema, expected) => {
    expect(exampleValue(schema, definitions)).toEqual(expected)
  })

  test('a shape that contains itself ends', () => {
    expect(
      JSON.stringify(exampleValue({ $ref: '#/components/schemas/Node' }, definitions)).length,
    ).toBeLessThan(100)
  })

  test('what only answers have is not sent', () => {
    const schema = {
      type: 'object',
      properties: { id: { readOnly: true, type: 'string' }, name: { type: 'string' } },
    }
    expect(exampleValue(schema, definitions)).toEqual({ name: 'text' })
  })
})

test('F66: XML has the names, attributes and wrapping of its shape', () => {
  const schema: JsonSchema = {
    xml: { name: 'box', prefix: 'b', namespace: 'urn:box' },
    properties: {
      id: { xml: { attribute: true } },
      tags: { xml: { wrapped: true }, items: { xml: { name: 'tag' } } },
      none: { items: {} },
    },
  }
  expect(xmlText({ id: '"1"', tags: ['a<b'], none: [] }, schema, {})).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<b:box xmlns:b="urn:box" id="&quot;1&quot;">\n  <tags>\n    <tag>a&lt;b</tag>\n  </tags>\n</b:box>',
  )
})

test('F72: an empty list of values, as generators write it, says nothing', () => {
  const definitions = { State: { type: 'string', oneOf: [{ const: 'open' }, { const: 'closed' }] } }
  const schema = { type: 'string', enum: [], allOf: [{ $ref: '#/components/schemas/State' }] }
  expect(exampleValue(schema, definitions)).toBe('open')
})
