import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isWholeFile, isWholePage } from '../../../../src/browser/offline/whole.ts'
import { withSeal } from '../../../../src/config/seal.ts'

const PAGE =
  '<!DOCTYPE html><html><head><script type="application/json" data-settings="">{}</script></head><body></body></html>'
const sha = (text: string) => createHash('sha256').update(text).digest('hex')
const whole = (path: string, type: string, text: string) =>
  isWholeFile(path, type, new TextEncoder().encode(text).buffer as ArrayBuffer)

describe('pages', () => {
  it.each<[boolean, string, string, string]>([
    [true, 'as drawn', 'text/html; charset=utf-8', PAGE],
    [true, 'with something of a host at its end', 'text/html', `${PAGE}<!-- from cache -->`],
    [
      false,
      'of somebody else',
      'text/html',
      '<!doctype html><html><body>Log in, then data-settings=1</body></html>',
    ],
    [false, 'without its end', 'text/html', PAGE.slice(0, -10)],
    [false, 'without anything', 'text/html', ''],
    [false, 'of another type', 'application/json', PAGE],
  ])('F42: %s: a page %s', (expected, _, type, text) => {
    expect(isWholePage(type, text)).toBe(expected)
  })
})

describe('files', () => {
  const style = 'a{color:red}'
  const script = 'export const a = 1'
  const data = '{"pages":{}}'
  const names = {
    style: `/docs/assets/site.${sha(style).slice(0, 8)}.css`,
    data: `/assets/search-${sha(data).slice(0, 16)}.json`,
    tree: `/assets/tree-${sha(PAGE).slice(0, 16)}.htm`,
  }

  it.each<[boolean, string, string, string, string]>([
    [true, 'a style sheet', names.style, 'text/css; charset=utf-8', style],
    [false, 'the half of one', names.style, 'text/css', style.slice(0, 6)],
    [false, 'another one', names.style, 'text/css', 'b{}'],
    [false, 'a page in its place', names.style, 'text/html', PAGE],
    [false, 'a page that says it were one', names.style, 'text/css', PAGE],
    [true, 'a script', '/assets/entry.By26hi3Z.js', 'text/javascript', withSeal(script, sha(script))],
    [
      true,
      'a script of an older type',
      '/assets/entry.By26hi3Z.js',
      'application/javascript',
      withSeal(script, sha(script)),
    ],
    [
      true,
      'a script whose name looks like a hash',
      '/assets/load.a1b2c3d4.js',
      'text/javascript',
      withSeal(script, sha(script)),
    ],
    [false, 'the half of a script', '/assets/entry.By26hi3Z.js', 'text/javascript', script.slice(0, 6)],
    [
      false,
      'a script that was changed',
      '/assets/entry.By26hi3Z.js',
      'text/javascript',
      withSeal('evil()', sha(script)),
    ],
    [true, 'a part of the search', names.data, 'application/json', data],
    [false, 'half a part', names.data, 'application/json', data.slice(0, 5)],
    [true, 'a tree of pages', names.tree, 'text/html', PAGE],
    [false, 'another page in its place', names.tree, 'text/html', '<h1>Log in</h1>'],
    [true, 'search data', '/search/en-US.json', 'application/json', data],
    [false, 'half of it', '/search/en-US.json', 'application/json', data.slice(0, 5)],
    [false, 'a page in its place', '/search/en-US.json', 'text/html', PAGE],
    [true, 'a picture', '/assets/images/0c948fa4/content/a.png', 'image/png', ''],
    [false, 'a page in the place of a picture', '/assets/images/0c948fa4/content/a.png', 'text/html', PAGE],
    [false, 'a page in the place of an icon', '/favicon.ico', 'text/html', PAGE],
    [true, 'a font of no type', '/assets/font.woff2', 'application/octet-stream', ''],
    [false, 'a page in the place of a font', '/font.woff2', 'text/html', PAGE],
    [true, 'a file without ending', '/LICENSE', 'text/plain', ''],
  ])('F42: %s: %s', async (expected, _, path, type, text) => {
    expect(await whole(path, type, text)).toBe(expected)
  })
})
