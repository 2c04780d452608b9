import { execFileSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { placeOf, readSiteFences } from '../../samples/site-fences.ts'
import {
  enumGroups,
  importPaths,
  lineItems,
  memberGroups,
  RELATIONSHIPS,
  toolGroups,
} from './library-facts.ts'

/** What `python-names.py` finds in a sample. */
interface Used {
  error?: string
  modules: string[]
  imported: string[]
  members: string[]
  arguments: string[]
  keys: string[]
  values: [string, string][]
}

const { variables } = await readSiteConfig('.')
const { pythonModule: module = '' } = variables
const samples = (await readSiteFences('.'))
  .filter(({ language, options }) => language === 'python' && options.bindings.run === 'none')
  .map((fence) => ({ place: placeOf(fence), page: fence.page, code: fence.code }))

const used: Used[] = JSON.parse(
  execFileSync('/usr/bin/python3', ['tests/unit/docs/python-names.py'], {
    input: JSON.stringify({ module, samples: samples.map(({ code }) => code) }),
    encoding: 'utf8',
  }),
)
const found = samples.map(({ place, page }, index) => ({ place, page, names: used[index] as Used }))
const ofLibrary = found.filter(({ page }) => page.startsWith('/llmreadyapi/'))

const groups = memberGroups(variables)
const tools = toolGroups()
const enums = new Map(enumGroups().map(({ heading, names }) => [heading, names]))
const members = new Set([
  ...groups.flatMap(({ names }) => names),
  ...lineItems().flatMap(({ name, aliases }) => [name, ...aliases]),
  ...RELATIONSHIPS,
  // Members of what the library returns: a dictionary, an image.
  'items',
  'save',
])
const modules = new Set(importPaths(variables))
const imports = new Set(['Client', 'BASE_PROMPT', ...enums.keys()])
const keywords = new Set([...members, ...tools.flatMap(({ names }) => names)])
const toolNames = new Set(tools.map(({ heading }) => heading))

const unknown = (names: readonly string[], known: Set<string>): string[] =>
  names.filter((name) => !known.has(name))

describe('a sample in Python that is not executed', () => {
  test.each(found)('$place compiles', ({ names }) => {
    expect(names.error).toBeUndefined()
  })

  test.each(ofLibrary)('$place uses only what the library has', ({ names }) => {
    expect(unknown(names.modules, modules)).toEqual([])
    expect(unknown(names.imported, imports)).toEqual([])
    expect(unknown(names.members, members)).toEqual([])
    expect(unknown(names.arguments, keywords)).toEqual([])
    expect(unknown(names.keys, toolNames)).toEqual([])
    for (const [name, value] of names.values) expect(enums.get(name), name).toContain(value)
  })

  test('the check sees members, arguments, tools and values of enums', () => {
    const all = (key: 'members' | 'arguments' | 'keys'): string[] =>
      ofLibrary.flatMap(({ names }) => names[key])
    expect(all('members')).toEqual(expect.arrayContaining(['ticker', 'balance_sheet', 'name', 'items']))
    expect(all('arguments')).toEqual(expect.arrayContaining(['refresh_token', 'start_year', 'identifiers']))
    expect(all('keys')).not.toEqual([])
    expect(ofLibrary.flatMap(({ names }) => names.values)).toContainEqual(['PeriodType', 'quarterly'])
  })
})
