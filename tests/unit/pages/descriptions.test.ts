/** What search engines and link previews show of each page. */
import { expect, test } from 'vitest'
import { readPages } from './read-pages.ts'

const pages = await readPages()

test('every page has a description of 50 to 160 characters', () => {
  const wrong = pages.flatMap(({ file, frontMatter: { description = '' } }) =>
    description.length < 50 || description.length > 160 ? [`${file}: ${description.length} characters`] : [],
  )
  expect(wrong).toEqual([])
})

test('every description is one or two whole sentences, and no other page has it', () => {
  const all = pages.map(({ frontMatter }) => frontMatter.description ?? '')
  expect(all.filter((description) => !/^[\p{Lu}\d].*\.$/u.test(description))).toEqual([])
  expect(all.filter((description, index) => all.indexOf(description) !== index)).toEqual([])
})
