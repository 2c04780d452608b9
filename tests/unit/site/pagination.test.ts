import { describe, expect, it } from 'vitest'
import type { SiteConfig } from '../../../src/config/site-schema.ts'
import { type FolderSpec, mapOf, pageOf } from './tree.ts'

const SITE: FolderSpec = {
  meta: {
    a: 'A',
    line: { type: 'separator', title: 'Part' },
    out: { title: 'Out', href: 'https://out.example' },
    moved: { title: 'Moved', href: '/elsewhere' },
    guide: 'Guide',
    secret: { display: 'hidden' },
    z: 'Z',
  },
  pages: { a: {}, moved: {}, secret: {}, z: {}, '404': {} },
  folders: {
    guide: {
      meta: { one: 'One', sub: 'Sub' },
      pages: ['index', 'one'],
      folders: { sub: { pages: ['two'] } },
    },
  },
}

function around(route: string, theme: NonNullable<SiteConfig['theme']> = {}, spec = SITE) {
  const { previous, next } = pageOf(spec, route, theme)
  return [previous?.href, next?.href]
}

describe('previous and next', () => {
  it('PAG-01: depth first, an index page before its children', () => {
    const sequence = mapOf(SITE)
      .docsTrees.get('')
      ?.sequence.pages.map(({ href }) => href)
    expect(sequence).toEqual(['/a', '/guide', '/guide/one', '/guide/sub/two', '/z'])
  })

  it('PAG-02: the entries before and after the active one', () => {
    expect(around('/a')).toEqual([undefined, '/guide'])
    expect(around('/guide')).toEqual(['/a', '/guide/one'])
    expect(around('/guide/sub/two')).toEqual(['/guide/one', '/z'])
    expect(around('/z')).toEqual(['/guide/sub/two', undefined])
  })

  it('PAG-02: pages outside the docs tree are dropped', () => {
    const spec: FolderSpec = {
      meta: { a: 'A', api: { type: 'page' }, b: 'B' },
      pages: ['a', 'b'],
      folders: { api: { pages: ['x', 'y'] } },
    }
    expect(around('/api/x', {}, spec)).toEqual([undefined, '/api/y'])
    expect(around('/api/y', {}, spec)).toEqual(['/api/x', undefined])
    expect(around('/a', {}, spec)).toEqual([undefined, '/b'])
  })

  it('PAG-03: not on a page of type page, not with the theme option off, not in layout raw', () => {
    const page = (front: { pagination?: boolean; layout?: 'full' | 'raw' }): FolderSpec => ({
      pages: { a: {}, b: front, c: {} },
    })
    expect(around('/b', {}, page({ pagination: false }))).toEqual([undefined, undefined])
    expect(around('/b', {}, page({ layout: 'raw' }))).toEqual([undefined, undefined])
    expect(around('/b', {}, page({ layout: 'full' }))).toEqual(['/a', '/c'])
    const typed: FolderSpec = { meta: { a: 'A', b: { type: 'page' }, c: 'C' }, pages: ['a', 'b', 'c'] }
    expect(around('/b', {}, typed)).toEqual([undefined, undefined])
    expect(around('/a', {}, typed)).toEqual([undefined, '/c'])
  })

  it('PAG-04, R3.01: the navigation option switches both or each', () => {
    expect(around('/guide', { navigation: false })).toEqual([undefined, undefined])
    expect(around('/guide', { navigation: { prev: false } })).toEqual([undefined, '/guide/one'])
    expect(around('/guide', { navigation: { next: false } })).toEqual(['/a', undefined])
  })

  it('PAG-05: a hidden page has neither', () => {
    expect(around('/secret')).toEqual([undefined, undefined])
    expect(pageOf(SITE, '/secret')).not.toHaveProperty('previous')
  })

  it('PAG-06: links, separators and entries that lead elsewhere are no part of the sequence', () => {
    expect(around('/a')[1]).toBe('/guide')
    expect(around('/moved')).toEqual([undefined, undefined])
  })

  it('PAG-07: the label is the navigation title', () => {
    expect(pageOf(SITE, '/guide/one').previous).toEqual({ title: 'Guide', href: '/guide' })
  })
})
