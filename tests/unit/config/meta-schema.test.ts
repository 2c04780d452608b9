import { describe, expect, it } from 'vitest'
import { type Meta, metaSchema } from '../../../src/config/meta-schema.ts'
import { SiteProblems } from '../../../src/config/problem.ts'
import { checkData } from '../../../src/config/zod-problems.ts'
import { DEFAULT_THEME_OPTIONS } from '../../../src/site/page-theme.ts'

const FILE = 'content/_meta.ts'

/** What an author reads about each entry, without the heading of the block. */
function complaints(meta: unknown): string {
  const { problems } = checkData(metaSchema, meta, { file: FILE })
  return new SiteProblems(problems).message.split('\n\n').slice(1).join('\n\n').replaceAll(`${FILE}\n`, '')
}

describe('metaSchema', () => {
  it('MET-01 – MET-04: every allowed form passes unchanged', () => {
    const meta = {
      index: 'Overview',
      page: {
        title: 'Page',
        href: '/elsewhere',
        newWindow: true,
        type: 'page',
        display: 'children',
        theme: { ...DEFAULT_THEME_OPTIONS },
      },
      rule: { type: 'separator' },
      heading: { type: 'separator', title: 'More' },
      menu: {
        type: 'menu',
        title: 'Menu',
        display: 'hidden',
        items: { a: { title: 'A', href: '/a', newWindow: true } },
      },
      empty: {},
      '*': { title: 'ignored', type: 'doc', theme: { toc: false } },
    } satisfies Meta
    expect(checkData(metaSchema, meta, { file: FILE })).toEqual({ data: meta, problems: [] })
  })

  it('MET-02: an unknown key of a page entry', () => {
    expect(complaints({ faq: { titel: 'FAQ' } })).toBe(`  faq.titel: Unrecognized key 'titel' in faq
  expected  title, href, newWindow, type, display, theme
  nearest   title`)
  })

  it('MET-02, CFG-07: a display that does not exist', () => {
    expect(complaints({ faq: { display: 'hide' } })).toBe(`  faq.display: Invalid value
  expected  'normal' | 'hidden' | 'children'
  received  'hide'
  nearest   'hidden'`)
  })

  it('MET-02: a type that does not exist', () => {
    expect(complaints({ faq: { type: 'docs' } })).toBe(`  faq.type: Invalid value
  expected  'page' | 'doc' | 'menu' | 'separator'
  received  'docs'
  nearest   'doc'`)
  })

  it('MET-01: a value that is neither text nor object', () => {
    expect(complaints({ faq: 3, status: null })).toBe(`  faq: Wrong type
  expected  string or object
  received  number 3

  status: Wrong type
  expected  string or object
  received  null`)
  })

  it('MET-03: a menu needs title and items, an item needs a title', () => {
    expect(
      complaints({ m: { type: 'menu' }, n: { type: 'menu', title: 'N', items: { a: { href: '/a' } } } }),
    ).toBe(
      `  m.title: Missing
  expected  string

  m.items: Missing
  expected  object

  n.items.a.title: Missing
  expected  string`,
    )
  })

  it('MET-03: a menu has no theme', () => {
    expect(complaints({ m: { type: 'menu', title: 'M', items: {}, theme: {} } })).toBe(
      `  m.theme: Unrecognized key 'theme' in m
  expected  type, title, items, display`,
    )
  })

  it('MET-04: a separator has nothing but a title', () => {
    expect(complaints({ '---': { type: 'separator', href: '/a' } })).toBe(
      `  ---.href: Unrecognized key 'href' in ---
  expected  type, title`,
    )
  })

  it('MET-06: `*` holds defaults for pages, so it is no menu', () => {
    expect(complaints({ '*': { type: 'menu' } })).toBe(`  *.type: Invalid value
  expected  'page' | 'doc'
  received  'menu'`)
  })

  it('R6.04: layout and typesetting are limited', () => {
    expect(complaints({ a: { theme: { layout: 'fill', typesetting: 'book' } } })).toBe(
      `  a.theme.layout: Invalid value
  expected  'default' | 'full' | 'raw'
  received  'fill'
  nearest   'full'

  a.theme.typesetting: Invalid value
  expected  'default' | 'article'
  received  'book'`,
    )
  })

  it('MET-09: an unknown page switch, beside a wrong one', () => {
    expect(complaints({ a: { theme: { tocs: true, sidebar: 'no' } } })).toBe(
      `  a.theme.sidebar: Wrong type
  expected  boolean
  received  string 'no'

  a.theme.tocs: Unrecognized key 'tocs' in a.theme
  expected  breadcrumb, collapsed, footer, layout, navbar, pagination, sidebar, timestamp, toc, typesetting
  nearest   toc`,
    )
  })

  it('MET-02: a label is never empty', () => {
    expect(complaints({ a: '', b: { title: '' } })).toBe(`  a: Must not be empty
  received  ''

  b.title: Must not be empty
  received  ''`)
  })
})
