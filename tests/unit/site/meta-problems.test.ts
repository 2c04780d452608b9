import { describe, expect, it } from 'vitest'
import { SiteProblems } from '../../../src/config/problem.ts'
import { metaProblems } from '../../../src/site/meta-problems.ts'
import { routeProblems } from '../../../src/site/route-problems.ts'
import { type FolderSpec, tree } from './tree.ts'

describe('metaProblems', () => {
  it('C37, ORD-04: a misspelt key names file, place, key and nearest name', () => {
    const spec: FolderSpec = {
      folders: { guide: { meta: { index: 'Start', instal: 'Install' }, pages: ['index', 'install'] } },
    }
    expect(metaProblems(tree(spec))).toEqual([
      {
        file: 'content/guide/_meta.ts',
        line: 3,
        column: 3,
        keyPath: 'instal',
        message: 'No file or folder of this name, and the entry has no `href`, `type` or `items`',
        expected: 'the name of a file or folder in /guide',
        nearest: 'install',
      },
    ])
    const text = new SiteProblems(metaProblems(tree(spec))).message
    for (const part of ['content/guide/_meta.ts:3:3', 'instal:', 'install']) expect(text).toContain(part)
  })

  it('C37: a name that is not listed yet is nearer than a listed one', () => {
    const spec: FolderSpec = { meta: { api: 'API', apix: 'FAQ' }, pages: ['api', 'apixx'] }
    expect(metaProblems(tree(spec))[0]?.nearest).toBe('apixx')
    const strange: FolderSpec = { meta: { wholly: 'Different' }, pages: ['x'] }
    expect(metaProblems(tree(strange))[0]).not.toHaveProperty('nearest')
  })

  it('ORD-04: links, typed entries, menus, separators and * are no problem', () => {
    const spec: FolderSpec = {
      meta: {
        '*': { display: 'normal' },
        a: 'A',
        folder: 'Folder',
        french: 'French',
        status: { title: 'Status', href: 'https://status.example' },
        typed: { title: 'Typed', type: 'page' },
        line: { type: 'separator' },
        menu: { type: 'menu', title: 'Menu', items: { x: { title: 'X', href: '/a' } } },
      },
      pages: ['a', 'french.fr'],
      folders: { folder: { pages: ['index'] } },
    }
    expect(metaProblems(tree(spec))).toEqual([])
  })

  it('ORD-04: the records of every folder and locale are checked', () => {
    const spec: FolderSpec = {
      metas: { fr: { x: 'X' } },
      folders: { a: { folders: { b: { meta: { y: 'Y' } } } } },
    }
    expect(metaProblems(tree(spec)).map(({ file }) => file)).toEqual([
      'content/_meta.fr.ts',
      'content/a/b/_meta.ts',
    ])
  })

  it('NAV-12: a menu item that leads to no page is a problem', () => {
    const items = { guide: { title: 'Guide' }, gide: { title: 'Guide' } }
    const spec: FolderSpec = {
      meta: {
        more: { type: 'menu', title: 'More', items },
        top: { type: 'menu', title: 'Top', items: { more: { title: 'M' } } },
      },
      folders: { more: { folders: { guide: { pages: ['a'] } } } },
    }
    expect(metaProblems(tree(spec))).toMatchObject([
      {
        keyPath: 'more.items.gide',
        message: 'The item has no `href`, and there is no page /more/gide',
        nearest: 'guide',
      },
    ])
  })
})

describe('routeProblems', () => {
  it('NRM-01: a page beside a folder and the index page inside have the same route', () => {
    const spec: FolderSpec = { pages: ['x', 'x.fr'], folders: { x: { pages: ['index', 'a'] } } }
    expect(routeProblems(tree(spec))).toEqual([
      { file: 'content/x/index.mdx', message: 'The route /x belongs to content/x.mdx already' },
    ])
  })
})
