import { describe, expect, it } from 'vitest'
import { textsLanguage, textsOf } from '../../../src/texts/texts-of.ts'

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

  it('SRU-05: a region uses the texts of its language, an unknown language the English ones, and says so', () => {
    expect(textsOf('fr-CA')).toBe(textsOf('fr'))
    expect(textsOf('ar')).toBe(textsOf('en-US'))
    expect(['fr-CA', 'en-US', 'ar'].map(textsLanguage)).toEqual([undefined, undefined, 'en'])
  })
})
