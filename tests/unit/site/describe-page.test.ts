import { describe, expect, it } from 'vitest'
import { describePage } from '../../../src/site/describe-page.ts'
import type { SidebarEntry } from '../../../src/site/page.ts'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { COMPLETE_SIDEBAR_ENTRIES, trimSidebar } from '../../../src/site/trim-sidebar.ts'
import { config, type FolderSpec, golden, mapOf, outline, pageOf, tree } from './tree.ts'

/** `sections` folders of two groups with `pages` pages each; only every second section has an index page. */
function largeSite(sections: number, pages: number): FolderSpec {
  const numbered = (count: number, name: string) =>
    Array.from({ length: count }, (_, index) => `${name}-${index + 1}`)
  const group = (): FolderSpec => ({ pages: numbered(pages, 'page') })
  const section = (index: number): FolderSpec => ({
    pages: index % 2 === 0 ? ['index'] : [],
    folders: { one: group(), two: group() },
  })
  return {
    pages: ['home'],
    folders: Object.fromEntries(numbered(sections, 'section').map((name, index) => [name, section(index)])),
  }
}

function count(entries: readonly SidebarEntry[]): number {
  return entries.reduce((sum, entry) => sum + 1 + (entry.kind === 'folder' ? count(entry.children) : 0), 0)
}

describe('describePage', () => {
  it('SID-29: describing one page leaves the others as they were', () => {
    const settings = config()
    const map = mapOf({ folders: { a: { pages: ['x', 'y'] }, b: { folders: { c: { pages: ['z'] } } } } })
    const before = JSON.stringify(describePage(map, '/404', settings))
    const x = JSON.stringify(describePage(map, '/a/x', settings))
    describePage(map, '/b/c/z', settings)
    expect(JSON.stringify(describePage(map, '/404', settings))).toBe(before)
    expect(JSON.stringify(describePage(map, '/a/x', settings))).toBe(x)
  })

  it('describes every page of a 500-page site in less than 2 s, the page map included', () => {
    const source = tree(largeSite(25, 10))
    const settings = config()
    const start = performance.now()
    const map = buildPageMap(source, settings, 'en-US')
    const pages = [...map.pages.keys()].map((route) => describePage(map, route, settings))
    expect(performance.now() - start).toBeLessThan(2000)
    expect(pages.length).toBeGreaterThan(500)
    expect(pages.every(({ breadcrumb }) => breadcrumb.length > 0)).toBe(true)
  })
})

describe('trimSidebar', () => {
  const SITE = largeSite(25, 10)

  it('Growth: a sidebar of 300 entries is complete, the very same array', () => {
    const links = (length: number): SidebarEntry[] =>
      Array.from({ length }, () => ({
        kind: 'link',
        title: 'A',
        href: '/a',
        newWindow: false,
        active: false,
      }))
    const small = links(COMPLETE_SIDEBAR_ENTRIES)
    expect(trimSidebar(small)).toEqual({ entries: small, trimmed: false })
    expect(trimSidebar(small).entries).toBe(small)
    const nested: SidebarEntry = {
      kind: 'folder',
      title: 'F',
      route: '/f',
      active: false,
      containsActive: false,
      open: true,
      level: 1,
      children: links(COMPLETE_SIDEBAR_ENTRIES),
    }
    expect(trimSidebar([nested])).toEqual({
      entries: [{ ...nested, open: false, children: [], trimmed: '/a' }],
      trimmed: true,
    })
  })

  it('Growth: above that a page carries its ancestors, what stands beside them, and section roots', () => {
    const page = pageOf(SITE, '/section-2/two/page-3')
    expect(page).toMatchObject({ sidebarTrimmed: true, mobileMenuTrimmed: true })
    expect(page.mobileMenu).toBe(page.sidebar)
    expect(count(page.sidebar)).toBe(1 + 25 + 2 + 10)
    const lines = outline(page.sidebar).split('\n')
    expect(lines.slice(0, 8).join('\n')).toBe(
      golden(`
        - Home /home
        > Section 1 /section-1
        v Section 2
          > One /section-2/one/page-1
          v Two
            - Page 1 /section-2/two/page-1
            - Page 2 /section-2/two/page-2
            - Page 3 /section-2/two/page-3 *
      `),
    )
    expect(lines.at(-1)).toBe('> Section 25 /section-25')
    expect(page.sidebar[1]).toMatchObject({ trimmed: '/section-1', href: '/section-1', children: [] })
    expect(page.sidebar[2]).not.toHaveProperty('trimmed')
  })

  it('Growth: an index page carries what is directly below it', () => {
    const page = pageOf(SITE, '/section-1')
    expect(outline(page.sidebar).split('\n').slice(1, 4).join('\n')).toBe(
      golden(`
        v Section 1 /section-1 *
          > One /section-1/one/page-1
          > Two /section-1/two/page-1
      `),
    )
  })

  it('Growth: of a list of more than 300 entries a page carries its neighbours', () => {
    const pages = Array.from({ length: 400 }, (_, index) => `p${String(index).padStart(3, '0')}`)
    const spec: FolderSpec = {
      folders: { flat: { pages: ['index', ...pages] }, other: { pages: ['x', 'y'] } },
    }
    const lines = (route: string) => outline(pageOf(spec, route).sidebar).split('\n')
    expect(lines('/flat').slice(0, 3)).toEqual([
      'v Flat /flat *',
      '  - P000 /flat/p000',
      '  - P001 /flat/p001',
    ])
    const middle = lines('/flat/p130')
    expect(middle.slice(0, 3)).toEqual(['v Flat /flat', '  ... 100 of 400', '  - P100 /flat/p100'])
    expect(middle.slice(-3)).toEqual(['  - P174 /flat/p174', '  ... 225 of 400', '> Other /other/x'])
    expect(middle).toContain('  - P130 /flat/p130 *')
    expect(lines('/flat/p399').slice(-3)).toEqual([
      '  - P398 /flat/p398',
      '  - P399 /flat/p399 *',
      '> Other /other/x',
    ])
    // Neighbours share a part: only the mark moves.
    expect(lines('/flat/p149').map((line) => line.replace(' *', ''))).toEqual(
      middle.map((line) => line.replace(' *', '')),
    )
  })

  it('Growth: a long list at the top is cut as well, where nothing is marked to its start', () => {
    const folders = Object.fromEntries(
      Array.from({ length: 301 }, (_, index) => [`s${index + 100}`, { pages: ['x', 'y'] }]),
    )
    expect(outline(pageOf({ folders }, '/404').sidebar).split('\n').at(-1)).toBe('... 251 of 301')
    const lines = outline(pageOf({ folders }, '/s400/x').sidebar).split('\n')
    expect(lines[0]).toBe('... 275 of 301')
    expect(lines.slice(-3)).toEqual(['v S400', '  - X /s400/x *', '  - Y /s400/y'])
  })

  it('Growth: the complete tree stays in the page map', () => {
    const map = mapOf(SITE)
    expect(count(map.docsTrees.get('')?.sidebar.entries ?? [])).toBe(1 + 25 * (1 + 2 * 11))
    expect(pageOf({ pages: ['a'] }, '/a')).not.toHaveProperty('sidebarTrimmed')
  })
})
