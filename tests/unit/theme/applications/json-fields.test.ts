/** JSON in lines, and the field of the document behind each of them. */
import { expect, test } from 'vitest'
import { recordSession } from '../../../../src/mock/record-session.ts'
import { walk } from '../../../../src/reference/walk.ts'
import { fieldAt } from '../../../../src/theme/applications/playground/field-at.ts'
import { jsonLines } from '../../../../src/theme/applications/playground/json-lines.ts'
import { RECORDED, SCRIBE } from '../../mock/recorded-documents.ts'

test('the lines are those of JSON.stringify', () => {
  const value = { a: 1, 'b/c': [], d: [{ e: null }, {}, 'x'], f: {}, g: { h: [true] } }
  const text = jsonLines(value)
    .map((line) => `${'  '.repeat(line.depth)}${line.key === undefined ? '' : `"${line.key}": `}${line.text}`)
    .join('\n')
  expect(text).toBe(JSON.stringify(value, undefined, 2))
  expect(jsonLines(value).flatMap(({ pointer }) => pointer ?? [])).toEqual([
    ...['', '/a', '/b~1c', '/d', '/d/0', '/d/0/e', '/d/1', '/d/2', '/f', '/g', '/g/h', '/g/h/0'],
  ])
})

test.each(RECORDED)(
  'each field of a recording of $file has its words and its place on the page',
  ({ reference }) => {
    const ids = new Set([...walk(reference)].flatMap(({ of }) => ('id' in of ? [of.id] : [])))
    for (const { from, name, value } of recordSession(reference)) {
      const message = reference.messages.find((one) => one.from === from && one.name === name)
      if (!message) throw new Error(`no message ${name}`)
      for (const { key, pointer = '' } of jsonLines(value)) {
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
