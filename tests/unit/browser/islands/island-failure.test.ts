import { expect, it } from 'vitest'
import { FAILURE_TEXTS } from '../../../../src/browser/islands/island-failure.ts'
import { textsOf } from '../../../../src/texts/texts-of.ts'

it.each(Object.entries(FAILURE_TEXTS))(
  'R8.01: an island that fails says what the error screen says: %s',
  (language, texts) => {
    expect(texts).toEqual(textsOf(language).serverError)
  },
)

it('R8.01: in every language of the site', () => {
  expect(Object.keys(FAILURE_TEXTS)).toEqual(['en', 'fr', 'ru', 'zh'])
})
