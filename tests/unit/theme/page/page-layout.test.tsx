import { describe, expect, it } from 'vitest'
import { PageLayout } from '../../../../src/theme/page/page-layout.tsx'
import { draw, find, type Surroundings, texts, values } from '../draw-frame.tsx'

const sidebar = [{ kind: 'link', title: 'Start', href: '/start', newWindow: false, active: true } as const]
const headings = [{ id: 'one', value: 'One', depth: 2 }]

function layout(surroundings: Surroundings = {}): string {
  return draw(
    <PageLayout>
      <h1>Quick start</h1>
    </PageLayout>,
    { ...surroundings, navigation: { sidebar, ...surroundings.navigation } },
  )
}

function mainClasses(surroundings: Surroundings): string | undefined {
  return find(layout(surroundings), 'main')[0]?.attribs['class']
}

describe('PageLayout', () => {
  it('SKP-01: the skip link is the first thing that can have the focus and leads to main', () => {
    const html = layout()
    expect(texts(find(html, 'a')).slice(0, 1)).toEqual(['Skip to content'])
    expect(html.search(/<(a|button|input)\b/)).toBe(html.indexOf('<a href="#content"'))
    expect(find(html, 'main')[0]?.attribs).toMatchObject({ id: 'content', tabindex: '-1' })
  })

  it.each(['default', 'full', 'raw'] as const)('LAY-04: exactly one main in layout %s', (name) => {
    expect(find(layout({ options: { layout: name } }), 'main')).toHaveLength(1)
  })

  it('LAY-01: default has contents beside the text', () => {
    const html = layout({ page: { headings } })
    expect(find(html, 'nav', { 'aria-label': 'On This Page' })).toHaveLength(1)
    expect(mainClasses({})).toMatch(/columns/)
  })

  it('LAY-02: full keeps sidebar and date, without contents', () => {
    const surroundings = {
      page: { headings, lastUpdated: '2026-01-02T00:00:00Z' },
      options: { layout: 'full' } as const,
    }
    const html = layout(surroundings)
    expect(find(html, 'nav', { 'data-part': 'sidebar' })).toHaveLength(1)
    expect(find(html, 'time')).toHaveLength(1)
    expect(find(html, 'nav', { 'aria-label': 'On This Page' })).toEqual([])
    expect(mainClasses(surroundings)).toMatch(/full/)
  })

  it('LAY-03: raw has the content only, between bar and footer, without typography', () => {
    const html = layout({
      page: { headings, lastUpdated: '2026-01-02T00:00:00Z', editHref: 'https://git.example/x' },
      options: { layout: 'raw' },
    })
    expect(find(html, 'nav', { 'data-part': 'sidebar' })).toEqual([])
    expect(find(html, 'time')).toEqual([])
    expect(html).not.toContain('https://git.example/x')
    expect(values(find(html, 'article'), 'class')).toEqual([undefined])
    expect(find(html, 'header')).toHaveLength(1)
    expect(find(html, 'footer')).toHaveLength(1)
  })

  it('SID-03, SID-04, LAY-05: type page has no sidebar, its place stays free', () => {
    const surroundings = { navigation: { type: 'page' as const } }
    expect(find(layout(surroundings), 'nav', { 'data-part': 'sidebar' })).toEqual([])
    expect(mainClasses(surroundings)).toMatch(/placeholder/)
    expect(mainClasses({})).not.toMatch(/placeholder/)
  })

  it('R3.04, LAY-07: typesetting article', () => {
    expect(values(find(layout({ options: { typesetting: 'article' } }), 'article'), 'class')[0]).toMatch(
      /essay/,
    )
    expect(values(find(layout(), 'article'), 'class')[0]).not.toMatch(/essay/)
  })

  it.each([
    ['navbar', 'header'],
    ['footer', 'footer'],
    ['timestamp', 'time'],
  ])('R3.05: %s can be switched off', (option, element) => {
    const page = { lastUpdated: '2026-01-02T00:00:00Z' }
    expect(find(layout({ page }), element)).toHaveLength(1)
    expect(find(layout({ page, options: { [option]: false } }), element)).toEqual([])
  })

  it('R3.05, SID-03: sidebar can be switched off', () => {
    expect(values(find(layout({ options: { sidebar: false } }), 'nav'), 'data-part')).toEqual(['menu'])
  })

  it('R2.05: a special page has its screen in place of the article', () => {
    const html = layout({ page: { kind: 'not-found' } })
    expect(texts(find(html, 'h1'))).toEqual(['Page not found'])
  })

  it('C81: no element carries a style of its own, as the content security policy forbids it', () => {
    expect(layout({ page: { headings } })).not.toMatch(/\sstyle=/)
  })
})

describe('Banner', () => {
  const banner = { text: 'News', key: 'news' }

  it('BAN-01, BAN-02, BAN-05: text, key, button', () => {
    const html = layout({ theme: { banner } })
    expect(texts(find(html, 'section', { 'data-banner-key': 'news' }))[0]).toContain('News')
    const [button] = find(html, 'button', { 'data-dismiss-banner': '' })
    expect(button && texts([button])).toEqual(['Dismiss banner'])
  })

  it('BAN-02: without button when it cannot be dismissed', () => {
    expect(layout({ theme: { banner: { ...banner, dismissible: false } } })).not.toContain(
      'data-dismiss-banner',
    )
  })

  it('BAN-01: nothing without text', () => {
    expect(layout()).not.toContain('data-banner-key')
  })
})

describe('Footer', () => {
  it('FTR-10: the default text names the year and the brand', () => {
    expect(texts(find(layout(), 'footer'))).toEqual(['MIT 2026 © Acme'])
  })

  it('R1.05: the help lines', () => {
    const help = [{ prompt: 'Questions?', text: 'Contact sales', href: 'https://acme.example/contact' }]
    const [footer] = find(layout({ theme: { sidebar: { help } } }), 'footer')
    expect(footer && texts([footer])[0]).toContain('Questions? Contact sales')
  })
})
