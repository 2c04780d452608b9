import { expect, test } from 'vitest'
import { markerOf, prosePages, routeOf } from '../../../bench/corpus/prose-pages.ts'
import { proseText } from '../../../bench/corpus/prose-text.ts'

test('a generated site has the number of pages asked for, each with an address of its own', () => {
  const { pages, home, sections } = prosePages(500)
  expect(pages).toHaveLength(500)
  expect(new Set(pages.map(routeOf)).size).toBe(500)
  expect(pages).toEqual(expect.arrayContaining([home, ...sections.flatMap((section) => section.pages)]))
  expect(sections).toHaveLength(10)
})

test('a larger site holds the pages of a smaller one first, a small one only sections with pages', () => {
  expect(prosePages(40).pages).toEqual(prosePages(60).pages.slice(0, 40))
  expect(prosePages(4).sections.map(({ title }) => title)).toEqual(['Getting started', 'Guides', 'Concepts'])
})

test('the text of a page is the same each time and like a page of a guide', () => {
  const { pages } = prosePages(60)
  for (const page of pages) {
    const text = proseText(page, pages, routeOf)
    expect(proseText(page, pages, routeOf)).toBe(text)
    expect(text.length).toBeGreaterThan(6000)
    expect(text.length).toBeLessThan(11_000)
    expect(text.match(/^#{2,3} /gm)).toHaveLength(10)
    expect(text.match(/^```\w+$/gm)).toHaveLength(4)
    expect(text.match(/\]\(\//g)).toHaveLength(11)
    expect(text).not.toMatch(/undefined|NaN|\n{3}\n/)
    // What MDX would take for its own.
    expect(text.replace(/```.*?```/gs, '')).not.toMatch(/[{}<>]/)
  }
})

test('each page has a word that no other page has', () => {
  const { pages } = prosePages(30)
  const texts = pages.map((page) => proseText(page, pages, routeOf))
  for (const page of pages) {
    expect(texts.filter((text) => text.includes(`${markerOf(page)}.`))).toHaveLength(1)
  }
})
