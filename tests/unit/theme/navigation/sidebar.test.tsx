import { describe, expect, it } from 'vitest'
import type { SidebarEntry, SidebarFolder } from '../../../../src/site/page.ts'
import { Sidebar } from '../../../../src/theme/navigation/sidebar.tsx'
import { draw, find, type Surroundings, texts, values } from '../draw-frame.tsx'

function link(title: string, more: Partial<Extract<SidebarEntry, { kind: 'link' }>> = {}): SidebarEntry {
  return { kind: 'link', title, href: `/${title.toLowerCase()}`, newWindow: false, active: false, ...more }
}

function folder(title: string, children: SidebarEntry[], more: Partial<SidebarFolder> = {}): SidebarFolder {
  const state = { active: false, containsActive: false, open: false, level: 1 }
  return { kind: 'folder', title, route: `/${title.toLowerCase()}`, children, ...state, ...more }
}

function sidebar(entries: SidebarEntry[], surroundings: Surroundings = {}, beside = true): string {
  return draw(<Sidebar beside={beside} />, {
    ...surroundings,
    navigation: { sidebar: entries, mobileMenu: entries, ...surroundings.navigation },
  })
}

describe('Sidebar', () => {
  it('SID-01, SID-02: one list of pages serves as sidebar and as mobile menu', () => {
    const html = sidebar([link('Overview')])
    const [nav, ...others] = find(html, 'nav')
    expect(others).toEqual([])
    expect(nav?.attribs).toMatchObject({ id: 'menu', popover: 'auto', 'data-part': 'sidebar' })
    expect(texts(find(html, 'a'))).toEqual(['Overview'])
  })

  it('SID-02: a site whose sidebar is a part has a second list, the mobile menu', () => {
    const navigation = { mobileMenu: [link('Overview'), link('Elsewhere')] }
    const html = sidebar([link('Overview')], { navigation })
    expect(values(find(html, 'nav'), 'data-part')).toEqual(['sidebar', 'menu'])
    expect(values(find(html, 'nav'), 'popover')).toEqual([undefined, 'auto'])
    expect(texts(find(html, 'a'))).toEqual(['Overview', 'Overview', 'Elsewhere'])
  })

  it('SID-03: without a sidebar beside the text there is still the mobile menu', () => {
    const html = sidebar([link('Overview')], {}, false)
    expect(values(find(html, 'nav'), 'data-part')).toEqual(['menu'])
  })

  it('SID-05: a leaf is a link with the base path; a new window says so', () => {
    const html = sidebar(
      [link('Overview'), link('Status', { href: 'https://status.example', newWindow: true })],
      {
        base: '/docs/',
      },
    )
    const links = find(html, 'a')
    expect(values(links, 'href')).toEqual(['/docs/overview', 'https://status.example'])
    expect(values(links, 'target')).toEqual([undefined, '_blank'])
    expect(texts(links)).toEqual(['Overview', 'Status (opens in a new tab)'])
  })

  it('SID-06: a folder without index page is a button, not a link', () => {
    const html = sidebar([folder('Scribe', [link('V2')])])
    expect(texts(find(html, 'summary'))).toEqual(['Scribe'])
    expect(texts(find(html, 'a'))).toEqual(['V2'])
  })

  it('SID-07, SID-32: a folder with index page is a link, and a button with a name of its own', () => {
    const html = sidebar([folder('Scribe', [link('V2')], { href: '/scribe' })])
    expect(values(find(html, 'a'), 'href')).toEqual(['/scribe', '/v2'])
    expect(values(find(html, 'summary'), 'aria-label')).toEqual(['Toggle section Scribe'])
  })

  it('SID-09: a separator with title is a heading row, one without is a rule', () => {
    const html = sidebar([{ kind: 'separator', title: 'Basics' }, { kind: 'separator' }])
    expect(texts(find(html, 'li'))).toEqual(['Basics', ''])
    expect(find(html, 'hr')).toHaveLength(1)
  })

  it('SID-10: only the entry of the page is the current one', () => {
    const html = sidebar([link('Overview', { active: true }), link('Other')])
    expect(values(find(html, 'a'), 'aria-current')).toEqual(['page', undefined])
  })

  it('SID-10: a folder whose index page is read is the current one', () => {
    const html = sidebar([
      folder('Scribe', [link('V2')], { href: '/scribe', active: true, containsActive: true }),
    ])
    expect(texts(find(html, 'a', { 'aria-current': 'page' }))).toEqual(['Scribe'])
  })

  it('SID-20, SID-29: folders are open as computed, and always around the page', () => {
    const html = sidebar([
      folder('Open', [link('A')], { open: true }),
      folder('Closed', [link('B')]),
      folder('Around', [link('C', { active: true })], { containsActive: true }),
    ])
    const folders = find(html, 'details')
    expect(values(folders, 'data-folder')).toEqual(['/open', '/closed', '/around'])
    expect(values(folders, 'open')).toEqual(['', undefined, ''])
    expect(values(folders, 'data-contains-active')).toEqual([undefined, undefined, ''])
  })

  it('SID-28: autoCollapse is told to the script', () => {
    const theme = { sidebar: { autoCollapse: true } }
    expect(sidebar([link('A')], { theme })).toContain('data-auto-collapse')
    expect(sidebar([link('A')])).not.toContain('data-auto-collapse')
  })

  it('R3.07: a folder left out of a large sidebar is a link to its index page or its first page', () => {
    const html = sidebar([
      folder('Scribe', [], { trimmed: '/scribe/v2' }),
      folder('NERD', [], { href: '/nerd', trimmed: '/nerd' }),
    ])
    expect(find(html, 'details')).toEqual([])
    expect(find(html, 'a').map(({ attribs }) => attribs)).toEqual([
      { href: '/scribe/v2', 'data-trimmed': '/scribe' },
      { href: '/nerd', 'data-trimmed': '/nerd', 'data-has-index': '' },
    ])
  })
})

