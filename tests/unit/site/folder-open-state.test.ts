import { describe, expect, it } from 'vitest'
import { type FolderSpec, findFolder, golden, outline, pageOf } from './tree.ts'

const DEEP: FolderSpec = {
  folders: {
    one: { pages: ['a'], folders: { two: { pages: ['index', 'b'], folders: { three: { pages: ['c'] } } } } },
    other: { pages: ['d'], folders: { sub: { pages: ['e'] } } },
  },
}

describe('folder open state', () => {
  it('SID-20: by default level-1 folders are open, deeper ones closed', () => {
    expect(outline(pageOf(DEEP, '/404').sidebar)).toBe(
      golden(`
        v One
          - A /one/a
          > Two /one/two
            - B /one/two/b
            > Three
              - C /one/two/three/c
        v Other
          - D /other/d
          > Sub
            - E /other/sub/e
      `),
    )
  })

  it('SID-20: the collapse level is configurable', () => {
    const closed = { sidebar: { defaultMenuCollapseLevel: 1 } }
    expect(findFolder(pageOf(DEEP, '/404', closed).sidebar, 'One')?.open).toBe(false)
    const open = { sidebar: { defaultMenuCollapseLevel: 3 } }
    expect(findFolder(pageOf(DEEP, '/404', open).sidebar, 'Two')?.open).toBe(true)
    expect(findFolder(pageOf(DEEP, '/404', open).sidebar, 'Three')?.open).toBe(false)
  })

  it('SID-20: theme.collapsed decides where it is present, for its own folder only', () => {
    const spec: FolderSpec = {
      meta: { one: { theme: { collapsed: true } }, other: { theme: { collapsed: false } } },
      folders: {
        one: { pages: ['a'], folders: { two: { pages: ['b'] } } },
        other: { meta: { '*': { theme: { collapsed: false } } }, folders: { sub: { pages: ['e'] } } },
        third: { pages: { index: { collapsed: true }, f: {} } },
      },
    }
    const { sidebar } = pageOf(spec, '/404')
    const open = ['One', 'Two', 'Other', 'Sub', 'Third'].map((title) => findFolder(sidebar, title)?.open)
    expect(open).toEqual([false, false, true, true, false])
    expect(findFolder(pageOf(spec, '/one/a').sidebar, 'One')?.open).toBe(true)
  })

  it('SID-20: levels count from the list they stand in', () => {
    const spec: FolderSpec = { meta: { api: { type: 'page' } }, folders: { api: DEEP } }
    expect(findFolder(pageOf(spec, '/api/other/d').sidebar, 'One')).toMatchObject({ level: 1, open: true })
    expect(findFolder(pageOf(spec, '/api/other/d').sidebar, 'Two')).toMatchObject({ level: 2, open: false })
  })

  it('SID-29, C33: every folder above the active page is open and says so', () => {
    const { sidebar } = pageOf(DEEP, '/one/two/three/c', { sidebar: { defaultMenuCollapseLevel: 1 } })
    expect(outline(sidebar)).toBe(
      golden(`
        v One
          - A /one/a
          v Two /one/two
            - B /one/two/b
            v Three
              - C /one/two/three/c *
        > Other
          - D /other/d
          > Sub
            - E /other/sub/e
      `),
    )
    for (const title of ['One', 'Two', 'Three']) {
      expect(findFolder(sidebar, title)).toMatchObject({ containsActive: true, active: false })
    }
    expect(findFolder(sidebar, 'Other')?.containsActive).toBe(false)
  })

  it('SID-29: the folder of the index page being read is open and active', () => {
    const { sidebar } = pageOf(DEEP, '/one/two')
    expect(findFolder(sidebar, 'Two')).toMatchObject({ active: true, containsActive: true, open: true })
  })

  it('SID-29: the folders above a hidden page are open, no entry is marked', () => {
    const spec: FolderSpec = {
      folders: {
        one: { folders: { two: { meta: { x: { display: 'hidden' } }, pages: ['index', 'x', 'y'] } } },
      },
    }
    const { sidebar } = pageOf(spec, '/one/two/x')
    expect(findFolder(sidebar, 'Two')).toMatchObject({ active: false, containsActive: true, open: true })
    expect(outline(sidebar)).not.toContain('*')
  })
})
