import { describe, expect, it } from 'vitest'
import { Link } from '../../../../src/theme/parts/link.tsx'
import { draw, drawPage } from '../draw-page.tsx'

describe('Link', () => {
  it('C70: a route gets the base path, and beside the default locale the locale', () => {
    expect(draw(<Link href="/a#b">x</Link>, { base: '/docs/' })).toBe('<a href="/docs/a#b">x</a>')
    expect(draw(<Link href="/a">x</Link>, { base: '/docs/', locale: 'fr' })).toBe(
      '<a href="/docs/fr/a">x</a>',
    )
  })

  it('C70: a file gets the base path and no locale', () => {
    const html = draw(<Link href="/files/guide.pdf?v=1.2#page=2">x</Link>, { base: '/docs/', locale: 'fr' })
    expect(html).toBe('<a href="/docs/files/guide.pdf?v=1.2#page=2">x</a>')
  })

  it('C70: a version number at the end of a route is no file ending', () => {
    expect(draw(<Link href="/api/v2.1">x</Link>, { locale: 'fr' })).toBe('<a href="/fr/api/v2.1">x</a>')
  })

  it('LAY-10: fragments and mail addresses stay as they are, in the same tab', () => {
    expect(draw(<Link href="#id">x</Link>, { base: '/docs/' })).toBe('<a href="#id">x</a>')
    expect(draw(<Link href="mailto:a@b.example">x</Link>)).toBe('<a href="mailto:a@b.example">x</a>')
  })

  it('NAV-08: a link to another site opens a new tab, without a referrer, and says so', () => {
    expect(draw(<Link href="https://other.example/">x</Link>)).toBe(
      '<a href="https://other.example/" target="_blank" rel="noreferrer">x<span class="visually-hidden"> (opens in a new tab)</span></a>',
    )
  })

  it('NAV-08: newWindow decides for links of the site', () => {
    expect(
      draw(
        <Link href="/a" newWindow>
          x
        </Link>,
      ),
    ).toContain('target="_blank" rel="noreferrer"')
  })

  it('C70: an <a> that an author writes is the same link', async () => {
    expect(await drawPage('<a href="/a">x</a>', { base: '/docs/' })).toContain('<a href="/docs/a">x</a>')
  })
})
