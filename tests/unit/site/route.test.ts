import { describe, expect, it } from 'vitest'
import { activeRoute, hrefOfRoute, isUnder, routeFromPath, withBase } from '../../../src/site/route.ts'

describe('routeFromPath', () => {
  it.each([
    ['/scribe/v2/faq?tab=1#limits', '/scribe/v2/faq'],
    ['/scribe/v2/faq#a?b', '/scribe/v2/faq'],
    ['/scribe/v2/faq.html', '/scribe/v2/faq'],
    ['/scribe/v2/index', '/scribe/v2'],
    ['/scribe/v2/index.html', '/scribe/v2'],
    ['/scribe/v2/index/', '/scribe/v2'],
    ['/scribe/v2/', '/scribe/v2'],
    ['/scribe/indexing', '/scribe/indexing'],
    ['/index', '/'],
    ['/', '/'],
    ['', '/'],
    ['?q=1', '/'],
  ])('RTE-01: %s becomes %s', (path, route) => {
    expect(routeFromPath(path)).toBe(route)
  })

  it('RTE-01: drops the suffix of a configured locale only', () => {
    const locales = ['en-US', 'fr']
    expect(routeFromPath('/faq.fr', { locales })).toBe('/faq')
    expect(routeFromPath('/faq.en-US.html', { locales })).toBe('/faq')
    expect(routeFromPath('/index.fr', { locales })).toBe('/')
    expect(routeFromPath('/guides/node.js', { locales })).toBe('/guides/node.js')
  })

  it('RTE-02: an error page has its own route, whatever was asked for', () => {
    expect(activeRoute('/no/such/page', {}, 'not-found')).toBe('/404')
    expect(activeRoute('/scribe', {}, 'server-error')).toBe('/500')
    expect(activeRoute('/docs/scribe/', { base: '/docs' })).toBe('/scribe')
  })

  it('RTE-03: compares decoded paths', () => {
    expect(routeFromPath('/%C3%BCber/%E4%B8%AD%E6%96%87')).toBe('/über/中文')
    expect(routeFromPath(hrefOfRoute('/c#-and-50%'))).toBe('/c#-and-50%')
    expect(routeFromPath('/100%')).toBe('/100%')
  })

  it('RTE-04: strips the base path by whole segments', () => {
    expect(routeFromPath('/docs/scribe', { base: '/docs' })).toBe('/scribe')
    expect(routeFromPath('/docs/', { base: '/docs/' })).toBe('/')
    expect(routeFromPath('/docs', { base: '/docs/' })).toBe('/')
    expect(routeFromPath('/docsets', { base: '/docs' })).toBe('/docsets')
  })
})

describe('withBase', () => {
  it.each([
    ['/scribe', '/docs', '/docs/scribe'],
    ['/scribe#a', '/docs/', '/docs/scribe#a'],
    ['/', '/docs', '/docs/'],
    ['/scribe', '/', '/scribe'],
    ['https://status.example/', '/docs', 'https://status.example/'],
    ['//cdn.example/x', '/docs', '//cdn.example/x'],
    ['#limits', '/docs', '#limits'],
    ['mailto:help@corvane.example', '/docs', 'mailto:help@corvane.example'],
  ])('RTE-04: %s under %s is %s', (href, base, expected) => {
    expect(withBase(href, base)).toBe(expected)
  })
})

describe('isUnder', () => {
  it.each([
    ['/nerd', '/nerd', true],
    ['/nerd/faq', '/nerd', true],
    ['/nerdy/faq', '/nerd', false],
    ['/nerd', '/nerd/faq', false],
    ['/nerd', '', true],
    ['/nerd', '/', false],
    ['/', '/', true],
  ])('NRM-05: %s under %s is %s', (route, root, expected) => {
    expect(isUnder(route, root)).toBe(expected)
  })
})
