import { describe, expect, it } from 'vitest'
import { allRules } from '../../../src/config/api-rules.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { defaultLocaleRule, type SiteConfig, siteSchema } from '../../../src/config/site-schema.ts'
import { checkData } from '../../../src/config/zod-problems.ts'

const FILE = 'site.config.ts'
const MINIMUM = { brand: 'Acme', description: 'Acme docs' }
type Theme = NonNullable<SiteConfig['theme']>

function resolve(config: Partial<SiteConfig>) {
  const { data, problems } = checkData(siteSchema, { ...MINIMUM, ...config }, { file: FILE })
  expect(problems).toEqual([])
  if (!data) throw new Error('unreachable')
  return resolveSiteConfig(data, 2031)
}

const resolveTheme = (theme: Theme) => resolve({ theme }).theme

function problemsOf(config: object) {
  return checkData(siteSchema, { ...MINIMUM, ...config }, { file: FILE }).problems.map(
    ({ file, ...rest }) => rest,
  )
}

const themeProblems = (theme: object) => problemsOf({ theme })

describe('defaults', () => {
  it('R4.07, R4.08: defaults of a site that only has a name and a description', () => {
    const { theme, ...site } = resolve({})
    expect(site).toEqual({
      ...MINIMUM,
      apiRules: allRules('warn'),
      defaultLocale: 'en-US',
      agents: [],
      offline: false,
      redirects: {},
      search: { synonyms: [] },
      variables: { brand: 'Acme' },
    })
    const { acronyms, ...settings } = theme
    expect(acronyms).toEqual(expect.arrayContaining(['API', 'URL', 'FAQ', 'FAQs', 'iOS', 'JavaScript']))
    expect(settings).toEqual({
      console: true,
      consoleHosts: [],
      darkMode: true,
      direction: 'ltr',
      editLink: {},
      feedback: { labels: 'feedback' },
      footer: { text: 'MIT 2031 © Acme', links: [] },
      i18n: [],
      logo: { text: 'Acme', alt: '' },
      logoLink: true,
      navbar: {},
      navigation: { prev: true, next: true },
      nextThemes: { defaultTheme: 'system', storageKey: 'theme' },
      notFound: { labels: 'bug' },
      primaryHue: { dark: 204, light: 212 },
      primarySaturation: { dark: 100, light: 100 },
      search: {},
      serverSideError: { labels: 'bug' },
      sidebar: { autoCollapse: false, defaultMenuCollapseLevel: 2, toggleButton: false, help: [] },
      themeSwitch: {},
      toc: { backToTop: false, float: true },
    })
  })

  it('CFG-01: given keys of an object replace defaults, the others stay', () => {
    const theme = resolveTheme({
      feedback: { labels: 'docs' },
      sidebar: { toggleButton: true },
      toc: { title: 'Contents' },
      primaryHue: { dark: 10 },
      navigation: { prev: false },
      nextThemes: { forcedTheme: 'light' },
    })
    expect(theme.feedback).toEqual({ labels: 'docs' })
    expect(theme.sidebar).toMatchObject({ toggleButton: true, defaultMenuCollapseLevel: 2 })
    expect(theme.toc).toEqual({ backToTop: false, float: true, title: 'Contents' })
    expect(theme.primaryHue).toEqual({ dark: 10, light: 212 })
    expect(theme.navigation).toEqual({ prev: false, next: true })
    expect(theme.nextThemes).toEqual({ defaultTheme: 'system', forcedTheme: 'light', storageKey: 'theme' })
  })

  it('CFG-01: other keys replace their default whole', () => {
    const theme = resolveTheme({ editLink: false, feedback: false, logoLink: '/start', navigation: false })
    expect(theme).toMatchObject({
      editLink: false,
      feedback: false,
      logoLink: '/start',
      navigation: { prev: false, next: false },
    })
  })

  it('THM-09: a single number sets hue and saturation of both schemes', () => {
    const theme = resolveTheme({ primaryHue: 192, primarySaturation: 80 })
    expect(theme.primaryHue).toEqual({ dark: 192, light: 192 })
    expect(theme.primarySaturation).toEqual({ dark: 80, light: 80 })
  })

  it('BAN-02, BAN-05: a banner can be dismissed, and its key follows from its text', () => {
    const keyOf = (text: string) => resolveTheme({ banner: { text } }).banner?.key
    expect(resolveTheme({ banner: { text: 'New!', key: 'v3' } }).banner).toEqual({
      text: 'New!',
      key: 'v3',
      dismissible: true,
    })
    expect(keyOf('New!')).toBe(keyOf('New!'))
    expect(keyOf('New!')).not.toBe(keyOf('Newer!'))
  })

  it('GIT-09: a link without text is not shown', () => {
    expect(resolveTheme({ feedback: { content: '' }, editLink: { text: '' } })).toMatchObject({
      feedback: false,
      editLink: false,
    })
  })

  it('TTL-04: own acronyms come on top of the built-in ones', () => {
    expect(resolveTheme({ acronyms: ['NERD'] }).acronyms).toEqual(expect.arrayContaining(['NERD', 'FAQ']))
  })

  it('R4.06: an image as logo is named after the brand', () => {
    expect(resolveTheme({ logo: { src: '/logo.svg' } }).logo).toEqual({ src: '/logo.svg', alt: 'Acme' })
  })

  it('R9.13: error reporting', () => {
    expect(resolve({ errorReporting: { dsn: 'https://key@errors.example/1' } }).errorReporting).toEqual({
      dsn: 'https://key@errors.example/1',
      environment: 'prod',
      tracesSampleRate: 1,
      replaySampleRate: 0.1,
      replayOnErrorSampleRate: 1,
    })
  })

  it('HED-03: the public address has no slash at its end', () => {
    expect(resolve({ siteUrl: 'https://docs.example/base/' }).siteUrl).toBe('https://docs.example/base')
  })
})

