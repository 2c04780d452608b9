/** Settings are plain data, which a build can check and cache: a component is refused like any other wrong value. */
import { createElement } from 'react'
import { expect, it } from 'vitest'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { checkData } from '../../../src/config/zod-problems.ts'

/** Where a reader sees a text of the settings. */
const TEXTS: [string, (value: unknown) => object][] = [
  ['theme.banner.text', (text) => ({ banner: { text } })],
  ['theme.editLink.text', (text) => ({ editLink: { text } })],
  ['theme.feedback.content', (content) => ({ feedback: { content } })],
  ['theme.footer.text', (text) => ({ footer: { text } })],
  ['theme.logo.text', (text) => ({ logo: { text } })],
  ['theme.notFound.content', (content) => ({ notFound: { content } })],
  ['theme.search.placeholder', (placeholder) => ({ search: { placeholder } })],
  ['theme.serverSideError.content', (content) => ({ serverSideError: { content } })],
  ['theme.toc.title', (title) => ({ toc: { title } })],
]

function problemsOf(theme: object) {
  const { problems } = checkData(
    siteSchema,
    { brand: 'Acme', description: 'Docs.', theme },
    { file: 'site.config.ts' },
  )
  return problems.map(({ keyPath, message, received }) => [keyPath, message, received?.split(' ')[0]])
}

it.each(TEXTS)('CFG-06: %s takes no component and no element', (keyPath, settings) => {
  expect(problemsOf(settings(() => null))).toEqual([[keyPath, 'Wrong type', 'function']])
  expect(problemsOf(settings(createElement('b')))).toEqual([[keyPath, 'Wrong type', 'object']])
  expect(problemsOf(settings('Text'))).toEqual([])
})

it('CFG-06: nor does a key that holds several settings, and there is none for components', () => {
  for (const key of ['banner', 'footer', 'logo', 'navbar', 'search', 'toc']) {
    expect(problemsOf({ [key]: () => null })).toEqual([[`theme.${key}`, 'Wrong type', 'function']])
  }
  expect(problemsOf({ main: () => null, head: () => null, components: {} })).toEqual([
    ['theme.main', expect.stringContaining('Unrecognized key'), undefined],
    ['theme.head', expect.stringContaining('Unrecognized key'), undefined],
    ['theme.components', expect.stringContaining('Unrecognized key'), undefined],
  ])
})

it('HED-05: the character of the icon is a text', () => {
  expect(problemsOf({ faviconGlyph: '✎' })).toEqual([])
  expect(problemsOf({ faviconGlyph: '' })).toHaveLength(1)
})
