/** JSON in lines, and the field of the document behind each of them. */
import { expect, test } from 'vitest'
import { allRules } from '../../../../src/config/api-rules.ts'
import { recordSession } from '../../../../src/mock/record-session.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { sessionData } from '../../../../src/reference/session-data.ts'
import { walk } from '../../../../src/reference/walk.ts'
import { english } from '../../../../src/texts/english.ts'
import { jsonLines, pointerOf } from '../../../../src/theme/applications/json-lines.ts'
import { fieldAt } from '../../../../src/theme/applications/playground/field-at.ts'
import { RECORDED, SCRIBE } from '../../mock/recorded-documents.ts'
import { SMALL_SOCKET } from '../../reference/small-socket.ts'

test('the lines are those of JSON.stringify', () => {
  const value = { a: 1, 'b/c': [], d: [{ e: null }, {}, 'x'], f: {}, g: { h: [true] } }
  const text = jsonLines(JSON.stringify(value))
    .map((line) => `${'  '.repeat(line.depth)}${line.key === undefined ? '' : `"${line.key}": `}${line.text}`)
    .join('\n')
  expect(text).toBe(JSON.stringify(value, undefined, 2))
  expect(jsonLines(JSON.stringify(value)).flatMap((line) => pointerOf(line) ?? [])).toEqual([
    ...['', '/a', '/b~1c', '/d', '/d/0', '/d/0/e', '/d/1', '/d/2', '/f', '/g', '/g/h', '/g/h/0'],
  ])
})

test('names that look like numbers stay in their order, and numbers as they are written', () => {
  const text = '{"10": 1.0, "9": 12345678901234567890, "a": "\\u00e9 \\"{", "b": [-1e3, {"2": 0, "1": 0}]}'
  const lines = jsonLines(text).map(({ key = '', text: rest }) => key + rest)
  const inside = ['-1e3,', '{', '20,', '10', '}', ']']
  expect(lines).toEqual(['{', '101.0,', '912345678901234567890,', 'a"é \\"{",', 'b[', ...inside, '}'])
})

test.each(RECORDED)(
  'each field of a recording of $file has its words and its place on the page',
  ({ reference }) => {
    const ids = new Set([...walk(reference)].flatMap(({ of }) => ('id' in of ? [of.id] : [])))
    for (const { from, name, value } of recordSession(reference)) {
      const message = reference.messages.find((one) => one.from === from && one.name === name)
      if (!message) throw new Error(`no message ${name}`)
      for (const line of jsonLines(JSON.stringify(value))) {
        const { key } = line
        const pointer = pointerOf(line) ?? ''
        if (key === undefined) continue
        const field = fieldAt(message.schema, reference.shapes, pointer)
        expect({ pointer, name: field?.name, isOnPage: ids.has(field?.id ?? '') }).toEqual({
          pointer,
          name: key,
          isOnPage: true,
        })
      }
    }
  },
)

test('an unknown field has none', () => {
  const [message] = SCRIBE.messages
  expect(message && fieldAt(message.schema, SCRIBE.shapes, '/tokens')).toBeUndefined()
  expect(message && fieldAt(message.schema, SCRIBE.shapes, '/token/0')).toBeUndefined()
})

test('shapes that contain themselves, or are drawn elsewhere, have their fields at every depth, also from what the browser gets', () => {
  const shape = `Node:
      type: object
      description: A node.
      properties:
        label: { type: string, description: Its name. }
        next: { $ref: '#/components/schemas/Node' }
        all: { type: array, description: Its parts., items: { $ref: '#/components/schemas/Node' } }`
  const text = SMALL_SOCKET.replace(
    '          number:',
    "          node: { $ref: '#/components/schemas/Node' }\n          other: { $ref: '#/components/schemas/Node' }\n          number:",
  ).replace('components:\n', `components:\n  schemas:\n    ${shape}\n`)
  const { reference } = sessionData(
    readReference(text, 'apis/talk.yaml', english.reference, { levels: allRules('off') }),
  )
  const welcome = reference.messages.find(({ name }) => name === 'Welcome')
  if (!welcome) throw new Error('no message')
  for (const pointer of [
    '/node/label',
    '/other/label',
    '/node/next/label',
    '/other/next/next/label',
    '/node/all/3/next/all/0/label',
  ])
    expect([pointer, fieldAt(welcome.schema, reference.shapes, pointer)?.description]).toEqual([
      pointer,
      'Its name.',
    ])
})
