import { describe, expect, it } from 'vitest'
import { Breadcrumb } from '../../../../src/theme/navigation/breadcrumb.tsx'
import { Pagination } from '../../../../src/theme/navigation/pagination.tsx'
import { TableOfContents } from '../../../../src/theme/navigation/table-of-contents.tsx'
import { draw, find, type Surroundings, texts, values } from '../draw-frame.tsx'

describe('Breadcrumb', () => {
  const breadcrumb = [{ title: 'Scribe', href: '/scribe' }, { title: 'V2 (latest)' }, { title: 'FAQ' }]

  it('BRC-02, BRC-03, BRC-05: a named list, links where there is a page, the last step is the current one', () => {
    const html = draw(<Breadcrumb />, { navigation: { breadcrumb } })
    expect(values(find(html, 'nav'), 'aria-label')).toEqual(['Breadcrumb'])
    const steps = find(html, 'li')
    expect(texts(steps)).toEqual(['Scribe', 'V2 (latest)', 'FAQ'])
    expect(values(steps, 'title')).toEqual(['Scribe', 'V2 (latest)', 'FAQ'])
    expect(values(steps, 'aria-current')).toEqual([undefined, undefined, 'page'])
    expect(values(find(html, 'a'), 'href')).toEqual(['/scribe'])
  })

  it.each<[string, Surroundings]>([
    ['type page', { navigation: { type: 'page', breadcrumb } }],
    ['layout full', { navigation: { breadcrumb }, options: { layout: 'full' } }],
    ['breadcrumb false', { navigation: { breadcrumb }, options: { breadcrumb: false } }],
    ['no steps', {}],
  ])('BRC-01: not shown with %s', (_, surroundings) => {
    expect(draw(<Breadcrumb />, surroundings)).toBe('')
  })
})

describe('Pagination', () => {
  const navigation = { previous: { title: 'Before', href: '/a' }, next: { title: 'After', href: '/b' } }

  it('PAG-07, PAG-08: named, with relations, titles as labels and tooltips', () => {
    const html = draw(<Pagination />, { navigation })
    expect(values(find(html, 'nav'), 'aria-label')).toEqual(['Page navigation'])
    const links = find(html, 'a')
    expect(values(links, 'rel')).toEqual(['prev', 'next'])
    expect(values(links, 'title')).toEqual(['Before', 'After'])
    expect(texts(links)).toEqual(['Before', 'After'])
  })

  it('PAG-03: one neighbour is enough, none draws nothing', () => {
    expect(texts(find(draw(<Pagination />, { navigation: { next: navigation.next } }), 'a'))).toEqual([
      'After',
    ])
    expect(draw(<Pagination />)).toBe('')
  })

  it.each<[string, Surroundings]>([
    ['type page', { navigation: { ...navigation, type: 'page' } }],
    ['layout raw', { navigation, options: { layout: 'raw' } }],
    ['pagination false', { navigation, options: { pagination: false } }],
    ['navigation off', { navigation, theme: { navigation: false } }],
  ])('PAG-03, PAG-04: not shown with %s', (_, surroundings) => {
    expect(draw(<Pagination />, surroundings)).toBe('')
  })

  it('PAG-04: each direction has its own switch', () => {
    const html = draw(<Pagination />, { navigation, theme: { navigation: { prev: false } } })
    expect(texts(find(html, 'a'))).toEqual(['After'])
  })
})

describe('TableOfContents', () => {
  const headings = [
    { id: '', value: 'Title', depth: 1 },
    { id: 'one', value: 'One', depth: 2 },
    { id: 'two', value: 'Two', depth: 4 },
  ]

  it('TOC-01, TOC-02: headings below level 1 in document order, with their level', () => {
    const html = draw(<TableOfContents />, { page: { headings } })
    expect(texts(find(html, 'a'))).toEqual(['One', 'Two'])
    expect(values(find(html, 'a'), 'href')).toEqual(['#one', '#two'])
    expect(values(find(html, 'li'), 'class').map((name) => /level\d/.exec(name ?? '')?.[0])).toEqual([
      'level2',
      'level4',
    ])
  })

  it('TOC-03, TOC-04: titled; a closed block where there is no column', () => {
    const html = draw(<TableOfContents />, { page: { headings }, theme: { toc: { title: 'Contents' } } })
    expect(values(find(html, 'nav'), 'aria-label')).toEqual(['Contents'])
    expect(texts(find(html, 'summary'))).toEqual(['Contents'])
    expect(values(find(html, 'details'), 'open')).toEqual([undefined])
  })

  it('TOC-11: the script finds the entries', () => {
    const entries = find(draw(<TableOfContents />, { page: { headings } }), 'a')
    expect(values(entries, 'data-toc-entry')).toEqual(['', ''])
  })

  it.each<[string, Surroundings]>([
    ['no headings', {}],
    ['layout full', { page: { headings }, options: { layout: 'full' } }],
    ['layout raw', { page: { headings }, options: { layout: 'raw' } }],
    ['toc false', { page: { headings }, options: { toc: false } }],
    ['type page', { page: { headings }, navigation: { type: 'page' } }],
    ['toc.float false', { page: { headings }, theme: { toc: { float: false } } }],
  ])('TOC-03, TOC-05, SID-41: not drawn with %s', (_, surroundings) => {
    expect(draw(<TableOfContents />, surroundings)).toBe('')
  })
})
