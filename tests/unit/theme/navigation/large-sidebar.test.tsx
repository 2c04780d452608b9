import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import type { SidebarEntry } from '../../../../src/site/page.ts'
import { drawCompleteTree } from '../../../../src/theme/navigation/complete-tree.tsx'
import { Sidebar } from '../../../../src/theme/navigation/sidebar.tsx'
import { DrawingProvider } from '../../../../src/theme/page-context.tsx'
import { drawingOf, find, texts, values } from '../draw-frame.tsx'

const LEAF: SidebarEntry = { kind: 'link', title: 'A', href: '/f/a', newWindow: false, active: false }
const FOLDER: SidebarEntry = {
  kind: 'folder',
  title: 'F',
  route: '/f',
  href: '/f',
  active: false,
  containsActive: false,
  open: true,
  level: 1,
  children: [LEAF],
}

function drawSidebar(sidebar: SidebarEntry[], mobileMenu = sidebar): string {
  const completeTrees = { sidebar: '/assets/tree-1.htm', mobileMenu: '/assets/tree-2.htm' }
  const drawing = { ...drawingOf({ base: '/docs/', navigation: { sidebar, mobileMenu } }), completeTrees }
  return renderToStaticMarkup(
    <DrawingProvider drawing={drawing}>
      <Sidebar beside />
    </DrawingProvider>,
  )
}

describe('large sidebar', () => {
  it('Growth: names the file with its complete tree, base path included', () => {
    const trees = (html: string) => values(find(html, 'nav'), 'data-tree')
    expect(trees(drawSidebar([LEAF]))).toEqual(['/docs/assets/tree-2.htm'])
    expect(trees(drawSidebar([LEAF], [FOLDER]))).toEqual([
      '/docs/assets/tree-1.htm',
      '/docs/assets/tree-2.htm',
    ])
    const nav = find(drawSidebar([LEAF]), 'nav')[0]
    expect(nav?.attribs['data-label-toggle']).toBe('Toggle section %TITLE%')
  })

  it('Growth: where a list was cut stands a link to the complete tree', () => {
    const html = drawSidebar([{ kind: 'cut', route: '/f', total: 412, missing: 100 }, LEAF])
    const [cut] = find(html, 'a')
    expect(cut?.attribs).toEqual({ href: '/docs/assets/tree-2.htm', 'data-cut': '/f', 'data-missing': '100' })
    expect(cut && texts([cut])).toEqual(['Show all 412'])
  })

  it('Growth: the complete tree is a document of its own with folders at their default state', () => {
    const html = drawCompleteTree(drawingOf({ base: '/docs/', page: { locale: 'fr' } }), [FOLDER])
    expect(html).toMatch(/^<!DOCTYPE html><html lang="fr" dir="ltr"><head><meta charSet="utf-8"\/>/)
    expect(values(find(html, 'a'), 'href')).toEqual(['/docs/fr/f', '/docs/fr/f/a'])
    expect(find(html, 'details')[0]?.attribs).toEqual({ 'data-folder': '/f', open: '' })
    expect(html).toContain('noindex')
  })
})
