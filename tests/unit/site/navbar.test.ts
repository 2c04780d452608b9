import { describe, expect, it } from 'vitest'
import type { NavbarItem } from '../../../src/site/page.ts'
import { type FolderSpec, type MetaSpec, pageOf } from './tree.ts'

function bar(spec: FolderSpec, route: string): NavbarItem[] {
  return pageOf(spec, route).navbar
}

/** Titles of the active items with the value of `aria-current`. */
function current(spec: FolderSpec, route: string): string[] {
  return bar(spec, route).flatMap((item) =>
    item.kind === 'link' && item.current !== undefined ? [`${item.title} ${item.current}`] : [],
  )
}

const page = { type: 'page' } as const

describe('navbar', () => {
  it('NAV-02: items are the top-level entries of type page or menu', () => {
    const spec: FolderSpec = {
      meta: { one: page, two: 'Two', menu: { type: 'menu', title: 'Menu', items: {} } },
      pages: ['one', 'two'],
      folders: { guide: { meta: { nested: page }, pages: ['nested'] } },
    }
    expect(bar(spec, '/two').map(({ title }) => title)).toEqual(['One', 'Menu'])
  })

  it('NAV-02: a page folder without visible pages and without index page gives no item', () => {
    const spec: FolderSpec = {
      meta: { empty: page, full: page },
      folders: { empty: { meta: { x: { display: 'hidden' } }, pages: ['x'] }, full: { pages: ['index'] } },
    }
    expect(bar(spec, '/full').map(({ title }) => title)).toEqual(['Full'])
  })

  it('NAV-03: hidden entries are skipped', () => {
    const meta: MetaSpec = {
      a: { type: 'page', display: 'hidden' },
      m: { type: 'menu', title: 'M', items: {}, display: 'hidden' },
    }
    expect(bar({ meta, pages: ['a'] }, '/a')).toEqual([])
  })

  it('NAV-04: a leaf leads to its href, else to its route, else nowhere', () => {
    const meta: MetaSpec = { a: { type: 'page', href: '/else' }, b: page, c: { type: 'page', title: 'C' } }
    const hrefs = bar({ meta, pages: ['a', 'b'] }, '/').map((item) => item.kind === 'link' && item.href)
    expect(hrefs).toEqual(['/else', '/b', '#'])
  })

  it('NAV-05: a folder leads to its index page, else to its first child', () => {
    const spec: FolderSpec = {
      meta: { a: page, b: page, c: page },
      folders: {
        a: { pages: ['index', 'x'] },
        b: { folders: { deep: { pages: ['x'] } } },
        c: { meta: { index: { display: 'hidden' } }, pages: ['index', 'x'] },
      },
    }
    const hrefs = bar(spec, '/').map((item) => item.kind === 'link' && item.href)
    expect(hrefs).toEqual(['/a', '/b/deep/x', '/c/x'])
  })

  it('NAV-06, NAV-11: active on its route and below, by whole segments', () => {
    const spec: FolderSpec = {
      meta: { api: page, apis: page },
      folders: { api: { pages: ['index', 'x'] }, apis: { pages: ['y'] } },
    }
    expect(current(spec, '/api')).toEqual(['API page'])
    expect(current(spec, '/api/x')).toEqual(['API true'])
    expect(current(spec, '/apis/y')).toEqual(['APIs true'])
    expect(current(spec, '/other')).toEqual([])
  })

  it('NAV-07: the item of the home page is active only there', () => {
    const spec: FolderSpec = {
      meta: { index: { title: 'Home', type: 'page' }, a: page },
      pages: ['index', 'a', 'b'],
    }
    expect(current(spec, '/')).toEqual(['Home page'])
    expect(current(spec, '/a')).toEqual(['A page'])
    expect(current(spec, '/b')).toEqual([])
  })

  it('NAV-08: an item that opens a new tab is never active', () => {
    const spec: FolderSpec = { meta: { a: { type: 'page', newWindow: true } }, pages: ['a'] }
    expect(current(spec, '/a')).toEqual([])
    expect(bar(spec, '/a')).toMatchObject([{ newWindow: true }])
  })

  it('NAV-09: an item of another origin is never active, with or without file', () => {
    const href = 'https://status.example/a'
    const meta: MetaSpec = {
      a: { type: 'page', href },
      status: { title: 'Status', type: 'page', href },
      b: page,
    }
    const spec: FolderSpec = { meta, pages: ['a', 'b'] }
    for (const route of ['/', '/a', '/b', '/c']) {
      expect(current(spec, route)).toEqual(route === '/b' ? ['B page'] : [])
    }
  })

  it('NAV-10: only the longest match is active', () => {
    const spec: FolderSpec = {
      meta: { api: page, deep: { title: 'Deep', type: 'page', href: '/api/deep?x=1' } },
      folders: { api: { pages: ['index'], folders: { deep: { pages: ['index', 'x'] } } } },
    }
    expect(current(spec, '/api/deep/x')).toEqual(['Deep true'])
    expect(current(spec, '/api/deep')).toEqual(['Deep page'])
    expect(current(spec, '/api')).toEqual(['API page'])
  })

  it('NAV-10: of two items of one route, only one is active', () => {
    const meta: MetaSpec = { a: page, again: { title: 'Again', type: 'page', href: '/a' } }
    expect(current({ meta, pages: ['a'] }, '/a')).toEqual(['A page'])
  })

  it('NAV-12: a menu item leads to its href, else to the child of its key, else below the menu', () => {
    const items = {
      out: { title: 'Status', href: 'https://status.example', newWindow: true },
      child: { title: 'Child' },
      group: { title: 'Group' },
      lost: { title: 'Lost' },
      blank: { title: '' },
    }
    const spec: FolderSpec = {
      meta: { more: { type: 'menu', title: 'More', items } },
      folders: { more: { pages: ['child'], folders: { group: { pages: ['first'] } } } },
    }
    expect(bar(spec, '/more/child')).toEqual([
      {
        kind: 'menu',
        title: 'More',
        items: [
          { title: 'Status', href: 'https://status.example', newWindow: true },
          { title: 'Child', href: '/more/child', newWindow: false },
          { title: 'Group', href: '/more/group/first', newWindow: false },
          { title: 'Lost', href: '/more/lost', newWindow: false },
          { title: 'blank', href: '/more/blank', newWindow: false },
        ],
      },
    ])
  })
})
