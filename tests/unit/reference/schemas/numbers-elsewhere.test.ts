import { expect, test } from 'vitest'
import { DocumentSource } from '../../../../src/reference/readers/document-source.ts'
import { eachSchema } from '../../../../src/reference/readers/each-schema.ts'
import { sampleBody } from '../../../../src/reference/samples/sample-body.ts'

test('F67: a sample sends the digits of its example', () => {
  const content = { mediaType: 'application/json', examples: [], partTypes: {} }
  const example = {
    name: 'one',
    value: { id: 1253261109769874438n.toString(), size: 1 },
    digits: { '/size': '1.0' },
  }
  expect(sampleBody(content, example, {})).toMatchObject({
    kind: 'text',
    text: expect.stringContaining('"size": 1.0'),
  })
})

test.each([
  ['application/x-ndjson', '{"size":1.0}\n{"size":2}\n'],
  ['application/xml', '1.0'],
])('F67: so does one in %s', (mediaType, sent) => {
  const example = { name: 'one', value: [{ size: 1 }, { size: 2 }], digits: { '/0/size': '1.0' } }
  const xml = { name: 'one', value: { size: 1 }, digits: { '/size': '1.0' } }
  const content = { mediaType, examples: [], partTypes: {} }
  expect(sampleBody(content, mediaType.endsWith('xml') ? xml : example, {})).toMatchObject({
    kind: 'text',
    text: expect.stringContaining(sent),
  })
})

test('F67, F71: numbers of another file keep their digits', () => {
  const main = 'components: { examples: { one: { $ref: "shared.yaml#/one" } } }'
  const source = new DocumentSource(main, 'apis/main.yaml', {
    'apis/shared.yaml': 'one: { value: { size: 1.0 } }',
  })
  expect(source.digitsAt('/components/examples/one/value')).toEqual({ '/size': '1.0' })
  expect(source.digitsAt('/components/examples')).toEqual({ '/one/value/size': '1.0' })
})

test('F68: the schemas of a default response, and of a header x-…, are schemas', () => {
  const content = { 'text/plain': { schema: { type: 'string' } } }
  const headers = { 'x-left': { schema: { type: 'integer' } } }
  const found: string[] = []
  eachSchema({ responses: { default: { content, headers } } }, (_, pointer) => found.push(pointer))
  expect(found).toEqual([
    '/responses/default/content/text~1plain/schema',
    '/responses/default/headers/x-left/schema',
  ])
})
