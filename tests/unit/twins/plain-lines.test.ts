import type { Nodes, PhrasingContent, Root, RootContent } from 'mdast'
import { toMarkdown } from 'mdast-util-to-markdown'
import { expect, test } from 'vitest'
import { PLAIN_LINES } from '../../../src/twins/plain-lines.ts'
import { SIGNS } from '../../../src/twins/twin-of.ts'
import { below, generator, pick, type Random } from '../../seeded-random.ts'

/** What Markdown takes for a sign somewhere, and what stands beside it. */
const PIECES = [
  ...Array.from({ length: 95 }, (_, code) => String.fromCharCode(32 + code)),
  ...[
    'a',
    'Word',
    'two words',
    ' ',
    ' ',
    '. ',
    ', ',
    ': ',
    '1.',
    '12) ',
    '- ',
    '+ ',
    '# ',
    '> ',
    '| -',
    ':-',
    '==',
  ],
  ...[
    'www.a',
    'w',
    'http',
    's',
    '://',
    'mailto:',
    'a@b.c',
    '&amp;',
    '&#38;',
    '![',
    '](',
    ']:',
    '<br',
    '~~',
    '**',
    '__',
    'a_b',
  ],
  ...['é', '😀', '“', '\u00a0', '\t', '\n', '\\', '`'],
]

const WORDS = ['a', 'Word', 'w', 's', ' ', ' is ', '7', ', ', '. ', ': ', '.', ':', '/', ')', '-', 'é', '(']

const text = (value: string): PhrasingContent => ({ type: 'text', value })
const link = (value: string, url = value): PhrasingContent => ({ type: 'link', url, children: [text(value)] })
const strong = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'strong', children })
const emphasis = (...children: PhrasingContent[]): PhrasingContent => ({ type: 'emphasis', children })

/** Rare ones, which chance may not find. */
const LINES: PhrasingContent[][] = [
  [text('a!'), link('b', '/c')],
  [text('C#')],
  [text('> a')],
  [text('= a')],
  [text('see http://a')],
  [text('see http'), text('://a')],
  [strong(text('a')), text(''), emphasis(text('b'))],
  [{ type: 'link', url: '/b', children: [{ type: 'inlineCode', value: 'a]:' }] }],
  [emphasis(text('a'), strong(text('b')))],
  [emphasis(text('a'), emphasis(text('b')), text('c'))],
]

test.each(LINES.map((line) => [line]))('a rare line: %j', (line) => {
  const row: RootContent = {
    type: 'table',
    children: [{ type: 'tableRow', children: [{ type: 'tableCell', children: line }] }],
  }
  const root: Root = {
    type: 'root',
    children: [{ type: 'paragraph', children: line }, { type: 'heading', depth: 2, children: line }, row],
  }
  expect(toMarkdown(root, { extensions: [SIGNS, PLAIN_LINES] })).toBe(toMarkdown(root, SIGNS))
})

test('a plain line is written as the library writes it', () => {
  const random = generator(7)
  const repeat = <T>(most: number, make: () => T) => Array.from({ length: below(random, most) + 1 }, make)
  for (let round = 0; round < 400; round++) {
    const children = [block(random)]
    const root: Root = { type: 'root', children }
    const careful = toMarkdown(root, SIGNS)
    expect(toMarkdown(root, { extensions: [SIGNS, PLAIN_LINES] }), JSON.stringify(children)).toBe(careful)
  }

  function block(random: Random): RootContent {
    const line = () => repeat(3, () => inline(random, 2))
    const paragraph = (): RootContent & Nodes => ({ type: 'paragraph', children: line() })
    switch (below(random, 6)) {
      case 0:
        return { type: 'heading', depth: pick(random, [1, 2, 3]), children: line() }
      case 1:
        return { type: 'table', children: repeat(2, () => ({ type: 'tableRow', children: repeat(3, cell) })) }
      case 2:
        return { type: 'list', spread: false, children: repeat(2, item) }
      case 3:
        return { type: 'blockquote', children: [paragraph()] as never }
      default:
        return paragraph()
    }

    function cell() {
      return { type: 'tableCell' as const, children: line() }
    }

    function item() {
      const checked = pick(random, [true, false, null, null])
      return { type: 'listItem' as const, spread: false, checked, children: repeat(2, paragraph) as never }
    }
  }

  function inline(random: Random, depth: number): PhrasingContent {
    const piece = () => pick(random, below(random, 4) === 0 ? PIECES : WORDS)
    const words = () => repeat(pick(random, [1, 1, 3]), piece).join('')
    const inner = () => repeat(pick(random, [1, 1, 2]), () => inline(random, depth - 1)) as never
    switch (below(random, depth === 0 ? 4 : 11)) {
      case 0:
        return { type: 'inlineCode', value: words() }
      case 1:
        return pick<PhrasingContent>(random, [
          { type: 'break' },
          { type: 'html', value: '<br>' },
          { type: 'text', value: '' },
        ])
      case 5:
        return { type: 'strong', children: inner() }
      case 6:
        return { type: 'emphasis', children: inner() }
      case 7:
        return { type: 'delete', children: inner() }
      case 8:
        return {
          type: 'link',
          url: pick(random, ['/a.md#b', 'https://a.b/c_d', 'mailto:a', words()]),
          children: inner(),
        }
      case 9:
        return link(words())
      default:
        return { type: 'text', value: words() }
    }
  }
})
