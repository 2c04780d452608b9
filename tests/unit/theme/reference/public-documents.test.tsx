import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { allRules } from '../../../../src/config/api-rules.ts'
import { allIds } from '../../../../src/reference/checks/all-ids.ts'
import { outlineOf } from '../../../../src/reference/outline.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import { searchEntries } from '../../../../src/reference/search-entries.ts'
import { drawReference, textAfter } from './draw-reference.tsx'

const FOLDER = 'tests/data/apis/public'
const files = readdirSync(FOLDER).filter((name) => /\.(json|ya?ml)$/.test(name))
const read = (file: string) =>
  readReference(readFileSync(join(FOLDER, file), 'utf8'), `apis/${file}`, undefined, {
    levels: allRules('warn'),
  })

describe.each(files)('F72: %s is drawn as it comes', (file) => {
  const reference = read(file)
  const html = drawReference(reference)

  it('F72: every permalink is on the page once, every heading in the outline', () => {
    const drawn = [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id)
    expect(new Set(drawn).size).toBe(drawn.length)
    expect(drawn).toEqual(expect.arrayContaining(allIds(reference).map(({ id }) => id)))
    expect([...html.matchAll(/<h[23] id="([^"]*)"/g)].map(([, id]) => id)).toEqual(
      outlineOf(reference).map(({ id }) => id),
    )
  })

  it('F72: it is found', () => expect(searchEntries(reference).length).toBeGreaterThan(10))
})

it('F69: links of a response lead to the operation that takes its values', () => {
  const html = drawReference(read('link-example.json'))
  expect(textAfter(html, 'get-user-by-name.200', 2000)).toContain(
    '(userRepositories): username = $response.body#/username',
  )
  expect(html).toContain('href="#get-repositories-by-owner"')
})

it('F70: each channel has its own address, parameters and messages', () => {
  const html = drawReference(read('streetlights-mqtt.yml'))
  expect(textAfter(html, 'channel-light-turn-off')).toContain('action/{streetlightId}/turn/off')
  expect(textAfter(html, 'channel-lights-dim')).toContain('The ID of the streetlight.')
  expect(textAfter(html, 'channel-lights-dim')).toContain('mqtt: {&quot;qos&quot;:1}')
  expect(html).toContain('my-app-header')
})