describe('section list', () => {
  const headings = [
    { id: '', value: 'Quick start', depth: 1 },
    { id: 'set-up', value: 'Set up', depth: 2 },
    { id: 'detail', value: 'Detail', depth: 3 },
  ]

  it('SID-42: level-2 headings stand below the entry of the page', () => {
    const html = sidebar([link('Start', { active: true }), link('Other')], { page: { headings } })
    expect(texts(find(html, 'a', { 'data-toc-entry': '' }))).toEqual(['Set up'])
    expect(values(find(html, 'a'), 'href')).toEqual(['/start', '#set-up', '/other'])
  })

  it('SID-40, SID-41: from 768px up only when the contents do not float', () => {
    const classes = (float: boolean) =>
      find(
        sidebar([link('Start', { active: true })], { page: { headings }, theme: { toc: { float } } }),
        'ul',
      )[1]?.attribs['class']
    expect(classes(true)).toContain('mobileOnly')
    expect(classes(false)).not.toContain('mobileOnly')
  })
})

describe('sidebar foot', () => {
  const help = [{ prompt: 'Need help?', text: 'Contact support', href: 'mailto:help@acme.example' }]

  it('R1.05: the help lines', () => {
    const html = sidebar([link('A')], { theme: { sidebar: { help } } })
    expect(texts(find(html, 'p')).filter((text) => text.startsWith('Need'))).toEqual([
      'Need help? Contact support',
    ])
    expect(values(find(html, 'a'), 'href')).toContain('mailto:help@acme.example')
  })

  it('SID-11, SID-51: the button that hides the sidebar has a name for both states, and the menu has none', () => {
    const theme = { sidebar: { toggleButton: true } }
    const html = sidebar([link('A')], { theme, navigation: { mobileMenu: [link('B')] } })
    const [button, ...others] = find(html, 'button', { 'data-toggle-sidebar': '' })
    expect(others).toEqual([])
    expect(button && texts(find(html, 'title'))).toEqual(['Hide sidebar', 'Show sidebar'])
    expect(find(sidebar([link('A')]), 'button', { 'data-toggle-sidebar': '' })).toEqual([])
  })
})
