import { describe, expect, it } from 'vitest'
import type { PageLanguage } from '../../../../src/site/page.ts'
import { Head } from '../../../../src/theme/layout/head.tsx'
import { LanguageSwitch } from '../../../../src/theme/navigation/language-switch.tsx'
import { Sidebar } from '../../../../src/theme/navigation/sidebar.tsx'
import { ThemeSwitch } from '../../../../src/theme/navigation/theme-switch.tsx'
import { PageLayout } from '../../../../src/theme/page/page-layout.tsx'
import { PageMain } from '../../../../src/theme/page/page-main.tsx'
import { draw, find, NO_FILES, type Surroundings, texts, values } from '../draw-frame.tsx'

function language(locale: string, text: string, more: Partial<PageLanguage> = {}): PageLanguage {
  const href = locale === 'en-US' ? '/start' : `/${locale}/start`
  return { locale, text, href, hasPage: true, isTranslated: true, ...more }
}

const languages = [
  language('en-US', 'English'),
  language('fr', 'Français'),
  language('ru', 'Русский', { href: '/ru', hasPage: false, isTranslated: false }),
]
const forced = { nextThemes: { forcedTheme: 'light' } } as const
const leaf = { kind: 'link', title: 'Start', href: '/start', newWindow: false, active: true } as const

describe('ThemeSwitch', () => {
  it.each([
    ['en-US', 'Change theme', ['Light', 'Dark', 'System']],
    ['fr', 'Changer de thème', ['Clair', 'Sombre', 'Système']],
    ['ru', 'Сменить тему', ['Светлая', 'Тёмная', 'Системная']],
    ['zh-CN', '更改主题', ['浅色主题', '深色主题', '系统默认']],
  ])('R3.27, THM-07: title and options in %s', (locale, title, labels) => {
    const html = draw(<ThemeSwitch />, { page: { locale } })
    expect(values(find(html, 'button'), 'title')).toEqual([title])
    expect(texts(find(html, 'span').filter(({ attribs }) => 'data-icon' in attribs))).toEqual(labels)
  })

  it('THM-07: the settings may name the options', () => {
    const html = draw(<ThemeSwitch />, { theme: { themeSwitch: { light: 'Day', dark: 'Night' } } })
    expect(texts(find(html, 'button'))).toEqual(['Change theme: DayNightSystem'])
  })

  it('R1.03, THM-06, THM-07: not drawn where a theme is forced or there are no dark colours', () => {
    expect(draw(<ThemeSwitch />, { theme: forced })).toBe('')
    expect(draw(<ThemeSwitch />, { theme: { darkMode: false } })).toBe('')
  })
})

describe('LanguageSwitch', () => {
  it('R3.19, LNG-01, LNG-03: links in their own language, with the base path; the current one is marked', () => {
    const html = draw(<LanguageSwitch />, { page: { languages, locale: 'fr' }, base: '/docs/' })
    expect(values(find(html, 'summary'), 'title')).toEqual(['Changer de langue'])
    expect(texts(find(html, 'summary'))).toEqual(['Changer de langue: Français'])
    const links = find(html, 'a')
    expect(texts(links)).toEqual(['English', 'Français', 'Русский'])
    expect(values(links, 'href')).toEqual(['/docs/start', '/docs/fr/start', '/docs/ru'])
    expect(values(links, 'lang')).toEqual(['en-US', 'fr', 'ru'])
    expect(values(links, 'aria-current')).toEqual([undefined, 'true', undefined])
  })

  it('R3.19: not drawn on a site in one language', () => {
    expect(draw(<LanguageSwitch />)).toBe('')
  })
})

describe('places of the switches', () => {
  const switches = (html: string) => [
    find(html, 'div', { role: 'listbox' }).length,
    find(html, 'summary', { title: 'Change language' }).length,
  ]
  const page = { languages }
  const entries = [leaf]
  const navigation: Surroundings['navigation'] = { sidebar: entries, mobileMenu: entries }

  it('SID-11: at the bottom of the sidebar when there is something to switch', () => {
    expect(switches(draw(<Sidebar beside />, { page, navigation }))).toEqual([1, 1])
    expect(switches(draw(<Sidebar beside />, { page, navigation, theme: forced }))).toEqual([0, 1])
    expect(switches(draw(<Sidebar beside />, { navigation }))).toEqual([1, 0])
    expect(switches(draw(<Sidebar beside />, { navigation, theme: { darkMode: false } }))).toEqual([0, 0])
  })

  it('R3.25, FTR-10: in the footer of pages without sidebar, and only there', () => {
    const footer = (surroundings: Surroundings) =>
      /<footer.*<\/footer>/s.exec(draw(<PageLayout>Text</PageLayout>, surroundings))?.[0] ?? ''
    expect(switches(footer({ page, navigation }))).toEqual([0, 0])
    const without = footer({ page, navigation: { ...navigation, type: 'page' } })
    expect(switches(without)).toEqual([1, 1])
    expect(texts(find(without, 'p'))).toEqual(['MIT 2026 © Acme'])
  })
})

describe('translations', () => {
  const published = languages.map((each) =>
    each.isTranslated ? { ...each, publicHref: `https://docs.example${each.href}` } : each,
  )
  /** Links to other languages; the one to the Markdown has none. */
  const translations = (page: NonNullable<Surroundings['page']>) =>
    find(draw(<Head files={NO_FILES} />, { page }), 'link', { rel: 'alternate' }).filter(
      ({ attribs }) => attribs['hreflang'] !== undefined,
    )

  it('LNG-03: search engines hear of the translations, and of the default language for everybody else', () => {
    const links = translations({ languages: published, canonical: 'https://docs.example/start' })
    expect(values(links, 'hreflang')).toEqual(['en-US', 'fr', 'x-default'])
    expect(values(links, 'href')).toEqual([
      'https://docs.example/start',
      'https://docs.example/fr/start',
      'https://docs.example/start',
    ])
  })

  it('a page in whose place another one is listed has no alternatives', () => {
    const page = { languages: published, canonical: 'https://docs.example/v2/start' }
    expect(translations(page)).toEqual([])
  })

  it('a page without translations has no alternatives', () => {
    for (const page of [{}, { languages }, { languages: published.slice(1) }])
      expect(translations(page)).toEqual([])
  })

  it('MAP-09, LAY-09: an article in another language than its page says so', () => {
    const articleLanguage = { locale: 'en-US', direction: 'ltr' } as const
    const article = (surroundings: Surroundings) =>
      find(draw(<PageMain>Text</PageMain>, surroundings), 'article')[0]?.attribs
    expect(article({ page: { articleLanguage } })).toMatchObject({ lang: 'en-US', dir: 'ltr' })
    expect(article({})).not.toHaveProperty('lang')
  })
})
