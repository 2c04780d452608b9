import { describe, expect, it } from 'vitest'
import { sortUnlisted } from '../../../src/site/order.ts'
import { mapOf, pageOf } from './tree.ts'

function names(map: ReturnType<typeof mapOf>): string[] {
  return map.entries.map(({ name }) => name)
}

describe('order', () => {
  it('ORD-01: listed entries stand in the order of the meta record', () => {
    const meta = { zebra: 'Zebra', folder: 'Folder', apple: 'Apple' }
    const folders = { folder: { pages: ['a'] } }
    expect(names(mapOf({ meta, pages: ['apple', 'zebra'], folders }))).toEqual(['zebra', 'folder', 'apple'])
  })

  it('ORD-02: unlisted pages follow, dated ones first and newest first, the others by title', () => {
    const pages = {
      listed: {},
      page10: {},
      page2: {},
      old: { date: '2024-02-01' },
      newest: { date: '2025-01-31T09:00:00+02:00' },
      newer: { date: '2025-01-31' },
      éclair: {},
      fig: {},
    }
    expect(names(mapOf({ meta: { listed: 'Listed' }, pages }))).toEqual([
      'listed',
      'newest',
      'newer',
      'old',
      'éclair',
      'fig',
      'page2',
      'page10',
    ])
  })

  it('ORD-02: the title decides, not the name', () => {
    expect(names(mapOf({ pages: { a: { title: 'Zoo' }, b: { title: 'Ant' } } }))).toEqual(['b', 'a'])
  })

  it('ORD-03: unlisted folders stand among the pages, by title', () => {
    const folders = { Beta: { pages: ['x'] }, delta: { pages: ['x'] } }
    expect(names(mapOf({ pages: ['alpha', 'charlie'], folders }))).toEqual([
      'alpha',
      'Beta',
      'charlie',
      'delta',
    ])
  })

  it('ORD-03: a folder takes the date of its index page', () => {
    const folders = { release: { pages: { index: { date: '2025-01-01' } } } }
    expect(names(mapOf({ pages: ['about'], folders }))).toEqual(['release', 'about'])
  })

  it('ORD-04: a link, a separator and a menu keep their place', () => {
    const spec = {
      meta: {
        a: 'A',
        line: { type: 'separator' },
        status: { title: 'Status', href: 'https://status.example' },
        more: { type: 'menu', title: 'More', items: { x: { title: 'X', href: '/a' } } },
        b: 'B',
      },
      pages: ['a', 'b'],
    } as const
    const { meta, pages } = spec
    expect(names(mapOf({ meta, pages: [...pages] }))).toEqual(['a', 'line', 'status', 'more', 'b'])
  })

  it('ORD-04: a label without target makes no dead link', () => {
    const { sidebar } = pageOf(
      { meta: { instal: 'Install', install: 'Install' }, pages: ['install'] },
      '/install',
    )
    expect(sidebar).toHaveLength(1)
  })

  it('ORD-05: a key without file has no route, before or after the last matched key', () => {
    const link = { title: 'Status', href: 'https://status.example' }
    const { entries } = mapOf({ meta: { before: link, a: 'A', after: link }, pages: ['a'] })
    expect(entries.map(({ route }) => route)).toEqual(['', '/a', ''])
  })

  it('ORD-06: keys that look like integers keep the source order', () => {
    const meta: [string, string][] = [
      ['b', 'B'],
      ['12', 'Twelve'],
      ['01', 'One'],
      ['11', 'Eleven'],
    ]
    expect(names(mapOf({ meta, pages: ['01', '11', '12', 'b'] }))).toEqual(['b', '12', '01', '11'])
  })

  it('ORD-02: equal titles fall back to the name, so that the order never changes', () => {
    const entries = ['c', 'a', 'b'].map((name) => ({ name, title: 'Same' }))
    expect(sortUnlisted(entries, () => undefined, 'en-US').map(({ name }) => name)).toEqual(['a', 'b', 'c'])
  })
})
