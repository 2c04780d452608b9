import { describe, expect, it } from 'vitest'
import { type FolderSpec, golden, mapOf, outline, pageOf, titles } from './tree.ts'

function folder(spec: FolderSpec, theme = {}) {
  const entry = mapOf(spec, theme).entries.find(({ kind }) => kind === 'Folder')
  if (entry?.kind !== 'Folder') throw new Error('The fixture has no folder')
  return entry
}

describe('normalised tree', () => {
  it('NRM-01: a page and a folder of the same name are one entry', () => {
    const spec: FolderSpec = { meta: { x: 'X' }, pages: ['x'], folders: { x: { pages: ['a'] } } }
    const { entries, pages } = mapOf(spec)
    expect(entries).toHaveLength(1)
    expect(entries[0]).toMatchObject({ kind: 'Folder', route: '/x', withIndexPage: true })
    expect(pages.get('/x')?.source.file).toBe('content/x.mdx')
    expect(outline(pageOf(spec, '/x').sidebar)).toBe(
      golden(`
        v X /x *
          - A /x/a
      `),
    )
  })

  it('NRM-02: an inner index page is the folder’s own page, listed once', () => {
    const spec: FolderSpec = { folders: { x: { meta: { a: 'A', index: 'Start' }, pages: ['index', 'a'] } } }
    expect(folder(spec)).toMatchObject({ withIndexPage: true, children: [{ name: 'a' }] })
    const page = pageOf(spec, '/x')
    expect(outline(page.sidebar)).toBe(
      golden(`
        v X /x *
          - A /x/a
      `),
    )
    expect(page.breadcrumb).toEqual([{ title: 'X' }])
  })

  it('NRM-02: a hidden index page leaves the folder a plain group', () => {
    const spec: FolderSpec = {
      folders: { x: { meta: { index: { display: 'hidden' } }, pages: ['index', 'a'] } },
    }
    expect(outline(pageOf(spec, '/x/a').sidebar)).toBe(
      golden(`
        v X
          - A /x/a *
      `),
    )
    expect(mapOf(spec).pages.has('/x')).toBe(true)
  })

  it('NRM-02: in a section, an index page declared doc stays in the sidebar of that section', () => {
    const spec: FolderSpec = {
      meta: { api: { title: 'API', type: 'page' } },
      folders: { api: { meta: { index: { title: 'Start', type: 'doc' } }, pages: ['index', 'a'] } },
    }
    const page = pageOf(spec, '/api')
    expect(page.type).toBe('doc')
    expect(titles(page.sidebar)).toEqual(['Start', 'A'])
    expect(page.navbar).toEqual([
      { kind: 'link', title: 'API', href: '/api', newWindow: false, current: 'page' },
    ])
  })

  it('NRM-02: a folder named index beside an index page is kept', () => {
    const spec: FolderSpec = { folders: { x: { pages: ['index'], folders: { index: { pages: ['a'] } } } } }
    expect([...mapOf(spec).pages.keys()].sort()).toEqual(['/x', '/x/index/a'])
  })

  it('NRM-03: firstChildRoute is the first visible page, depth first', () => {
    const spec: FolderSpec = {
      meta: { api: { type: 'page' } },
      folders: {
        api: {
          meta: {
            status: { title: 'Status', href: 'https://status.example' },
            secret: { display: 'hidden' },
            deep: 'Deep',
          },
          pages: ['secret', 'z'],
          folders: { deep: { folders: { deeper: { pages: ['first'] } } } },
        },
      },
    }
    expect(folder(spec).firstChildRoute).toBe('/api/deep/deeper/first')
  })

  it('NRM-07: a hidden page is in no list but keeps its record', () => {
    const spec: FolderSpec = {
      meta: { a: 'A', tabs: { display: 'hidden', type: 'page' }, b: 'B', example: { display: 'hidden' } },
      pages: ['a', 'tabs', 'b', 'example'],
    }
    const page = pageOf(spec, '/a')
    expect(titles(page.sidebar)).toEqual(['A', 'B'])
    expect(page.navbar).toEqual([])
    expect(page.next?.title).toBe('B')
    expect(pageOf(spec, '/example').breadcrumb).toEqual([{ title: 'Example' }])
  })

  it('NRM-08, C24: a hidden folder hides everything below it, everywhere, and stays routable', () => {
    const spec: FolderSpec = {
      meta: { a: 'A', grounding: { display: 'hidden' }, api: { type: 'page', display: 'hidden' }, b: 'B' },
      pages: ['a', 'b'],
      folders: {
        grounding: { pages: ['index', 'google-marketplace'], folders: { deep: { pages: ['x'] } } },
        api: { pages: ['y'] },
      },
    }
    const page = pageOf(spec, '/a')
    expect(titles(page.sidebar)).toEqual(['A', 'B'])
    expect(titles(page.mobileMenu)).toEqual(['A', 'B'])
    expect(page.navbar).toEqual([])
    expect(page.next?.title).toBe('B')
    const hidden = pageOf(spec, '/grounding/google-marketplace')
    expect(hidden.breadcrumb).toEqual([
      { title: 'Grounding', href: '/grounding' },
      { title: 'Google Marketplace' },
    ])
    expect(outline(hidden.sidebar)).toBe('- A /a\n- B /b')
    expect(hidden).not.toHaveProperty('previous')
    expect(hidden).not.toHaveProperty('next')
    expect(mapOf(spec).pages.get('/grounding/deep/x')?.entry.visible).toBe(false)
    expect(titles(pageOf(spec, '/').sidebar)).not.toContain('Y')
  })

  it('NRM-09: the children of a lifted folder stand in its place; the breadcrumb keeps the folder', () => {
    const spec: FolderSpec = {
      meta: { a: 'A', group: { title: 'Group', display: 'children' }, z: 'Z' },
      pages: ['a', 'z'],
      folders: { group: { pages: ['one', 'two'], folders: { sub: { pages: ['deep'] } } } },
    }
    const page = pageOf(spec, '/group/two')
    expect(outline(page.sidebar)).toBe(
      golden(`
        - A /a
        - One /group/one
        v Sub
          - Deep /group/sub/deep
        - Two /group/two *
        - Z /z
      `),
    )
    expect(page.breadcrumb).toEqual([{ title: 'Group' }, { title: 'Two' }])
    expect(outline(pageOf(spec, '/group/sub/deep').sidebar)).toContain('- Deep /group/sub/deep *')
  })

  it('NRM-10: the index page of a lifted folder is its first child, marked when active', () => {
    const spec: FolderSpec = {
      meta: { a: 'A', group: { title: 'Group', display: 'children' } },
      pages: ['a'],
      folders: { group: { meta: { index: 'Start', one: 'One' }, pages: ['index', 'one'] } },
    }
    const page = pageOf(spec, '/group')
    expect(outline(page.sidebar)).toBe(
      golden(`
        - A /a
        - Start /group *
        - One /group/one
      `),
    )
    expect([page.previous?.title, page.next?.title]).toEqual(['A', 'One'])
    expect(pageOf(spec, '/group/one').previous).toEqual({ title: 'Start', href: '/group' })
    expect(pageOf(spec, '/group/one').breadcrumb).toEqual([
      { title: 'Group', href: '/group' },
      { title: 'One' },
    ])
  })

  it('NRM-11: the active path leads from the top entry to the page', () => {
    const spec: FolderSpec = { folders: { a: { folders: { b: { pages: ['index', 'c'] } } } } }
    const path = (route: string) =>
      mapOf(spec)
        .pages.get(route)
        ?.path.map(({ name }) => name)
    expect(path('/a/b/c')).toEqual(['a', 'b', 'c'])
    expect(path('/a/b')).toEqual(['a', 'b'])
  })

  it('NRM-12: the type is that of the deepest matching entry', () => {
    const spec: FolderSpec = {
      meta: {
        api: { type: 'page' },
        more: { type: 'menu', title: 'More', items: {} },
        home: { type: 'page' },
      },
      pages: ['home'],
      folders: {
        api: { pages: ['index', 'a'] },
        more: { pages: ['index'] },
        guide: { meta: { index: { type: 'page' } }, pages: ['index'] },
      },
    }
    const types = ['/home', '/api', '/api/a', '/more', '/guide', '/404'].map(
      (route) => pageOf(spec, route).type,
    )
    expect(types).toEqual(['page', 'page', 'doc', 'menu', 'page', 'doc'])
  })
})
