import { describe, expect, test } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { enumGroups, lineItems, memberGroups, RELATIONSHIPS, toolGroups } from './library-facts.ts'
import { LibraryPage } from './library-page.ts'

const { variables } = await readSiteConfig('.')
const page = new LibraryPage(variables)
const tools = toolGroups()

const missing = (names: readonly string[], there: Set<string>): string[] =>
  names.filter((name) => !there.has(name))

describe('the page of the Python library names', () => {
  test.each([...memberGroups(variables), ...enumGroups()])('$heading', ({ heading, names, members = [] }) => {
    expect(names).not.toEqual([])
    expect(missing(names, page.words(heading))).toEqual([])
    expect(missing(members, page.members(heading))).toEqual([])
  })

  test('the 20 kinds of relationships', () => {
    expect(RELATIONSHIPS).toHaveLength(20)
    expect(missing(RELATIONSHIPS, page.words('BusinessRelationshipType'))).toEqual([])
  })

  test('37 tools', () => {
    expect(tools).toHaveLength(37)
  })

  test.each(tools)('the tool $heading with its arguments', ({ heading, names }) => {
    expect(page.section('Tools').some((line) => line.startsWith(`- \`${heading}\``))).toBe(true)
    expect(names).not.toEqual([])
    expect(missing(names, page.toolWords(heading))).toEqual([])
  })

  test('the line items, each with its other names', () => {
    const items = lineItems().map(({ name, aliases }) => [name, ...aliases])
    expect(items).toHaveLength(224)
    expect(new Set(items.flat()).size).toBe(425)
    expect(sorted(page.lineItems())).toEqual(sorted(items))
  })
})

function sorted(lists: string[][]): string[] {
  return lists.map(([name = '', ...aliases]) => [name, ...aliases.sort()].join(' ')).sort()
}
