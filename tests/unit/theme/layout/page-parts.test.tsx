import { describe, expect, it } from 'vitest'
import { ErrorScreen } from '../../../../src/theme/layout/error-screen.tsx'
import { Head } from '../../../../src/theme/layout/head.tsx'
import { LastUpdated } from '../../../../src/theme/layout/last-updated.tsx'
import { PageLinks } from '../../../../src/theme/layout/page-links.tsx'
import { Button } from '../../../../src/theme/parts/button.tsx'
import { draw, find, NO_FILES, type Surroundings, texts, values } from '../draw-frame.tsx'

describe('LastUpdated', () => {
  const page = { lastUpdated: '2026-11-27T23:30:00Z' }

  it('UPD-01, UPD-05: long date in UTC and ISO value, in the page', () => {
    const html = draw(<LastUpdated />, { page })
    expect(texts(find(html, 'p'))).toEqual(['Last updated on November 27, 2026'])
    expect(values(find(html, 'time'), 'datetime')).toEqual(['2026-11-27T23:30:00Z'])
  })

  it('UPD-01: in the locale of the page', () => {
    expect(texts(find(draw(<LastUpdated />, { page: { ...page, locale: 'fr' } }), 'time'))).toEqual([
      '27 novembre 2026',
    ])
  })

  it('UPD-02: not drawn without a date or with timestamp false', () => {
    expect(draw(<LastUpdated />)).toBe('')
    expect(draw(<LastUpdated />, { page, options: { timestamp: false } })).toBe('')
  })
})

describe('PageLinks', () => {
  const page = { feedbackHref: 'https://git.example/new', editHref: 'https://git.example/edit' }

  it('TOC-12, GIT-05, GIT-08: feedback in a new tab, edit in the same one', () => {
    const links = find(draw(<PageLinks />, { page }), 'a')
    expect(texts(links)).toEqual(['Question? Give us feedback → (opens in a new tab)', 'Edit this page'])
    expect(values(links, 'target')).toEqual(['_blank', undefined])
  })

  it('GIT-09: switched off, empty or leading nowhere they are not drawn', () => {
    expect(draw(<PageLinks />)).toBe('')
    expect(draw(<PageLinks />, { page, theme: { editLink: false, feedback: { content: '' } } })).toBe('')
  })

  it('TOP-01, TOP-03: the button to the top is a real button, drawn when the site wants it', () => {
    const html = draw(<PageLinks />, { theme: { toc: { backToTop: true } } })
    expect(texts(find(html, 'button', { type: 'button', 'data-scroll-to-top': '' }))).toEqual([
      'Scroll to top',
    ])
    expect(find(draw(<PageLinks />, { page }), 'button')).toEqual([])
  })
})

describe('ErrorScreen', () => {
  const theme = { docsRepositoryBase: 'https://github.com/acme/docs/blob/main' }

  it('R2.06: illustration, heading, message, the way back', () => {
    const html = draw(<ErrorScreen />, { page: { kind: 'server-error' }, base: '/docs/' })
    expect(values(find(html, 'svg'), 'aria-hidden')).toEqual(['true'])
    expect(texts(find(html, 'h1'))).toEqual(['Sorry...'])
    expect(texts(find(html, 'p'))).toEqual(['Something went wrong. Please refresh the page.'])
    expect(texts(find(html, 'a', { href: '/docs/' }))).toEqual(['Back to homepage'])
  })

  it.each([
    [
      'R2.07, GIT-06: a broken link',
      'not-found',
      'Submit an issue about broken link →',
      'Found broken `%PATH%` link. Please fix!',
    ],
    [
      'R2.08, GIT-07: an error of the server',
      'server-error',
      'Submit an issue about error in url →',
      'Got server-side error in `%PATH%` url. Please fix!',
    ],
  ] as const)('%s: the issue has a place for the path', (_, kind, text, title) => {
    const [report] = find(draw(<ErrorScreen />, { page: { kind }, theme }), 'a', {
      'data-broken-link': '',
    })
    expect(report && texts([report])).toEqual([`${text} (opens in a new tab)`])
    const href = new URL(report?.attribs['href'] ?? '')
    expect(href.pathname).toBe('/acme/docs/issues/new')
    expect(Object.fromEntries(href.searchParams)).toEqual({ title, labels: 'bug' })
  })

  it('GIT-03, R8.03: no prompt that leads nowhere', () => {
    const unknown = { docsRepositoryBase: 'https://code.example/acme/docs' }
    expect(find(draw(<ErrorScreen />, { page: { kind: 'not-found' }, theme: unknown }), 'a')).toHaveLength(1)
    expect(find(draw(<ErrorScreen />, { page: { kind: 'not-found' } }), 'a')).toHaveLength(1)
  })
})

describe('Head', () => {
  function head(surroundings?: Surroundings): string {
    return draw(<Head files={NO_FILES} />, surroundings)
  }

  it('HED-01, HED-02, HED-03: title, description, canonical address, each once', () => {
    const html = head({ page: { canonical: 'https://docs.example/start' } })
    expect(texts(find(html, 'title'))).toEqual(['Quick start · Acme docs'])
    expect(values(find(html, 'meta', { name: 'description' }), 'content')).toEqual(['How to start.'])
    expect(values(find(html, 'link', { rel: 'canonical' }), 'href')).toEqual(['https://docs.example/start'])
    expect(find(html, 'meta', { property: 'og:title' })).toHaveLength(1)
  })

  it('HED-03: pages are indexed; special pages and those that are not advertised are not', () => {
    const robots = (html: string) => values(find(html, 'meta', { name: 'robots' }), 'content')
    expect(robots(head({ page: { isAdvertised: true } }))).toEqual(['index,follow'])
    expect(robots(head())).toEqual(['noindex'])
    expect(robots(head({ page: { kind: 'not-found' } }))).toEqual(['noindex'])
  })

  it('HED-04: one colour for each scheme of the system', () => {
    const colours = find(head(), 'meta', { name: 'theme-color' })
    expect(values(colours, 'content')).toEqual(['#fff', '#111'])
    expect(values(colours, 'media')).toEqual([
      '(prefers-color-scheme: light)',
      '(prefers-color-scheme: dark)',
    ])
  })

  it.each([
    ['light', '#fff'],
    ['dark', '#111'],
  ] as const)('THM-06, C67: a forced %s theme has its colour on every system', (forcedTheme, colour) => {
    const colours = find(head({ theme: { nextThemes: { forcedTheme } } }), 'meta', { name: 'theme-color' })
    expect(values(colours, 'content')).toEqual([colour])
    expect(values(colours, 'media')).toEqual([undefined])
  })
})

describe('Button', () => {
  it('R4.09: variants and sizes', () => {
    for (const variant of ['primary', 'secondary', 'tertiary'] as const) {
      for (const size of ['small', 'medium', 'large'] as const) {
        const html = draw(
          <Button variant={variant} size={size} href="/">
            Go
          </Button>,
        )
        expect(html).toMatch(new RegExp(`class="[^"]*${variant}[^"]*${size}`))
      }
    }
  })
})
