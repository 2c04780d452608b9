import { describe, expect, it } from 'vitest'
import { codeTexts } from '../../../../src/reference/code-texts.ts'
import { exactJson } from '../../../../src/reference/exact-json.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { DocumentSource } from '../../../../src/reference/readers/document-source.ts'
import { searchEntries } from '../../../../src/reference/search-entries.ts'
import { differences } from '../../../../src/reference/versions/differences.ts'
import { english } from '../../../../src/texts/english.ts'
import { drawReference } from '../../theme/reference/draw-reference.tsx'
import { SMALL } from '../small-document.ts'
import { drawnWords, readSchema } from './drawn-schema.ts'
import { messageOf } from './message-of.ts'

const LONG = '1253261109769874438'

describe('F67: numbers keep the digits of the document', () => {
  it.each([LONG, '1.0', '1e400', '-0', '0.10', '1E2'])(
    'F67: %s as default, limit, example, value and constant',
    (number) => {
      expect(drawnWords(`{ "type": "number", "default": ${number} }`)).toContain(`Default: ${number}`)
      expect(drawnWords(`{ "default": [{ "a": ${number} }] }`)).toContain(`Default: [{"a":${number}}]`)
      expect(drawnWords(`{ "type": "number", "minimum": ${number} }`)).toContain(`at least ${number}`)
      expect(drawnWords(`{ "type": "number", "exclusiveMaximum": ${number} }`)).toContain(
        `less than ${number}`,
      )
      expect(drawnWords(`{ "type": "number", "examples": [7, ${number}] }`)).toContain(`Example: ${number}`)
      expect(drawnWords(`{ "type": "number", "example": ${number} }`)).toContain(`Example: ${number}`)
      expect(drawnWords(`{ "enum": [7, ${number}] }`)).toContain(`Allowed: 7, ${number}`)
      expect(drawnWords(`{ "const": ${number} }`)).toContain(`Allowed: ${number}`)
    },
  )

  it('F67: through allOf, $ref and counts', () => {
    const words = drawnWords(
      `{ "allOf": [{ "$ref": "#/components/schemas/Id" }, { "minimum": 1.0 }, { "minimum": 0 }] }`,
      `{ "Id": { "type": "integer", "maximum": ${LONG}, "enum": [1, ${LONG}], "default": ${LONG} } }`,
    )
    expect(words).toContain(`1.0 to ${LONG}`)
    expect(words).toContain(`Allowed: 1, ${LONG}`)
    expect(words).toContain(`Default: ${LONG}`)
    expect(drawnWords('{ "type": "string", "maxLength": 9223372036854775807 }')).toContain(
      'at most 9223372036854775807 characters',
    )
  })

  it('F67: allowed values in the search', () => {
    const entries = searchEntries(readSchema(`{ "enum": [${LONG}, 1.0] }`))
    expect(entries.flatMap(({ names = [] }) => names)).toEqual(expect.arrayContaining([LONG, '1.0']))
  })

  const JOB = SMALL.replace(
    '                id: j1\n                parent: null',
    `                id: j1\n                parent: null\n                size: ${LONG}\n                rate: 1.0\n                most: 1e400`,
  )

  it('F67: examples of bodies, messages and parameters', () => {
    const reference = readReference(JOB, 'apis/jobs.yaml')
    const code = codeTexts(reference)
      .map((text) => text.code)
      .join('\n')
    expect(code).toContain(`"size": ${LONG},\n  "rate": 1.0,\n  "most": 1e400`)
    expect(drawReference(reference)).toContain(`size": ${LONG}`.replaceAll('"', '&quot;'))
    const socket = readReference(messageOf({}, { a: 1 }).replace('{"a":1}', `{"a":${LONG}}`), 'apis/s.yaml')
    expect(codeTexts(socket)[0]?.code).toBe(`{\n  "a": ${LONG}\n}`)
    const asked = SMALL.replace('type: boolean\n            default: false', 'type: integer')
    const html = drawReference(
      readReference(asked.replace('example: true', `example: ${LONG}`), 'apis/jobs.yaml'),
    )
    expect(html).toContain(`Example: <code>${LONG}</code>`)
  })

  it('F67: an allowed value of another number is a difference of versions', () => {
    const version = (number: string) =>
      readReference(
        SMALL.replaceAll(/operationId: (\w+)/g, 'operationId: $1\n      x-replaces: $1')
          .replace('enum: [fast, slow]', `enum: [fast, slow, ${number}]`)
          .replace('type: string\n          description: How', 'description: How'),
        'apis/jobs.yaml',
      )
    const [older, newer] = [version(LONG), version('1253261109769874439')]
    const changes = differences(older, newer, english.reference)
    expect(changes.map(({ before, after }) => [before, after])).toEqual([[LONG, '1253261109769874439']])
  })

  it('F67: in YAML, also behind an alias, and not where it is no number of JSON', () => {
    const source = new DocumentSource(
      `a: &one ${LONG}\nb: [*one, 0x1F, 1_0, 12, "1.0", 1.50]\n"c/d": 1.0`,
      'a.yaml',
    )
    expect(source.digitsAt('/a')).toEqual({ '': LONG })
    expect(source.digitsAt('/b')).toEqual({ '/0': LONG, '/5': '1.50' })
    expect(source.digitsAt('/c~1d')).toEqual({ '': '1.0' })
  })

  it('F67: texts that look like a mark stay as they are', () => {
    const value = { a: '\\u0000x', b: '"1.0"', c: 1 }
    expect(JSON.parse(exactJson(value, { '/c': '1.0' }))).toEqual({ ...value, c: 1 })
  })
})
