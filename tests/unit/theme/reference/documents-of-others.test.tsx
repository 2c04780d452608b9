import { describe, expect, it } from 'vitest'
import { allRules } from '../../../../src/config/api-rules.ts'
import type { Problem } from '../../../../src/config/problem.ts'
import { outlineOf } from '../../../../src/reference/outline.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { EXPORTED, EXPORTED_SOCKET } from '../../reference/exported-documents.ts'
import { drawReference, textAfter } from './draw-reference.tsx'

function read(text: string, file = 'apis/trees.yaml', others = {}) {
  const warnings: Problem[] = []
  const reference = readReference(text, file, undefined, {
    others,
    levels: allRules('warn'),
    warn: (problems) => warnings.push(...problems),
  })
  const told = warnings.map(({ message, line }) => `${line}: ${message}`)
  return { reference, html: drawReference(reference), told }
}

describe('F72: a document of others in OpenAPI', () => {
  const { reference, html, told } = read(EXPORTED)
  const text = html.replace(/<[^>]*>/g, '')

  it('F69: what it calls itself, its tags, and what nothing uses', () => {
    expect(text).toContain('Trees, version 4.1.7-beta')
    expect(textAfter(html, 'leaves', 60)).toContain('Part of All trees.')
    expect(textAfter(html, 'growth', 60)).toContain('How trees grow.')
    expect(textAfter(html, 'list-trees', 400)).toContain('Tags: Public, Slow.')
    expect(textAfter(html, 'webhook-felled', 500)).toContain('Tags: Alarms.')
    expect(textAfter(html, 'schema-storm', 200)).toContain('Sent when a storm comes')
    expect(outlineOf(reference).map(({ value }) => value)).toEqual(
      expect.arrayContaining(['All trees', 'Growth', 'Storm', 'Other']),
    )
    expect(text).not.toContain('x-note')
  })

  it('F69: every example of a parameter and a header, with its words', () => {
    const parameter = textAfter(html, 'list-trees.kind', 300)
    expect(parameter).toContain('A tree of the garden. Grows everywhere. oak')
    expect(parameter).toContain('rare yew')
    expect(textAfter(html, 'list-trees.200.Next', 300)).toMatch(
      /deprecated[\s\S]*first page-2[\s\S]*last page-99/,
    )
    expect(text).toContain('What a garden answers.')
    expect(text).toContain('https://wood.example')
  })

  it('F69: two descriptions of one thing both count', () => {
    expect(text).toMatch(/Kind of tree\.\s*A name from the catalogue\./)
    expect(text).toMatch(/Some trees\s*In the order of their age\./)
    expect(text).toMatch(/The one that was there first\.\s*A plant with a trunk\./)
    expect(text).toContain('One of the visible ones.')
  })

  it('F68: what no JSON Schema allows is left out with a line, what older drafts mean is read', () => {
    expect(text).toContain('more than 0')
    expect(text).toContain('In years.')
    expect(told).toEqual(
      expect.arrayContaining([
        expect.stringMatching(/^\d+: This part must be integer \(OpenAPI 3\.2\) \(rule schemaKeywords\)/),
        expect.stringMatching(/duplicate items/),
      ]),
    )
  })

  it('F71: a schema on the web is a link', () => {
    expect(html).toContain('href="https://shapes.example/tree.json"')
    expect(told.join('\n')).toMatch(/leads out of the site[^\n]*\(rule localSchemas\)/)
  })

  it('F72: what has no place on the page is told with its line', () => {
    const all = told.join('\n')
    expect(all).toMatch(/^\d+: Nothing uses Spare of components\.responses: the page does not say it$/m)
    expect(all).toMatch(/^\d+: No operation has the tag Nobody: the page does not say it$/m)
    expect(all).toMatch(/^\d+: The page does not say kind here$/m)
    expect(all).toMatch(/^\d+: The path \/nothing has no operation: the page does not say it$/m)
    // An `$id` in an example is no name of a schema.
    expect(all).not.toContain('cannot be checked')
  })
})

it('F71: a text of another file is a text', () => {
  const main = EXPORTED.replace(
    'version: 4.1.7-beta',
    "version: '4'\n  description: { $ref: 'texts.yaml#/about' }",
  )
  const { reference } = read(main, 'apis/trees.yaml', { 'apis/texts.yaml': 'about: All about trees.\n' })
  expect(reference.description).toBe('All about trees.')
})

it('F72: a large document draws once what several places use', () => {
  const properties = (of: string, count: number) =>
    Array.from({ length: count }, (_, index) => `        ${of}${index}: { type: string }\n`).join('')
  const uses = (count: number) =>
    Array.from(
      { length: count },
      (_, index) => `        use${index}: { $ref: '#/components/schemas/Short' }\n`,
    ).join('')
  const text = (count: number) => `openapi: 3.1.0
info: { title: Large, version: '1' }
paths: {}
components:
  schemas:
    Short:
      type: object
      properties:
${properties('short', 8)}        inner: { $ref: '#/components/schemas/Inner' }
    Inner:
      type: object
      properties:
${properties('inner', 8)}    All:
      type: object
      properties:
${uses(count)}`
  const shapesOf = (count: number) =>
    read(text(count), 'apis/large.yaml').reference.shapes.map(({ name }) => name)
  expect(shapesOf(20)).toEqual(['All'])
  expect(shapesOf(300)).toEqual(['Short', 'All'])
})

it('F70: a document of others in AsyncAPI', () => {
  const { reference, html } = read(EXPORTED_SOCKET, 'apis/lamps.yaml')
  const text = html
    .replaceAll('<wbr/>', '')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
  for (const said of [
    'urn:example:lamps',
    'Tags: light (All about light)',
    'The near one',
    'Answers at once.',
    'Name: near',
    'Version of the protocol: 5',
    'Tags: env:test',
    'mqtt : {&quot;clientId&quot;:&quot;guest&quot;}',
    'Authentication: Key in the request',
    'X-Lamp-Key',
    'https://lamps.example/login',
    'lamps:write : Switch the lamps',
    'Tags: public',
    'Tags: slow',
    'https://lamps.example/token lamps:read (See the lamps)',
    'A lamp is lit. Somebody came.',
    'Tags: evening',
    'Correlation id: $message.header#/id . Names the lamp.',
    'Headers: {&quot;id&quot;:&quot;l7&quot;}',
    'A lamp broke.',
    'Nobody sends it yet.',
  ])
    expect(text).toContain(said)
  expect(textAfter(html, 'channel-lamp', 300)).toContain('Other messages: Broken')
  const titles = outlineOf(reference).map(({ value }) => value)
  expect(titles.slice(titles.indexOf('Other messages'))).toEqual([
    'Other messages',
    'Broken',
    'Spare',
    'About this API',
  ])
})