describe('wrong settings', () => {
  it('CFG-02: synonyms: groups of at least two words, each once, each with a letter or a digit', () => {
    const problems = problemsOf({
      search: { synonyms: [['sdk'], ['a b', 'A B'], ['x', '…'], 'vtt'], words: [] },
    })
    expect(problems.map(({ keyPath, message }) => [keyPath, message])).toEqual([
      ['search.synonyms[0]', 'A group of synonyms has at least two words'],
      ['search.synonyms[1][1]', "'A B' is in the group twice"],
      ['search.synonyms[2][1]', 'A synonym needs a letter or a digit'],
      ['search.synonyms[3]', 'Wrong type'],
      ['search.words', "Unrecognized key 'words' in search"],
    ])
  })

  it('R6.01, CFG-02: unknown keys at every level, each with where it stands', () => {
    expect(problemsOf({ brnad: 'x', theme: { baner: {}, sidebar: { autocollapse: true } } })).toEqual([
      {
        keyPath: 'theme.sidebar.autocollapse',
        message: "Unrecognized key 'autocollapse' in theme.sidebar",
        expected: 'autoCollapse, defaultMenuCollapseLevel, toggleButton, help',
        nearest: 'autoCollapse',
      },
      expect.objectContaining({
        keyPath: 'theme.baner',
        message: "Unrecognized key 'baner' in theme",
        nearest: 'banner',
      }),
      {
        keyPath: 'brnad',
        message: "Unrecognized key 'brnad'",
        expected:
          'brand, siteUrl, description, variables, redirects, defaultLocale, analytics, errorReporting, security, agents, offline, search, apiRules, theme',
        nearest: 'brand',
      },
    ])
  })

  it.each(['project', 'chat'])('R6.02, CFG-03: %s.link must start with https://', (key) => {
    const keyPath = `theme.${key}.link`
    const expected = 'a URL that starts with "https://"'
    expect(themeProblems({ [key]: { link: 'http://example.com' } })).toEqual([
      {
        keyPath,
        message: 'Invalid input: must start with "https://"',
        expected,
        received: "'http://example.com'",
      },
    ])
    expect(themeProblems({ [key]: { link: 'https://' } })).toEqual([
      { keyPath, message: 'Invalid URL', expected, received: "'https://'" },
    ])
    expect(themeProblems({ [key]: { link: 'https://example.com' } })).toEqual([])
  })

  it.each([
    ['empty', ''],
    ['blank', ' '],
    ['no URL', 'example'],
    ['without host', 'https://'],
  ])('R6.05, R8.02, GIT-10: docsRepositoryBase is %s', (_, docsRepositoryBase) => {
    expect(themeProblems({ docsRepositoryBase })).toEqual([
      expect.objectContaining({
        keyPath: 'theme.docsRepositoryBase',
        message: 'Invalid `docsRepositoryBase` URL!',
        expected: 'a URL; it must start with "https://"',
      }),
    ])
  })

  it('F26, R6.06, R8.02: an address that is too long says so, whatever the key', () => {
    const link = `https://example.com/${'a'.repeat(2080)}`
    const expected = 'at most 2048 characters; it has 2100'
    expect(themeProblems({ docsRepositoryBase: link, project: { link } })).toEqual([
      expect.objectContaining({ keyPath: 'theme.project.link', message: 'Invalid URL', expected }),
      expect.objectContaining({ message: 'Invalid `docsRepositoryBase` URL!', expected }),
    ])
  })

  it('CFG-03: docsRepositoryBase must start with https://', () => {
    expect(themeProblems({ docsRepositoryBase: 'ssh://git@example.com/docs' })).toEqual([
      expect.objectContaining({ message: 'Invalid input: must start with "https://"' }),
    ])
  })

  it('R6.03, CFG-04: the collapse level is a whole number from 1 on', () => {
    const level = (value: unknown) => themeProblems({ sidebar: { defaultMenuCollapseLevel: value } })
    const keyPath = 'theme.sidebar.defaultMenuCollapseLevel'
    expect(level(0)).toEqual([
      { keyPath, message: 'Number must be greater than or equal to 1', received: '0' },
    ])
    expect(level(1.5)).toEqual([
      { keyPath, message: 'Wrong type', expected: 'whole number', received: 'number 1.5' },
    ])
    expect(level('2')).toEqual([
      { keyPath, message: 'Wrong type', expected: 'number', received: "string '2'" },
    ])
    expect(level(1)).toEqual([])
  })

  it('CFG-05: a wrong type among alternatives', () => {
    expect(themeProblems({ primaryHue: 'blue', editLink: true })).toEqual([
      {
        keyPath: 'theme.primaryHue',
        message: 'Wrong type',
        expected: 'number or object',
        received: "string 'blue'",
      },
      {
        keyPath: 'theme.editLink',
        message: 'Wrong type',
        expected: 'false or object',
        received: 'boolean true',
      },
    ])
  })

  it('R4.08: hue and saturation have bounds', () => {
    expect(themeProblems({ primaryHue: 361, primarySaturation: { dark: -1 } })).toEqual([
      { keyPath: 'theme.primaryHue', message: 'Number must be less than or equal to 360', received: '361' },
      {
        keyPath: 'theme.primarySaturation.dark',
        message: 'Number must be greater than or equal to 0',
        received: '-1',
      },
    ])
  })

  it('CFG-07: one of several texts', () => {
    expect(themeProblems({ nextThemes: { defaultTheme: 'drak' }, direction: 'rtr' })).toEqual([
      {
        keyPath: 'theme.direction',
        message: 'Invalid value',
        expected: "'ltr' | 'rtl'",
        received: "'rtr'",
        nearest: "'ltr'",
      },
      {
        keyPath: 'theme.nextThemes.defaultTheme',
        message: 'Invalid value',
        expected: "'light' | 'dark' | 'system'",
        received: "'drak'",
        nearest: "'dark'",
      },
    ])
  })

  it('CFG-09: a language needs locale and text, and stands once', () => {
    expect(themeProblems({ i18n: [{ locale: 'fr' }] })).toEqual([
      { keyPath: 'theme.i18n[0].text', message: 'Missing', expected: 'string' },
    ])
    expect(themeProblems({ i18n: [{ locale: 'french', text: 'Français' }] })).toEqual([
      {
        keyPath: 'theme.i18n[0].locale',
        message: 'Not a locale such as `fr` or `zh-CN`',
        received: "'french'",
      },
    ])
    const fr = { locale: 'fr', text: 'Français', direction: 'ltr' }
    expect(themeProblems({ i18n: [fr, fr] })).toEqual([
      { keyPath: 'theme.i18n[1].locale', message: "Locale 'fr' is listed twice" },
    ])
  })

  it('MAP-09: several locales include the default one, whatever else is wrong', () => {
    const i18n = [{ locale: 'en', text: 'English' }, { locale: 'fr' }]
    const check = (site: object) => checkData(defaultLocaleRule, site, { file: FILE }).problems
    expect(check({ brnad: 1, theme: { i18n } })).toEqual([
      {
        file: FILE,
        keyPath: 'defaultLocale',
        message: "'en-US' is not among the locales of theme.i18n",
        expected: "'en' | 'fr'",
      },
    ])
    expect(check({ defaultLocale: 'fr', theme: { i18n } })).toEqual([])
    expect(check({ theme: { i18n: [] } })).toEqual([])
  })

  it('R4.06: a logo shows something, and its file lies in the site', () => {
    expect(themeProblems({ logo: { alt: 'Acme' } })).toEqual([
      { keyPath: 'theme.logo', message: 'A logo needs `src`, `text` or both' },
    ])
    expect(themeProblems({ logo: { src: '//example.com/logo.svg' } })).toEqual([
      expect.objectContaining({ message: 'Not a site-absolute path such as `/logo.svg`' }),
    ])
  })

  it('R7.02: analytics reaches its host either directly or through a path that ends in /api/event', () => {
    const domain = 'docs.example'
    expect(problemsOf({ analytics: { domain } })).toEqual([
      { keyPath: 'analytics', message: 'Analytics needs either `scriptHost` or `proxyPath`' },
    ])
    expect(problemsOf({ analytics: { domain, proxyPath: '/visits' } })).toEqual([
      {
        keyPath: 'analytics.proxyPath',
        message: 'Not a path of this site that ends in `/api/event`',
        received: "'/visits'",
      },
    ])
    expect(problemsOf({ analytics: { domain, proxyPath: '/visits/api/event' } })).toEqual([])
    expect(problemsOf({ analytics: { domain, scriptHost: 'https://stats.example' } })).toEqual([])
  })

  it('R6.01: names and values of variables', () => {
    expect(
      problemsOf({ variables: { 'scribe-host': 'a', brand: 'Other', address: 'a\nb', port: 80 } }),
    ).toEqual([
      { keyPath: 'variables.scribe-host', message: 'A name of a variable consists of letters and digits' },
      {
        keyPath: 'variables.brand',
        message: '`{{brand}}` always stands for the key `brand`; leave it out here',
      },
      { keyPath: 'variables.address', message: 'A value must be a single line', received: "'a\\nb'" },
      { keyPath: 'variables.port', message: 'Wrong type', expected: 'string', received: 'number 80' },
    ])
  })

  it('CFG-08: required keys', () => {
    expect(checkData(siteSchema, {}, { file: FILE }).problems).toEqual([
      { file: FILE, keyPath: 'brand', message: 'Missing', expected: 'string' },
      { file: FILE, keyPath: 'description', message: 'Missing', expected: 'string' },
    ])
    expect(checkData(siteSchema, () => {}, { file: FILE }).problems).toEqual([
      { file: FILE, message: 'Wrong type', expected: 'object', received: 'function' },
    ])
  })
})
