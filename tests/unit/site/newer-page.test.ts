import { describe, expect, test } from 'vitest'
import { canonicalHref } from '../../../src/site/canonical.ts'
import { newerPageProblems } from '../../../src/site/newer-page.ts'
import { buildPageMap } from '../../../src/site/page-map.ts'
import { config, type FolderSpec, tree } from './tree.ts'

const versions: FolderSpec = {
  folders: {
    v1: { pages: { index: 'One', guide: 'Guide', gone: 'Gone', old: { newerPage: '/v2/renamed' } } },
    v2: { pages: { index: 'Two', guide: 'Guide', renamed: 'Renamed', only: 'Only' } },
    v10: { pages: { index: 'Ten', renamed: 'Renamed' } },
  },
}

function canonicals(spec: FolderSpec, given = config(), locale = 'en-US') {
  const locales = given.theme.i18n.length > 0 ? given.theme.i18n.map((each) => each.locale) : ['en-US']
  const maps = new Map(locales.map((each) => [each, buildPageMap(tree(spec), given, each)]))
  return Object.fromEntries(
    [...(maps.get(locale)?.pages.values() ?? [])].map(({ route, source }) => [
      route,
      canonicalHref(maps, route, source, given),
    ]),
  )
}

describe('an older page points to the newest one of its subject', () => {
  test('by its place in the folders of versions, in the order of numbers, or as its front matter says', () =>
    expect(canonicals(versions)).toEqual({
      '/v1': '/v10',
      '/v1/guide': '/v2/guide',
      '/v1/gone': '/v1/gone',
      // Renamed, and again at the same place in a later version.
      '/v1/old': '/v10/renamed',
      '/v2': '/v10',
      '/v2/guide': '/v2/guide',
      '/v2/renamed': '/v10/renamed',
      '/v2/only': '/v2/only',
      '/v10': '/v10',
      '/v10/renamed': '/v10/renamed',
    }))

  test('only in its own language', () => {
    const i18n = [
      { locale: 'en-US', text: 'English' },
      { locale: 'fr', text: 'Français' },
    ]
    const spec: FolderSpec = {
      folders: {
        v1: { pages: ['a', 'a.fr', 'b', 'b.fr', 'c'] },
        v2: { pages: ['a', 'a.fr', 'b', 'c'] },
      },
    }
    expect(canonicals(spec, config({ i18n }), 'fr')).toEqual({
      '/v1/a': '/fr/v2/a',
      '/v1/b': '/fr/v1/b',
      '/v1/c': '/v2/c',
      '/v2/a': '/fr/v2/a',
      '/v2/b': '/v2/b',
      '/v2/c': '/v2/c',
    })
  })
})

test('a newer page that there is not, or that is the page itself in the end, is a problem', () => {
  const pages = {
    a: { newerPage: '/b' },
    b: { newerPage: '/a' },
    self: { newerPage: '/self' },
    typing: { newerPage: '/rigth' },
    right: 'Right',
  }
  const problems = newerPageProblems(buildPageMap(tree({ pages }), config(), 'en-US'))
  expect(problems.map(({ file, message, nearest }) => [file, message, nearest])).toEqual([
    ['content/a.mdx', 'The page would be newer than itself', undefined],
    ['content/b.mdx', 'The page would be newer than itself', undefined],
    ['content/self.mdx', 'The page would be newer than itself', undefined],
    ['content/typing.mdx', 'There is no page at this address', '/right'],
  ])
})
