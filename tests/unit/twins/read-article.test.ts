import { DomUtils, parseDocument } from 'htmlparser2'
import { createElement, type ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { scanPage } from '../../../src/build/scan-page.ts'
import { PageScanner } from '../../../src/draw/page-scan.ts'
import type { DomElement } from '../../../src/twins/dom.ts'
import { readArticle } from '../../../src/twins/read-article.ts'
import { below, generator, pick, type Random } from '../../seeded-random.ts'

const TEXTS = ['words', ' ', '\n', '<b>', '&amp;', '"', "it's", '>', '</p>', '<!-- -->', 'é😀', '{"a":1}']

test('a drawn document is read as a parser of all HTML reads it', () => {
  const random = generator(3)
  for (let round = 0; round < 120; round++) {
    const drawn = renderToStaticMarkup(
      createElement(
        'html',
        {},
        createElement('main', {}, some(random, 1), createElement('article', {}, some(random, 4))),
      ),
    )
    // As the highlighter of code writes it.
    const html = `<!DOCTYPE html>${drawn}`.replace('<span>', '<span class=line data-a id=x>&#x3C;&#38;')
    const scanner = new PageScanner()
    const article = readArticle(html, scanner)
    expect(scanner.scan(), html).toEqual(scanPage(html))
    const [parsed] = DomUtils.getElementsByTagName('article', parseDocument(html))
    expect(said(article), html).toEqual(said(parsed))
  }
})

function some(random: Random, depth: number): ReactNode[] {
  return Array.from({ length: below(random, 4) }, (_, key) => part(random, depth, key))
}

function part(random: Random, depth: number, key: number): ReactNode {
  const text = () => Array.from({ length: below(random, 4) }, () => pick(random, TEXTS)).join('')
  if (depth === 0) return text()
  const given = {
    key,
    id: text(),
    title: text(),
    ...pick(random, [{}, { hidden: true }, { 'data-application': text() }]),
  }
  switch (below(random, 7)) {
    case 0:
      return createElement(pick(random, ['br', 'hr', 'wbr']), { key })
    case 1:
      return createElement('img', { ...given, src: `/${text()}`, srcSet: text() })
    case 2:
      return createElement(pick(random, ['script', 'style']), {
        key,
        dangerouslySetInnerHTML: { __html: 'if (a<b && c) "<p id=1>" ' },
      })
    case 3:
      return createElement('span', { key }, some(random, depth - 1))
    case 4:
      return createElement('svg', { key, viewBox: '0' }, createElement('path', { d: text() }))
    default:
      return createElement(
        pick(random, ['div', 'template', 'ul', 'section', 'code']),
        given,
        some(random, depth - 1),
      )
  }
}

/** Names, attributes and texts of an element and all below it. */
function said(node: unknown): unknown {
  const { name, attribs, children, data } = node as DomElement & { data?: string }
  return data ?? [name, attribs, children.map(said)]
}
