import { describe, expect, it } from 'vitest'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { blockTextsOf } from '../../../src/theme/blocks/block-texts.ts'
import { settingText, textsOf } from '../../../src/theme/texts.ts'

describe('textsOf', () => {
  it('SRU-05: placeholders of the four languages', () => {
    const placeholders = ['en-US', 'fr', 'ru', 'zh-CN'].map((locale) => textsOf(locale).searchPlaceholder)
    expect(placeholders).toEqual([
      'Search documentation…',
      'Rechercher documents…',
      'Поиск документации…',
      '搜索文档…',
    ])
  })

  it('SRU-05: a region uses the texts of its language, an unknown language the English ones', () => {
    expect(textsOf('fr-CA')).toBe(textsOf('fr'))
    expect(textsOf('ar')).toBe(textsOf('en-US'))
  })
})

describe('settingText', () => {
  it('R3.28: what the settings leave at the English default is said in the language of the page', () => {
    const read = (given: string, locale: string) => settingText(given, 'contents', locale)
    const title = 'On This Page'
    expect(['en-US', 'fr', 'ru', 'zh-CN'].map((locale) => read(title, locale))).toEqual([
      title,
      'Sur cette page',
      'На этой странице',
      '本页内容',
    ])
    expect(read('Contents', 'fr')).toBe('Contents')
  })

  it('R4.06: the default texts of the settings are the English ones', () => {
    const { theme } = resolveSiteConfig(siteSchema.parse({ brand: 'A', description: 'B' }))
    const { contents, editPage, feedback, brokenLinkIssue, serverErrorIssue } = textsOf('en-US')
    expect(theme.toc.title).toBe(contents)
    expect(theme.editLink).toMatchObject({ text: editPage })
    expect(theme.feedback).toMatchObject({ content: feedback })
    expect(theme.notFound.content).toBe(brokenLinkIssue)
    expect(theme.serverSideError.content).toBe(serverErrorIssue)
  })
})

it('R3.28: no language says anything in the words of another', () => {
  const lines = (texts: object): string[] =>
    Object.values(texts).flatMap((value) =>
      typeof value === 'string' ? [value] : typeof value === 'object' ? lines(value) : [],
    )
  // The same word in both.
  const shared = new Set(['Pages', 'Menu', 'Code, ', 'Information : '])
  for (const of of [textsOf, blockTextsOf] as const) {
    const english = new Set(lines(of('en-US')))
    for (const locale of ['fr', 'ru', 'zh-CN'])
      expect(lines(of(locale)).filter((text) => english.has(text) && !shared.has(text))).toEqual([])
  }
})

it('SRU-05: no word mixes Latin and Cyrillic letters', () => {
  const words = ['en-US', 'fr', 'ru', 'zh-CN'].flatMap((locale) =>
    JSON.stringify([textsOf(locale), blockTextsOf(locale)]).split(/[^\p{L}]+/u),
  )
  expect(words.filter((word) => /\p{Script=Latin}/u.test(word) && /\p{Script=Cyrillic}/u.test(word))).toEqual(
    [],
  )
})
