import { describe, expect, it } from 'vitest'
import type { NavbarItem } from '../../../../src/site/page.ts'
import { Navbar } from '../../../../src/theme/navigation/navbar.tsx'
import { draw, find, type Surroundings, texts, values } from '../draw-frame.tsx'

const items: NavbarItem[] = [
  { kind: 'link', title: 'Guide', href: '/guide', newWindow: false, current: 'true' },
  { kind: 'link', title: 'API', href: '/api', newWindow: false },
  { kind: 'link', title: 'Status', href: 'https://status.example', newWindow: true },
  { kind: 'menu', title: 'More', items: [{ title: 'Blog', href: '/blog', newWindow: false }] },
]

function bar(surroundings?: Surroundings): string {
  return draw(<Navbar />, surroundings)
}

describe('Navbar', () => {
  it('NAV-01: logo, items, search, project, chat, button, menu button', () => {
    const html = bar({
      navigation: { navbar: items },
      theme: {
        project: { link: 'https://git.example/acme', title: 'Source' },
        chat: { link: 'https://chat.example' },
        navbar: { button: { text: 'Free trial', href: 'https://acme.example/trial' } },
      },
    })
    const order = [
      '>Acme<',
      '>Guide<',
      'type="search"',
      '>Source<',
      '>Chat<',
      'Free trial',
      'popoverTarget="menu"',
    ]
    const places = order.map((part) => html.indexOf(part))
    expect(places).not.toContain(-1)
    expect(places).toEqual([...places].sort((a, b) => a - b))
  })

  it('NAV-08: an item in a new window says so', () => {
    const status = find(bar({ navigation: { navbar: items } }), 'a', { href: 'https://status.example' })
    expect(texts(status)).toEqual(['Status (opens in a new tab)'])
    expect(values(status, 'rel')).toEqual(['noreferrer'])
  })

  it('NAV-11: the mark of the active item, and none on the others', () => {
    const [nav] = find(bar({ navigation: { navbar: items } }), 'nav')
    expect(nav?.attribs['aria-label']).toBe('Main')
    const marks = find(bar({ navigation: { navbar: items } }), 'a').map(
      (item) => item.attribs['aria-current'],
    )
    expect(marks.filter(Boolean)).toEqual(['true'])
  })

  it('NAV-12: a menu is a button that opens its links', () => {
    const html = bar({ navigation: { navbar: items } })
    expect(texts(find(html, 'summary'))).toEqual(['More'])
    expect(texts(find(html, 'a', { href: '/blog' }))).toEqual(['Blog'])
  })

  it('NAV-14: the logo leads home, elsewhere, or nowhere', () => {
    expect(texts(find(bar({ base: '/docs/' }), 'a', { href: '/docs/' }))).toEqual(['Acme'])
    const elsewhere = find(bar({ theme: { logoLink: 'https://acme.example' } }), 'a')
    expect(values(elsewhere, 'href')).toEqual(['https://acme.example'])
    expect(values(elsewhere, 'target')).toEqual([undefined])
    expect(find(bar({ theme: { logoLink: false } }), 'a')).toEqual([])
  })

  it('NAV-14: an image as logo has the base path and a text', () => {
    const html = bar({ base: '/docs/', theme: { logo: { src: '/logo.svg' } } })
    expect(find(html, 'img')[0]?.attribs).toMatchObject({ src: '/docs/logo.svg', alt: 'Acme' })
  })

  it('NAV-15, NAV-18: the menu button controls the menu and has a name for both states', () => {
    const html = bar()
    const [search, menu] = find(html, 'button')
    expect(search?.attribs).toHaveProperty('data-find')
    expect(menu?.attribs).toMatchObject({ popovertarget: 'menu', 'aria-controls': 'menu' })
    expect(texts(find(html, 'title'))).toEqual(['Search', 'Menu', 'Close menu'])
  })

  it('R1.04: the button leads to the sign-up page in a new tab', () => {
    const theme = { navbar: { button: { text: 'Free trial', href: 'https://acme.example/trial' } } }
    const [button] = find(bar({ theme }), 'a', { href: 'https://acme.example/trial' })
    expect(button?.attribs).toMatchObject({ target: '_blank', rel: 'noreferrer' })
  })
})

describe('SearchField', () => {
  it('R1.06, SRU-20: a labelled field with the placeholder of the site', () => {
    const html = bar({ theme: { search: { placeholder: 'Search Acme docs' } } })
    expect(find(html, 'search')).toHaveLength(1)
    expect(find(html, 'input')[0]?.attribs).toMatchObject({
      type: 'search',
      role: 'combobox',
      'aria-expanded': 'false',
      'aria-label': 'Search',
      placeholder: 'Search Acme docs',
    })
  })

  it('SRU-05: without one, the placeholder of the language', () => {
    expect(values(find(bar({ page: { locale: 'ru' } }), 'input'), 'placeholder')).toEqual([
      'Поиск документации…',
    ])
  })
})
