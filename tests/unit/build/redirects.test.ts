import { describe, expect, test } from 'vitest'
import { redirectProblems } from '../../../src/build/checks/redirects.ts'
import { movedPages } from '../../../src/build/moved-pages.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { redirectsOf } from '../../../src/site/redirects.ts'

const config = (redirects: Record<string, string>) =>
  resolveSiteConfig(
    siteSchema.parse({
      brand: 'Acme',
      description: 'Docs.',
      redirects,
      theme: {
        i18n: [
          { locale: 'en-US', text: 'English' },
          { locale: 'fr', text: 'Français' },
        ],
      },
    }),
  )
const site = (redirects: Record<string, string>) => ({
  config: config(redirects),
  settingPosition: () => ({ line: 4, column: 3 }),
})
const page = { file: 'new/index.html', ids: new Set(['start']), addresses: new Set<string>() }
const targets = {
  isFile: () => false,
  left: new Set<string>(),
  moved: {},
  base: '/',
  pages: new Map([['/new', page]]),
  localised: (path: string) => path,
}

describe('redirects of older addresses', () => {
  test('hold in every language; other sites have none', () => {
    const found = redirectsOf(config({ '/old': '/new#start', '/sold': 'https://acme.example/x' }))
    expect(Object.fromEntries(found)).toEqual({
      '/old': '/new#start',
      '/sold': 'https://acme.example/x',
      '/fr/old': '/fr/new#start',
      '/fr/sold': 'https://acme.example/x',
    })
  })

  test('a target is checked like a link', () => {
    expect(redirectProblems(site({ '/old': '/new#start' }), targets)).toEqual([])
    expect(redirectProblems(site({ '/old': '/nwe' }), targets)).toMatchObject([
      { file: 'site.config.ts', line: 4, keyPath: "redirects['/old']", nearest: '/new', received: '/nwe' },
    ])
    expect(redirectProblems(site({ '/old': '/new#strat' }), targets)).toMatchObject([{ nearest: '#start' }])
  })

  test('a redirect hides no page', () =>
    expect(redirectProblems(site({ '/new': '/new#start' }), targets)).toMatchObject([
      { message: expect.stringContaining('There is a page at /new') },
    ]))

  test('addresses that are none are refused', () => {
    for (const wrong of ['old', '/old/', '/old?a', '/'])
      expect(() => config({ [wrong]: '/new' }), wrong).toThrow()
    expect(() => config({ '/old': 'new' })).toThrow()
  })

  test('a file server without rules leads on as well', () => {
    const pages = movedPages(config({ '/old/page': '/new?a=1&b=2' }), '/docs/')
    expect([...pages.keys()]).toEqual(['/old/page/index.html', '/fr/old/page/index.html'])
    const html = pages.get('/old/page/index.html')
    expect(html).toContain('content="0; url=/docs/new?a=1&amp;b=2"')
  })
})
