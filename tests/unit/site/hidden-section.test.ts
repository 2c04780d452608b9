/** A section that no other part of the site lists: inside, it is one like any other. */
import { describe, expect, test } from 'vitest'
import { type FolderSpec, golden, mapOf, outline, pageOf } from './tree.ts'

const SITE: FolderSpec = {
  meta: {
    index: 'Home',
    guide: { title: 'Guide', type: 'page' },
    secret: { title: 'Secret', type: 'page', display: 'hidden' },
    lab: { title: 'Lab', display: 'hidden' },
  },
  pages: ['index'],
  folders: {
    guide: { pages: ['index', 'g'] },
    secret: {
      meta: { a: 'A', b: 'B', c: { title: 'C', display: 'hidden' } },
      pages: ['index', 'a', 'b', 'c'],
      folders: { deep: { pages: ['d'] } },
    },
    lab: { pages: ['l'], folders: { inner: { pages: ['i'] } } },
  },
}

describe('a hidden section', () => {
  const inside = pageOf(SITE, '/secret/a')

  test('F17: inside, it has its sidebar, its neighbours and its breadcrumb', () => {
    expect(outline(inside.sidebar)).toBe(
      golden(`
        - A /secret/a *
        - B /secret/b
        v Deep
          - D /secret/deep/d`),
    )
    expect(inside.next).toMatchObject({ href: '/secret/b' })
    expect(pageOf(SITE, '/secret/b')).toMatchObject({
      previous: { href: '/secret/a' },
      next: { href: '/secret/deep/d' },
    })
    expect(inside.breadcrumb.map(({ title }) => title)).toEqual(['Secret', 'A'])
  })

  test('F17: it is in its own phone menu, beside the rest of the site', () => {
    expect(outline(inside.mobileMenu)).toContain('v Secret')
    expect(outline(inside.mobileMenu)).toContain('  - A /secret/a *')
    expect(outline(inside.mobileMenu)).toContain('v Guide')
    expect(outline(inside.mobileMenu)).not.toContain('Lab')
    expect(outline(inside.mobileMenu)).not.toContain('/secret/c')
  })

  test('F17, NRM-08: it is hidden in the bar, in other sections and their menus, and in the order of pages', () => {
    expect(inside.navbar.map(({ title }) => title)).toEqual(['Guide'])
    for (const route of ['/', '/guide/g', '/lab/l']) {
      const { sidebar, mobileMenu, next, previous } = pageOf(SITE, route)
      expect(JSON.stringify([sidebar, mobileMenu, next, previous])).not.toContain('/secret')
    }
  })

  test('F17: a hidden entry in it stays hidden, and a hidden folder that is no section hides everything', () => {
    expect(mapOf(SITE).pages.get('/secret/c')?.entry.visible).toBe(false)
    expect(mapOf(SITE).pages.get('/lab/inner/i')?.entry.visible).toBe(false)
    expect(JSON.stringify(pageOf(SITE, '/lab/l').sidebar)).not.toContain('/lab')
  })

  test('F17: a section in a hidden folder, and the only section of a site', () => {
    const nested: FolderSpec = {
      meta: { lab: { display: 'hidden' } },
      pages: ['index'],
      folders: {
        lab: {
          meta: { tools: { title: 'Tools', type: 'page' } },
          pages: ['l'],
          folders: { tools: { pages: ['t', 'u'] } },
        },
      },
    }
    const { sidebar, mobileMenu } = pageOf(nested, '/lab/tools/t')
    expect(outline(sidebar)).toBe('- T /lab/tools/t *\n- U /lab/tools/u')
    expect(outline(mobileMenu)).toContain('- T /lab/tools/t *')
    expect(outline(mobileMenu)).not.toContain('/lab/l')
    expect(JSON.stringify(pageOf(nested, '/').mobileMenu)).not.toContain('/lab')
  })
})
