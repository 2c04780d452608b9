import { describe, expect, it } from 'vitest'
import { type Problem, SiteProblems } from '../../../src/config/problem.ts'
import { lineOfKey, readFrontMatter } from '../../../src/content/front-matter.ts'

function read(source: string) {
  const problems: Problem[] = []
  const page = readFrontMatter(source, 'content/a.mdx', problems)
  if (problems.length > 0) throw new SiteProblems(problems)
  return page
}

function blockOf(...lines: string[]): string {
  try {
    read(['---', ...lines, '---', '', '# A'].join('\n'))
  } catch (error) {
    return error instanceof Error ? error.message : ''
  }
  return 'no error'
}

describe('readFrontMatter', () => {
  it('HED-02, MET-10: reads every key', () => {
    const source = `---
title: Title
description: One sentence.
date: 2025-01-31
canonical: https://example.com/a
openGraph:
  title: Preview
  description: Text
  image: /a.png
searchable: false
layout: full
toc: false
typesetting: article
---
# Body
`
    expect(read(source)).toEqual({
      frontMatter: {
        title: 'Title',
        description: 'One sentence.',
        date: '2025-01-31',
        canonical: 'https://example.com/a',
        openGraph: { title: 'Preview', description: 'Text', image: '/a.png' },
        searchable: false,
        layout: 'full',
        toc: false,
        typesetting: 'article',
      },
      body: '# Body\n',
      bodyStart: source.indexOf('# Body'),
      bodyLine: 15,
    })
  })

  it('HED-02: a page without front matter, and one with an empty one', () => {
    expect(read('# A\n\n---\n')).toEqual({ frontMatter: {}, body: '# A\n\n---\n', bodyStart: 0, bodyLine: 1 })
    expect(read('---\n---\nA')).toEqual({ frontMatter: {}, body: 'A', bodyStart: 8, bodyLine: 3 })
    expect(read('---\n# only a comment\n---\n').frontMatter).toEqual({})
  })

  it('HED-02: a byte order mark and Windows line ends', () => {
    const { frontMatter, body, bodyLine } = read('\uFEFF---\r\ntitle: A\r\n---\r\nBody\r\n')
    expect({ frontMatter, body, bodyLine }).toEqual({
      frontMatter: { title: 'A' },
      body: 'Body\r\n',
      bodyLine: 4,
    })
  })

  it('ORD-02: a moment is a date, too', () => {
    expect(read('---\ndate: 2025-01-31T09:00:00+01:00\n---\n').frontMatter.date).toBe(
      '2025-01-31T09:00:00+01:00',
    )
  })

  it('R6.01: an unknown key', () => {
    expect(blockOf('title: A', 'descripton: Text')).toBe(`1 problem in 1 file

content/a.mdx:3:1
  descripton: Unrecognized key 'descripton'
  expected  title, description, date, advertised, newerPage, canonical, openGraph, api, apiPages, changes, feed, searchable, breadcrumb, collapsed, footer, layout, navbar, pagination, sidebar, timestamp, toc, typesetting
  nearest   description`)
  })

  it('MET-10: page switches are checked, and all problems are shown', () => {
    expect(
      blockOf('layout: wide', 'sidebar: "no"', 'openGraph:', '  imag: /a.png', 'date: 31.1.2025'),
    ).toBe(`4 problems in 1 file

content/a.mdx:2:1
  layout: Invalid value
  expected  'default' | 'full' | 'raw'
  received  'wide'

content/a.mdx:3:1
  sidebar: Wrong type
  expected  boolean
  received  string 'no'

content/a.mdx:5:3
  openGraph.imag: Unrecognized key 'imag' in openGraph
  expected  title, description, image
  nearest   image

content/a.mdx:6:1
  date: Not an ISO date
  expected  a day such as 2025-01-31, or a moment such as 2025-01-31T09:00:00Z
  received  '31.1.2025'`)
  })

  it('ORD-02: a day that the calendar does not have', () => {
    expect(blockOf('date: 2025-02-30')).toContain("received  '2025-02-30'")
  })

  it('HED-02: canonical is an absolute web address', () => {
    expect(blockOf('canonical: /a')).toBe(`1 problem in 1 file

content/a.mdx:2:1
  canonical: Not a web address such as \`https://example.com\`
  received  '/a'`)
  })

  it('CFG-05: a key without value', () => {
    expect(blockOf('title: A', 'description:')).toBe(`1 problem in 1 file

content/a.mdx:3:1
  description: Wrong type
  expected  string
  received  null`)
  })

  it('CFG-08: a key that stands twice', () => {
    expect(blockOf('title: A', 'toc: true', 'title: B')).toBe(`1 problem in 1 file

content/a.mdx:4:1
  The key 'title' stands twice`)
  })

  it('CFG-08: a text with a colon and without quotes', () => {
    expect(blockOf('title: Scribe: overview')).toBe(`1 problem in 1 file

content/a.mdx:2:8
  A text that contains a colon and a space
  expected  quotes around the text`)
  })

  it('CFG-08: YAML that cannot be read', () => {
    expect(blockOf('title: A', 'description: "never closed')).toBe(`1 problem in 1 file

content/a.mdx:4:1
  Not YAML: Missing closing "quote`)
  })

  it('CFG-05: a list in place of keys', () => {
    expect(blockOf('- title')).toBe(`1 problem in 1 file

content/a.mdx:2:1
  Wrong type
  expected  object
  received  array`)
  })

  it('CFG-08: front matter that never ends', () => {
    expect(() => read('---\ntitle: A\n\n# A\n')).toThrow(`1 problem in 1 file

content/a.mdx:1:1
  The front matter is never closed
  expected  a line \`---\` after the last key`)
  })
})

it('F23: the line of a key, for what turns out wrong later', () => {
  const text =
    '---\ntitle: A\napi: nerd\nopenGraph:\n  title: B\n  image: /a.png\nchanges: { from: a, to: b }\n---\n\nimage: c\n'
  expect(
    ['title', 'api', 'openGraph.image', 'changes.to', 'none'].map((key) => lineOfKey(text, key).line),
  ).toEqual([2, 3, 6, 7, undefined])
})
