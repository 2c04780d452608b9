import { expect, test } from 'vitest'
import { checkLinks, type LinkTargets } from '../../../../src/build/checks/links.ts'
import type { CompiledPage } from '../../../../src/content/compiled-page.ts'
import type { SourcePage } from '../../../../src/site/source.ts'

const page = (route: string): SourcePage => ({
  kind: 'page',
  name: 'x',
  route,
  file: `content${route}.mdx`,
  frontMatter: {},
})

function check(links: string[], addresses: string[] = [], base = '/'): string[] {
  const source = page('/a')
  const compiled: CompiledPage = {
    code: '',
    headings: [],
    sections: {},
    images: [],
    warnings: [],
    links: links.map((href, index) => ({ written: `written ${href}`, href, line: index + 1, column: 1 })),
  }
  const targets: LinkTargets = {
    isFile: (address) => address === '/LICENSE',
    left: new Set(['/not-written']),
    moved: {},
    base,
    pages: new Map([
      ['/', { file: 'index.html', ids: new Set<string>(), addresses: new Set<string>() }],
      ['/a', { file: 'a/index.html', ids: new Set(['one', '快速开始']), addresses: new Set(addresses) }],
      ['/b', { file: 'b/index.html', ids: new Set(['two']), addresses: new Set<string>() }],
    ]),
    localised: (path) => path,
  }
  return checkLinks(new Map([[source, compiled]]), targets).map(
    ({ line, received, nearest }) => `${line ?? '-'} ${received} → ${nearest ?? 'nothing near'}`,
  )
}

test('C72: existing pages and ids pass, in any encoding, with query and trailing slash', () => {
  expect(
    check([
      '/',
      '/b',
      '/b/',
      '/b?x=1#two',
      '#one',
      '#快速开始',
      '#%E5%BF%AB%E9%80%9F%E5%BC%80%E5%A7%8B',
      '#',
      '#top',
    ]),
  ).toEqual([])
})

test('C72: other sites and other schemes are left alone', () => {
  expect(check(['https://x.example/gone', '//x.example/gone', 'mailto:a@b.example'])).toEqual([])
})

test('C72: a missing page and a missing id are reported with line, words of the author and nearest target', () => {
  expect(check(['/bb', '#onne', '/b#twoo', '/something-else'])).toEqual([
    '1 written /bb → /b',
    '2 written #onne → #one',
    '3 written /b#twoo → #two',
    '4 written /something-else → nothing near',
  ])
})

test('C72: an address that only a block of the theme made is reported with the file, once', () => {
  expect(check(['/gone'], ['/docs/gone', '/docs/b', '/docs/made', '/docs'], '/docs/')).toEqual([
    '1 written /gone → nothing near',
    '- /docs/made → nothing near',
  ])
})

test('F28: of a page that is wrong itself nothing is known; links to it are not told', () => {
  expect(check(['/not-written', '/not-written#anything', '/not-writen'])).toEqual([
    '3 written /not-writen → /not-written',
  ])
})

test('F30: a file without extension can be linked, a folder cannot', () => {
  expect(check(['/LICENSE', '/LICENCE'])).toEqual(['2 written /LICENCE → nothing near'])
})
