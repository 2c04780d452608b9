import { describe, expect, it } from 'vitest'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { config, type FolderSpec, golden, mapOf, outline, pageOf, titles, tree } from './tree.ts'

describe('page map', () => {
  it('MAP-04: a folder without page and meta entry is dropped', () => {
    const folders = { empty: { folders: { deeper: {} } }, links: { meta: { x: { title: 'X', href: '/a' } } } }
    expect(mapOf({ pages: ['a'], folders }).entries.map(({ name }) => name)).toEqual(['a', 'links'])
  })

  it('MAP-05: a name that begins with _ is in no list, listed or not', () => {
    const spec: FolderSpec = {
      meta: { _draft: { title: 'Draft', type: 'page' } },
      pages: ['_draft', 'a'],
      folders: { _parts: { pages: ['x'] } },
    }
    const page = pageOf(spec, '/a')
    expect(page.navbar).toEqual([])
    expect(titles(page.mobileMenu)).toEqual(['A'])
  })

  it('MAP-06: error pages are in no list but have their record', () => {
    const map = mapOf({ pages: ['404', '500', 'a', 'b'] })
    expect(map.pages.has('/404')).toBe(true)
    const page = pageOf({ pages: ['404', '500', 'a', 'b'] }, '/b')
    expect(titles(page.mobileMenu)).toEqual(['A', 'B'])
    expect(page.previous?.title).toBe('A')
    expect(pageOf({ pages: ['404', 'a'] }, '/404')).toMatchObject({ type: 'doc' })
    expect(pageOf({ pages: ['404', 'a'] }, '/404').next).toBeUndefined()
  })

  it('MAP-07: an index page has the route of its folder', () => {
    const map = mapOf({ pages: ['index'], folders: { v2: { pages: ['index'] } } })
    expect([...map.pages.keys()].sort()).toEqual(['/', '/v2'])
  })

  it('MAP-09: the variants of a page are one entry, the one of the active locale', () => {
    const pages = {
      both: { title: 'Both' },
      'both.fr': { title: 'Les deux' },
      'default.en-US': { title: 'Default' },
      'other.ru': { title: 'Другой' },
    }
    const entries = (locale: string) =>
      mapOf({ pages }, {}, locale).entries.map((entry) => [
        entry.title,
        entry.kind === 'page' && entry.locale,
      ])
    expect(entries('fr')).toEqual([
      ['Default', 'en-US'],
      ['Les deux', 'fr'],
    ])
    expect(entries('en-US')).toEqual([
      ['Both', undefined],
      ['Default', 'en-US'],
    ])
  })

  it('MAP-09: the default locale is kept, and a folder of other locales only is dropped', () => {
    const spec: FolderSpec = { pages: ['a.de', 'b.fr'], folders: { x: { pages: ['c.fr'] } } }
    const map = buildPageMap(tree(spec), config({}, 'de'), 'ru')
    expect(map.entries.map(({ name }) => name)).toEqual(['a'])
  })

  it('MAP-09: a label for a page of another locale makes no dead entry', () => {
    const spec: FolderSpec = { meta: { a: 'A', b: { title: 'B', type: 'page' } }, pages: ['a', 'b.fr'] }
    expect(mapOf(spec).entries.map(({ name }) => name)).toEqual(['a'])
  })

  it('MAP-10: the meta record of the active locale wins; the one for everybody is the fallback', () => {
    const spec: FolderSpec = {
      meta: { a: 'All' },
      metas: { fr: { a: 'Français' }, ru: { a: 'Русский' } },
      pages: ['a'],
    }
    const title = (locale: string) => mapOf(spec, {}, locale).entries[0]?.title
    expect([title('fr'), title('ru'), title('en-US')]).toEqual(['Français', 'Русский', 'All'])
  })

  it('MAP-10: without any of these, the first one found', () => {
    const spec: FolderSpec = { metas: { fr: { a: 'Français' }, ru: { a: 'Русский' } }, pages: ['a'] }
    expect(mapOf(spec, {}, 'de').entries[0]?.title).toBe('Français')
  })

  it('R4.01: an entry carries every field of the page map', () => {
    const spec: FolderSpec = {
      meta: { api: { title: 'API', type: 'page', newWindow: true, theme: { toc: false } } },
      folders: { api: { pages: ['index', 'start.en-US'] } },
    }
    const [folder] = mapOf(spec).entries
    expect(folder).toMatchObject({
      kind: 'Folder',
      name: 'api',
      title: 'API',
      route: '/api',
      type: 'page',
      display: 'normal',
      newWindow: true,
      theme: { toc: false },
      withIndexPage: true,
      firstChildRoute: '/api/start',
      docsRoot: '',
    })
    expect(folder?.kind === 'Folder' && folder.children[0]).toMatchObject({
      kind: 'page',
      locale: 'en-US',
      docsRoot: '/api',
    })
  })

  it('RTE-03: a page with a non-ASCII name is marked active', () => {
    expect(outline(pageOf({ pages: ['über', 'a'] }, '/über').sidebar)).toBe(
      golden(`
        - A /a
        - Über /über *
      `),
    )
  })
})
