/** Values of texts whose shapes are put together: by references, parts and alternatives, also such that contain themselves. */
import { describe, expect, test } from 'vitest'
import { bytesOf } from '../../../src/mock/bytes.ts'
import { readBody } from '../../../src/mock/read-body.ts'
import { ownPairs, rawPairs, valueOfPairs, valueOfSegment } from '../../../src/mock/read-value.ts'
import { readXml } from '../../../src/mock/read-xml.ts'
import { unknownFields } from '../../../src/mock/unknown-fields.ts'
import type { Content } from '../../../src/reference/model.ts'
import type { JsonSchema } from '../../../src/reference/schema-model.ts'
import type { Style } from '../../../src/reference/value-format.ts'

const definitions: Record<string, JsonSchema> = {
  Filter: {
    type: 'object',
    properties: { page: { type: 'integer' }, tags: { $ref: '#/components/schemas/Numbers' } },
  },
  Numbers: { type: 'array', items: { type: 'integer' } },
  Range: {
    allOf: [
      { $ref: '#/components/schemas/Filter' },
      { type: 'object', properties: { inner: { $ref: '#/components/schemas/Filter' } } },
    ],
  },
  Either: { oneOf: [{ $ref: '#/components/schemas/Filter' }, { type: 'null' }] },
  Node: { anyOf: [{ type: 'integer' }, { $ref: '#/components/schemas/Node' }] },
  Loop: { allOf: [{ $ref: '#/components/schemas/Loop' }, { type: 'object' }] },
}
const ref = (name: string): JsonSchema => ({ $ref: `#/components/schemas/${name}` })

function parameterOf(name: string, style: Style, query: string, explode = true): unknown {
  const written = { name: 'filter', style, explode, schema: ref(name) }
  return valueOfPairs(written, ownPairs(written, rawPairs(query), definitions), definitions)
}

describe('A parameter whose shape is referred to', () => {
  test.each(['Filter', 'Range', 'Either'])('is put together of its own pairs: %s', (name) => {
    expect(parameterOf(name, 'form', 'page=2&other=1')).toEqual({ page: 2 })
  })

  test.each(['Filter', 'Range', 'Either'])('has fields of their types in brackets: %s', (name) => {
    expect(parameterOf(name, 'deepObject', 'filter[page]=2&filter[tags]=1&filter[tags]=2')).toEqual({
      page: 2,
      tags: [1, 2],
    })
  })

  test('has fields of their types below a field that is referred to, too', () => {
    expect(parameterOf('Range', 'deepObject', 'filter[inner][page]=2')).toEqual({ inner: { page: 2 } })
  })

  test('is a list of numbers, or an object of numbers, without explode', () => {
    expect(parameterOf('Numbers', 'form', 'filter=1,2', false)).toEqual([1, 2])
    expect(parameterOf('Numbers', 'form', 'filter=1&filter=2')).toEqual([1, 2])
    expect(parameterOf('Filter', 'form', 'filter=page,2', false)).toEqual({ page: 2 })
  })

  test('is read in a path', () => {
    const written = { name: 'filter', explode: true, schema: ref('Filter') }
    expect(valueOfSegment({ ...written, style: 'matrix' }, ';page=2', definitions)).toEqual({ page: 2 })
    expect(valueOfSegment({ ...written, style: 'label' }, '.page=2', definitions)).toEqual({ page: 2 })
  })

  test('changes no object but its own', () => {
    parameterOf('Filter', 'deepObject', 'filter[__proto__][page]=2')
    expect('page' in {}).toBe(false)
  })
})

test('A list in a form has entries of the type that its shape leads to', () => {
  const content = { jsonSchema: ref('Filter'), partStyles: {} } as Content
  const request = {
    method: 'POST',
    host: '',
    path: '',
    query: [],
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: bytesOf('page=2&tags=1&tags=2'),
  }
  expect(readBody(request, content, definitions).value).toEqual({ page: 2, tags: [1, 2] })
})

describe('XML', () => {
  test.each(['Filter', 'Range', 'Either'])('has the fields of all parts of its shape: %s', (name) => {
    const text = '<filter><page>2</page><tags>1</tags><tags>2</tags></filter>'
    expect(readXml(text, ref(name), definitions)).toEqual({ page: 2, tags: [1, 2] })
  })

  test('has names and attributes that stand beside a reference', () => {
    const schema: JsonSchema = {
      allOf: [
        { type: 'object', properties: { page: { ...(ref('Node') as object), xml: { attribute: true } } } },
        { properties: { tags: { ...(ref('Numbers') as object), xml: { name: 'tag' } } } },
      ],
    }
    expect(readXml('<x page="2"><tag>1</tag></x>', schema, definitions)).toEqual({ page: 2, tags: [1] })
  })
})

test('A shape that contains itself comes to an end', () => {
  expect(parameterOf('Node', 'form', 'filter=7')).toBe(7)
  expect(readXml('<x/>', ref('Loop'), definitions)).toBe('')
  expect(unknownFields({ a: 1 }, ref('Loop'), definitions)).toEqual([])
})
