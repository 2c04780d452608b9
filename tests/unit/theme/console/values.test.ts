import { expect, it } from 'vitest'
import type { ConsoleValues } from '../../../../src/theme/applications/console/console-values.ts'
import { fieldWords } from '../../../../src/theme/applications/console/field-words.ts'
import {
  errorsLeft,
  errorsOf,
  fieldOf,
  namesAbove,
} from '../../../../src/theme/applications/console/marked-fields.ts'
import { withValueAt } from '../../../../src/theme/applications/console/value-at.ts'
import { fragmentOf, valuesIn } from '../../../../src/theme/applications/console/values-in-address.ts'
import { withoutSecrets } from '../../../../src/theme/applications/console/without-secrets.ts'

const VALUES: ConsoleValues = {
  server: 1,
  need: 0,
  parameters: { 'query page': 2, 'path id': 'é/~' },
  content: 0,
  body: { text: 'ü ~ # ?', list: [1, null] },
}

it('values come back from the fragment of an address as they were', () => {
  const hash = fragmentOf('start-job.run', VALUES)
  expect(hash).toMatch(/^#start-job\.run~[\w-]+$/)
  expect(valuesIn(hash, 'start-job.run')).toEqual(VALUES)
  // What is no JSON yet is not looked through for secrets.
  const raw = { ...VALUES, rawBody: '{"a":' }
  expect(valuesIn(fragmentOf('a.run', raw), 'a.run')).toEqual(VALUES)
  // Without values, the address of the button, which opens nothing; of all steps of a program it is the same.
  expect(fragmentOf('a.run')).toBe('#a.run')
  expect(fragmentOf('run-1~2')).toBe('#run-1')
})

it('another fragment, one that was cut off and one that was made up hold nothing', () => {
  const hash = fragmentOf('a.run', VALUES)
  expect(valuesIn(hash, 'b.run')).toBeUndefined()
  expect(valuesIn('#a.run', 'a.run')).toBeUndefined()
  expect(valuesIn(hash.slice(0, 30), 'a.run')).toBeUndefined()
  for (const made of ['%%%', btoa('{}'), btoa('[1]'), btoa('[-1,0,{},0,null]'), btoa('[0,0,null,0,null]')])
    expect(valuesIn(`#a.run~${made}`, 'a.run')).toBeUndefined()
})

it('a value is changed at a place, everything else stays as it is and where it is', () => {
  const whole = { a: 1, b: { c: [1, 2, 3] }, d: 4 }
  expect(withValueAt(whole, ['b', 'c', 1], 9)).toEqual({ a: 1, b: { c: [1, 9, 3] }, d: 4 })
  expect(withValueAt(whole, ['b', 'c', 1], undefined)).toEqual({ a: 1, b: { c: [1, 3] }, d: 4 })
  expect(withValueAt(whole, ['a'], undefined)).toEqual({ b: { c: [1, 2, 3] }, d: 4 })
  expect(Object.keys(withValueAt(whole, ['b'], 0) as object)).toEqual(['a', 'b', 'd'])
  expect(withValueAt(undefined, ['x', 'y'], 1)).toEqual({ x: { y: 1 } })
  expect(whole.b.c).toEqual([1, 2, 3])
})

it('a violation marks its field, or the nearest one above it', () => {
  const missing = { place: 'body', kind: 'missing', pointer: '/a/b', text: 'is missing' } as const
  expect(fieldOf(missing)).toBe('body /a/b')
  expect(namesAbove('body /a/b')).toEqual(['body /a/b', 'body /a', 'body '])
  expect(fieldOf({ ...missing, name: 'file' })).toBe('body /file/a/b')
  expect(fieldOf({ place: 'query', kind: 'value', name: 'page', text: 'x' })).toBe('query page')
  expect(namesAbove('query page')).toEqual(['query page'])
  expect(fieldOf({ place: 'security', kind: 'token', name: 'Authorization', text: 'x' })).toBe('security')
  const twice = errorsOf([missing, { ...missing, text: 'must be string' }])
  expect([...twice]).toEqual([['body /a/b', 'is missing; must be string']])
})

it('a mark goes when its field has another value, when it is sent otherwise, and never before', () => {
  const errors = new Map(
    ['path id', 'query page', 'body /text', 'body /list/1', 'body ', 'security'].map((field) => [
      field,
      'wrong',
    ]),
  )
  const asked = { values: VALUES, proof: 'a', isLive: false }
  const left = (values: Partial<ConsoleValues>, more = {}) => [
    ...errorsLeft(errors, asked, { ...asked, values: { ...VALUES, ...values }, ...more }).keys(),
  ]
  expect(left({})).toEqual([...errors.keys()])
  expect(left({ parameters: { ...VALUES.parameters, 'path id': 'b' } })).not.toContain('path id')
  expect(left({ parameters: { ...VALUES.parameters, 'path id': 'b' } })).toHaveLength(5)
  const body = withValueAt(VALUES.body, ['list', 1], 2)
  expect(left({ body })).toEqual(['path id', 'query page', 'body /text', 'security'])
  expect(left({ rawBody: '{' })).toEqual(['path id', 'query page', 'security'])
  expect(left({}, { proof: 'b' })).not.toContain('security')
  expect(left({}, { isLive: true })).toEqual([])
})

it('the words of a field are found through references, lists, alternatives and free names', () => {
  const definitions = {
    Job: {
      type: 'object',
      properties: {
        id: { type: 'string', description: 'Names the job.' },
        results: {
          type: 'array',
          items: { oneOf: [{ $ref: '#/components/schemas/Text' }, { type: 'null' }] },
        },
        labels: { additionalProperties: { type: 'string', description: 'One label.' } },
      },
    },
    Text: { type: 'object', properties: { text: { description: 'What was said.' } } },
  }
  const schema = { $ref: '#/components/schemas/Job' }
  expect(fieldWords(schema, ['id'], definitions)).toBe('Names the job.')
  expect(fieldWords(schema, ['results', 3, 'text'], definitions)).toBe('What was said.')
  expect(fieldWords(schema, ['labels', 'x'], definitions)).toBe('One label.')
  expect(fieldWords(schema, ['other'], definitions)).toBe('')
  expect(fieldWords(undefined, ['id'], definitions)).toBe('')
})

it('an answer repeats no secret, neither in its body nor in what was wrong', () => {
  const said = {
    answer: { status: 401, headers: {}, body: '{"token":"s3cret"}' },
    violations: [{ place: 'security' as const, kind: 'token' as const, text: "nobody issued 's3cret'" }],
  }
  expect(JSON.stringify(withoutSecrets(said, ['s3cret', '']))).not.toContain('s3cret')
  expect(withoutSecrets(said, []).violations).toEqual(said.violations)
})

it('an answer repeats no secret, neither in its body nor in its headers', () => {
  const answer = { status: 200, headers: { 'X-Repeated': 'a secret' }, body: '{"is":"secret"}' }
  expect(withoutSecrets({ answer, violations: [] }, ['secret', '']).answer).toEqual({
    status: 200,
    headers: { 'X-Repeated': 'a …' },
    body: '{"is":"…"}',
  })
})
