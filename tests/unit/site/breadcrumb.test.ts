import { describe, expect, it } from 'vitest'
import { type FolderSpec, pageOf } from './tree.ts'

const SITE: FolderSpec = {
  meta: { index: { title: 'Home', type: 'page' }, scribe: 'Scribe' },
  pages: {
    index: {},
    raw: { layout: 'raw' },
    full: { layout: 'full' },
    off: { breadcrumb: false },
    plain: {},
  },
  folders: { scribe: { meta: { v2: 'V2 (latest)' }, folders: { v2: { pages: ['index', 'faq', 'c#'] } } } },
}

describe('breadcrumb', () => {
  it('BRC-01: not on a page of type page, in another layout, or with the theme option off', () => {
    for (const route of ['/', '/raw', '/full', '/off']) expect(pageOf(SITE, route).breadcrumb).toEqual([])
    expect(pageOf(SITE, '/plain').breadcrumb).toEqual([{ title: 'Plain' }])
  })

  it('BRC-02: the navigation titles of the active path', () => {
    const { breadcrumb } = pageOf(SITE, '/scribe/v2/faq')
    expect(breadcrumb.map(({ title }) => title)).toEqual(['Scribe', 'V2 (latest)', 'FAQ'])
  })

  it('BRC-03: pages and folders with an index page are links, except the last step', () => {
    expect(pageOf(SITE, '/scribe/v2/faq').breadcrumb).toEqual([
      { title: 'Scribe' },
      { title: 'V2 (latest)', href: '/scribe/v2' },
      { title: 'FAQ' },
    ])
    expect(pageOf(SITE, '/scribe/v2').breadcrumb).toEqual([{ title: 'Scribe' }, { title: 'V2 (latest)' }])
  })
})
