import { describe, expect, it } from 'vitest'
import { textsOf } from '../../../src/theme/texts.ts'

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
