import { describe, expect, it } from 'vitest'
import { DEFAULT_THEME_OPTIONS } from '../../../src/site/page-theme.ts'
import { type FolderSpec, mapOf, pageOf, titles } from './tree.ts'

describe('meta record', () => {
  it('MET-01: a string is an object with only a title', () => {
    const short = mapOf({ meta: { a: 'Same' }, pages: ['a'] }).entries
    expect(short).toEqual(mapOf({ meta: { a: { title: 'Same' } }, pages: ['a'] }).entries)
  })

  it('MET-02: a page may lead elsewhere, in a new tab', () => {
    const meta = { a: { title: 'A', href: 'https://a.example', newWindow: true } }
    expect(pageOf({ meta, pages: ['a'] }, '/').sidebar).toEqual([
      { kind: 'link', title: 'A', href: 'https://a.example', newWindow: true, active: false },
    ])
  })

  it('MET-03: a menu needs no folder', () => {
    const more = { type: 'menu' as const, title: 'More', items: { s: { title: 'Status', href: '/a' } } }
    expect(mapOf({ meta: { more } }).entries[0]).toMatchObject({ kind: 'Meta', type: 'menu', title: 'More' })
  })

  it('MET-04: a separator of the name of a page stands beside that page', () => {
    const page = pageOf({ meta: { a: { type: 'separator', title: 'Part' } }, pages: ['a'] }, '/a')
    expect(titles(page.sidebar)).toEqual(['Part', 'A'])
  })

  it('MET-05: without type, an entry is a doc', () => {
    expect(mapOf({ meta: { a: 'A' }, pages: ['a', 'b'] }).entries.map(({ type }) => type)).toEqual([
      'doc',
      'doc',
    ])
  })

  it('MET-06: * supplies defaults for its own folder only; its title and href are ignored', () => {
    const spec: FolderSpec = {
      meta: { '*': { title: 'Star', href: '/x', type: 'page', newWindow: true }, a: 'A', b: { type: 'doc' } },
      pages: ['a', 'b', 'unlisted'],
      folders: { folder: { pages: ['inside'] } },
    }
    const { entries } = mapOf(spec)
    expect(
      entries.map(({ name, title, type, href, newWindow }) => ({ name, title, type, href, newWindow })),
    ).toEqual([
      { name: 'a', title: 'A', type: 'page', href: undefined, newWindow: true },
      { name: 'b', title: 'B', type: 'doc', href: undefined, newWindow: true },
      { name: 'folder', title: 'Folder', type: 'page', href: undefined, newWindow: true },
      { name: 'unlisted', title: 'Unlisted', type: 'page', href: undefined, newWindow: true },
    ])
    const folder = entries.find(({ kind }) => kind === 'Folder')
    expect(folder?.kind === 'Folder' && folder.children[0]).toMatchObject({ type: 'doc', newWindow: false })
  })

  it('MET-06: * may hide a folder, and an entry may show itself again', () => {
    const meta = { '*': { display: 'hidden' }, shown: { display: 'normal' } } as const
    expect(titles(pageOf({ meta, pages: ['shown', 'other'] }, '/shown').sidebar)).toEqual(['Shown'])
  })

  it('MET-07: themes are merged key by key, the entry wins', () => {
    const meta = { '*': { theme: { toc: false, footer: false } }, a: { theme: { toc: true } } }
    expect(pageOf({ meta, pages: ['a'] }, '/a').theme).toEqual({ ...DEFAULT_THEME_OPTIONS, footer: false })
  })

  it('MET-08: pages below inherit the theme, but not type and display', () => {
    const spec: FolderSpec = {
      meta: { '*': { theme: { footer: false } }, api: { type: 'page', theme: { layout: 'full' } } },
      folders: { api: { meta: { deep: { theme: { toc: false } } }, folders: { deep: { pages: ['a'] } } } },
    }
    const page = pageOf(spec, '/api/deep/a')
    expect(page.theme).toEqual({ ...DEFAULT_THEME_OPTIONS, footer: false, layout: 'full', toc: false })
    expect(page.type).toBe('doc')
  })

  it('MET-08: an index page gets the theme of its folder, and what its own folder says about it', () => {
    const spec: FolderSpec = {
      meta: { v2: { theme: { layout: 'full' } } },
      folders: {
        v2: {
          meta: { '*': { theme: { toc: false } }, index: { theme: { footer: false } } },
          pages: ['index', 'a'],
        },
      },
    }
    expect(pageOf(spec, '/v2').theme).toMatchObject({ layout: 'full', toc: false, footer: false })
    expect(pageOf(spec, '/v2/a').theme).toMatchObject({ layout: 'full', toc: false, footer: true })
  })

  it('MET-09: the defaults', () => {
    expect(DEFAULT_THEME_OPTIONS).toEqual({
      breadcrumb: true,
      collapsed: false,
      footer: true,
      layout: 'default',
      navbar: true,
      pagination: true,
      sidebar: true,
      timestamp: true,
      toc: true,
      typesetting: 'default',
    })
    expect(pageOf({ pages: ['a'] }, '/a').theme).toEqual(DEFAULT_THEME_OPTIONS)
  })

  it('MET-10: front matter overrides the theme of its page only', () => {
    const spec: FolderSpec = {
      meta: { v2: { theme: { toc: true, layout: 'full' } } },
      folders: { v2: { pages: { index: { toc: false, title: 'V2' }, a: {} } } },
    }
    expect(pageOf(spec, '/v2').theme).toEqual({ ...DEFAULT_THEME_OPTIONS, toc: false, layout: 'full' })
    expect(pageOf(spec, '/v2/a').theme.toc).toBe(true)
  })

  it('MET-11: a route that matches no page has the defaults', () => {
    const page = pageOf({ meta: { '*': { theme: { toc: false } } }, pages: ['a'] }, '/404')
    expect(page).toMatchObject({ type: 'doc', theme: DEFAULT_THEME_OPTIONS, breadcrumb: [] })
    expect(titles(page.sidebar)).toEqual(['A'])
  })
})
