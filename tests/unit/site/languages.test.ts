import { describe, expect, it } from 'vitest'
import {
  directionOf,
  languageOf,
  localisedHref,
  localisedPath,
  pageLanguages,
  splitLocale,
} from '../../../src/site/languages.ts'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { config, type FolderSpec, tree } from './tree.ts'

const i18n = [
  { locale: 'en-US', text: 'English' },
  { locale: 'fr', text: 'Français' },
  { locale: 'ar', text: 'العربية', direction: 'rtl' as const },
]
const site = config({ i18n })
const spec: FolderSpec = {
  pages: ['index', 'index.fr', 'start', 'start.fr', 'start.ar', 'only', 'extra.fr'],
  folders: { more: { pages: ['what?'] } },
}

function languages(route: string, settings = site) {
  const source = tree(spec)
  const maps = new Map(i18n.map(({ locale }) => [locale, buildPageMap(source, settings, locale)] as const))
  return pageLanguages(maps, route, settings)
}

describe('pageLanguages', () => {
  it('R4.05, LNG-03: the same page in every language, in the order of the settings', () => {
    expect(languages('/start')).toEqual([
      { locale: 'en-US', text: 'English', href: '/start', hasPage: true, isTranslated: true },
      { locale: 'fr', text: 'Français', href: '/fr/start', hasPage: true, isTranslated: true },
      { locale: 'ar', text: 'العربية', href: '/ar/start', hasPage: true, isTranslated: true },
    ])
  })

  it('LNG-03, MAP-09: the default language stands in for a missing translation', () => {
    const found = languages('/only')
    expect(found.map(({ href }) => href)).toEqual(['/only', '/fr/only', '/ar/only'])
    expect(found.map(({ isTranslated }) => isTranslated)).toEqual([true, false, false])
  })

  it('LNG-03: a page that a language has not got leads to its home page', () => {
    const found = languages('/extra')
    expect(found.map(({ href }) => href)).toEqual(['/', '/fr/extra', '/ar'])
    expect(found.map(({ hasPage }) => hasPage)).toEqual([false, true, false])
  })

  it('LNG-03: home pages, error pages and addresses with marks that would end the path', () => {
    expect(languages('/').map(({ href }) => href)).toEqual(['/', '/fr', '/ar'])
    expect(languages('/404').map(({ href }) => href)).toEqual(['/', '/fr', '/ar'])
    expect(languages('/more/what?').map(({ href }) => href)).toContain('/fr/more/what%3F')
  })

  it('R3.19: one language, or none in the settings, is no choice', () => {
    expect(languages('/start', config({ i18n: i18n.slice(0, 1) }))).toEqual([])
    expect(languages('/start', config())).toEqual([])
  })
})

it('LAY-09, C79: the direction of the locale, also of the only one, else the site’s', () => {
  expect(['en-US', 'fr', 'ar'].map((locale) => directionOf(locale, site))).toEqual(['ltr', 'ltr', 'rtl'])
  expect(directionOf('ar', config({ i18n: i18n.slice(2) }, 'ar'))).toBe('rtl')
  const mirrored = config({
    direction: 'rtl',
    i18n: [{ locale: 'en-US', text: 'English', direction: 'ltr' }],
  })
  expect(directionOf('en-US', mirrored)).toBe('ltr')
  expect(directionOf('fr', mirrored)).toBe('rtl')
})

it('MAP-09: a file without locale is written in the default language', () => {
  const [, french, plain] = tree({ pages: ['a', 'b.fr', 'c'] }).children
  if (french?.kind !== 'page' || plain?.kind !== 'page') throw new Error('pages')
  expect([languageOf(french, site), languageOf(plain, site)]).toEqual(['fr', 'en-US'])
  expect(localisedHref('/c', 'en-US', site)).toBe('/c')
})

it.each([
  ['/a', 'fr', '/fr/a'],
  ['/', 'fr', '/fr'],
  ['/#part', 'fr', '/fr#part'],
  ['/?x=1', 'fr', '/fr?x=1'],
  ['/a?x=1#part', 'fr', '/fr/a?x=1#part'],
  ['/a', 'en-US', '/a'],
  ['/a', undefined, '/a'],
  ['#part', 'fr', '#part'],
  ['//other.example/a', 'fr', '//other.example/a'],
  ['https://other.example', 'fr', 'https://other.example'],
])('LNG-03, RTE-04: %s in %s is %s', (path, locale, expected) => {
  expect(localisedPath(path, locale, site)).toBe(expected)
})

it('LNG-03: what ends a path is escaped once, behind the locale', () => {
  expect(localisedHref('/100%/a?b#c', 'fr', site)).toBe('/fr/100%25/a%3Fb%23c')
})

it.each([
  ['/fr/a', 'fr', '/a'],
  ['/fr/a/', 'fr', '/a'],
  ['/fr', 'fr', '/'],
  ['/fr/', 'fr', '/'],
  ['/a/', 'en-US', '/a'],
  ['/', 'en-US', '/'],
  ['/french', 'en-US', '/french'],
  // The default locale has no prefix.
  ['/en-US/a', 'en-US', '/en-US/a'],
])('LNG-03: %s is the page in %s of %s', (path, locale, route) => {
  expect(splitLocale(path, site)).toEqual({ locale, route })
})
