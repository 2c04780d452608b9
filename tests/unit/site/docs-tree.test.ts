import { describe, expect, it } from 'vitest'
import { isUnderDocsTree } from '../../../src/site/page-map-entry.ts'
import { type FolderSpec, golden, mapOf, outline, pageOf, titles } from './tree.ts'

describe('docs tree', () => {
  it('NRM-04: the docs root is the nearest folder above of type page or menu', () => {
    const spec: FolderSpec = {
      meta: { api: { type: 'page' }, more: { type: 'menu', title: 'More', items: {} } },
      folders: {
        api: {
          folders: {
            group: { meta: { sub: { type: 'page' } }, pages: ['a'], folders: { sub: { pages: ['b'] } } },
          },
        },
        more: { pages: ['c'] },
        guide: { pages: ['d'] },
      },
    }
    const roots = Object.fromEntries(
      [...mapOf(spec).pages].map(([route, { entry }]) => [route, entry.docsRoot]),
    )
    expect(roots).toEqual({
      '/api/group/a': '/api',
      '/api/group/sub/b': '/api/group/sub',
      '/more/c': '/more',
      '/guide/d': '',
    })
    expect(titles(pageOf(spec, '/api/group/a').sidebar)).toEqual(['Group', 'A'])
    expect(titles(pageOf(spec, '/api/group/sub/b').sidebar)).toEqual(['B'])
    expect(titles(pageOf(spec, '/more/c').sidebar)).toEqual(['C'])
  })

  it('NRM-05, C22: sections whose names start alike stay apart', () => {
    const spec: FolderSpec = {
      meta: { '*': { type: 'page' }, nerd: {}, nerdy: {} },
      folders: { nerd: { pages: ['faq', 'overview'] }, nerdy: { pages: ['first', 'second'] } },
    }
    const page = pageOf(spec, '/nerdy/first')
    expect(outline(page.sidebar)).toBe(
      golden(`
        - First /nerdy/first *
        - Second /nerdy/second
      `),
    )
    expect(page.previous).toBeUndefined()
    expect(page.next).toEqual({ title: 'Second', href: '/nerdy/second' })
    expect(page.navbar).toMatchObject([{ title: 'Nerd' }, { title: 'Nerdy', current: 'true' }])
    expect(page.navbar[0]).not.toHaveProperty('current')
    expect(pageOf(spec, '/nerd/overview').next).toBeUndefined()
  })

  it('NRM-06, C29: a section shows only its own entries, top-level docs form a tree of their own', () => {
    const spec: FolderSpec = {
      meta: { guide: {}, api: { type: 'page' } },
      folders: { guide: { pages: ['g'] }, api: { pages: ['x', 'y'] } },
    }
    const api = pageOf(spec, '/api/x')
    expect(titles(api.sidebar)).toEqual(['X', 'Y'])
    expect(api.previous).toBeUndefined()
    const guide = pageOf(spec, '/guide/g')
    expect(titles(guide.sidebar)).toEqual(['Guide', 'G'])
    expect(guide.next).toBeUndefined()
  })

  it('R4.01: isUnderCurrentDocsTree follows from the docs root of the page', () => {
    const spec: FolderSpec = {
      meta: { guide: {}, api: { type: 'page' } },
      folders: { guide: { pages: ['g'] }, api: { pages: ['x'] } },
    }
    const map = mapOf(spec)
    const [g, x] = ['/guide/g', '/api/x'].map((route) => map.pages.get(route))
    if (!g || !x) throw new Error('The fixture lacks a page')
    expect([g, x].map(({ entry }) => isUnderDocsTree(entry, x.docsRoot))).toEqual([false, true])
    expect([g, x].map(({ entry }) => isUnderDocsTree(entry, g.docsRoot))).toEqual([true, false])
    expect(map.entries.map((entry) => isUnderDocsTree(entry, ''))).toEqual([true, false])
  })
})
