import { expect, test } from 'vitest'
import { compilePage } from '../../../src/content/compile-page.ts'
import { firstHeading } from '../../../src/content/first-heading.ts'

const ISOLATED = '\u2066<slot />\u2069'

test('F09: on a page with words from right to left, code in a heading is kept apart in every label', async () => {
  const source = '# دليل `<slot />`\n\n## عنوان `<slot />`\n\nنص.\n\n## Use `<slot />`\n'
  const { headings, sections } = await compilePage(source, 'a.mdx', {})
  expect(headings.map(({ value }) => value)).toEqual([
    `دليل ${ISOLATED}`,
    `عنوان ${ISOLATED}`,
    `Use ${ISOLATED}`,
  ])
  expect(headings.map(({ id }) => id)).toEqual(['', 'عنوان-slot', 'use-slot'])
  expect(Object.keys(sections)[0]).toBe(`عنوان-slot#عنوان ${ISOLATED}`)
  expect(firstHeading(source)).toBe(`دليل ${ISOLATED}`)
})

test('F09: on other pages labels are the plain text', async () => {
  const source = '# Use `<slot />`\n\n## Use `<b>` now\n'
  const { headings } = await compilePage(source, 'a.mdx', {})
  expect(headings.map(({ value }) => value)).toEqual(['Use <slot />', 'Use <b> now'])
  expect(firstHeading(source)).toBe('Use <slot />')
})
