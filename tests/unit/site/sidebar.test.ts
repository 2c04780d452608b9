import { describe, expect, it } from 'vitest'
import { type FolderSpec, findFolder, golden, outline, pageOf } from './tree.ts'

const SECTIONS: FolderSpec = {
  meta: {
    index: { title: 'Home', type: 'page' },
    api: { title: 'API', type: 'page' },
    more: {
      type: 'menu',
      title: 'More',
      items: { about: { title: 'About us' }, status: { title: 'Status', href: 'https://status.example' } },
    },
    guide: 'Guide',
  },
  pages: ['index'],
  folders: {
    api: { pages: ['index', 'x'] },
    more: { pages: ['about', 'unnamed'] },
    guide: { pages: ['g'] },
  },
}

describe('sidebar content', () => {
  it('SID-01: the sidebar holds the current docs tree only', () => {
    expect(outline(pageOf(SECTIONS, '/api/x').sidebar)).toBe('- X /api/x *')
    expect(outline(pageOf(SECTIONS, '/guide/g').sidebar)).toBe('v Guide\n  - G /guide/g *')
  })

  it('SID-02: the mobile menu holds the whole site; menus list their items, then pages no item names', () => {
    expect(outline(pageOf(SECTIONS, '/more/unnamed').mobileMenu)).toBe(
      golden(`
        - Home /
        v API /api
          - X /api/x
        v More
          - About us /more/about
          - Status https://status.example
          - Unnamed /more/unnamed *
        v Guide
          - G /guide/g
      `),
    )
  })

  it('SID-02: on a site without page and menu entries it is the very same array', () => {
    const spec: FolderSpec = { meta: { secret: { type: 'page', display: 'hidden' } }, pages: ['a', 'secret'] }
    const page = pageOf(spec, '/a')
    expect(page.mobileMenu).toBe(page.sidebar)
    const section = pageOf(SECTIONS, '/guide/g')
    expect(section.mobileMenu).not.toBe(section.sidebar)
  })

  it('SID-02: a menu without folder is a folder too, with a name of its own', () => {
    const items = { s: { title: 'Status', href: 'https://status.example' } }
    const { mobileMenu } = pageOf(
      { meta: { more: { type: 'menu', title: 'More', items } }, pages: ['a'] },
      '/a',
    )
    expect(mobileMenu[0]).toMatchObject({ kind: 'folder', title: 'More', route: '/more', level: 1 })
  })

  it('SID-02: a menu item may name a hidden page', () => {
    const spec: FolderSpec = {
      meta: { more: { type: 'menu', title: 'More', items: { x: { title: 'X of more' } } } },
      folders: { more: { meta: { x: { display: 'hidden' } }, pages: ['x'] } },
    }
    expect(outline(pageOf(spec, '/').mobileMenu)).toBe('v More\n  - X of more /more/x')
  })

  it('R3.06, SID-03: beside a page of type page there is no sidebar, but the mobile menu', () => {
    const page = pageOf(SECTIONS, '/api')
    expect(page.sidebar).toEqual([])
    expect(outline(page.mobileMenu)).toContain('v API /api *')
  })

  it('SID-05: a leaf links to its href or its route', () => {
    const meta = { a: 'A', out: { title: 'Out', href: 'https://out.example', newWindow: true } }
    expect(pageOf({ meta, pages: ['a'] }, '/b').sidebar).toEqual([
      { kind: 'link', title: 'A', href: '/a', newWindow: false, active: false },
      { kind: 'link', title: 'Out', href: 'https://out.example', newWindow: true, active: false },
    ])
  })

  it('SID-06, SID-07: a folder has a link only with an index page', () => {
    const folders = { plain: { pages: ['a'] }, linked: { pages: ['index', 'a'] } }
    const { sidebar } = pageOf({ folders }, '/')
    expect(findFolder(sidebar, 'Plain')).not.toHaveProperty('href')
    expect(findFolder(sidebar, 'Linked')).toMatchObject({ href: '/linked', route: '/linked' })
  })

  it('SID-08: a folder with an index page and no other visible child is a leaf', () => {
    const spec: FolderSpec = {
      folders: { v2: { meta: { x: { display: 'hidden' } }, pages: ['index', 'x'] } },
    }
    expect(outline(pageOf(spec, '/v2').sidebar)).toBe('- V2 /v2 *')
    expect(outline(pageOf(spec, '/v2/x').sidebar)).toBe('- V2 /v2')
  })

  it('NRM-08: a folder whose pages are all hidden is not listed', () => {
    const hidden = { display: 'hidden' } as const
    const meta = { part: { type: 'separator', title: 'Part' }, x: hidden } as const
    expect(pageOf({ pages: ['a'], folders: { v2: { meta, pages: ['x'] } } }, '/a').sidebar).toHaveLength(1)
  })

  it('SID-09: a separator with and without title', () => {
    const meta = { part: { type: 'separator', title: 'Part' }, a: 'A', rule: { type: 'separator' } } as const
    expect(pageOf({ meta, pages: ['a'] }, '/').sidebar).toEqual([
      { kind: 'separator', title: 'Part' },
      { kind: 'link', title: 'A', href: '/a', newWindow: false, active: false },
      { kind: 'separator' },
    ])
  })

  it('SID-10: exactly one entry is active', () => {
    const spec: FolderSpec = { pages: ['x'], folders: { x: { pages: ['x', 'y'] }, y: { pages: ['x'] } } }
    for (const route of ['/x', '/x/x', '/x/y', '/y/x']) {
      expect(outline(pageOf(spec, route).sidebar).match(/ \*/g)).toHaveLength(1)
      expect(outline(pageOf(spec, route).sidebar)).toContain(`${route} *`)
    }
  })
})
