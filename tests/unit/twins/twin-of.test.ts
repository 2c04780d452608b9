import { expect, test } from 'vitest'
import { PageScanner } from '../../../src/draw/page-scan.ts'
import { readArticle } from '../../../src/twins/read-article.ts'
import { twinOf } from '../../../src/twins/twin-of.ts'

const twin = (article: string) =>
  twinOf(
    readArticle(
      `<html><body><nav>Menu</nav><main><p>Path</p><article>${article}</article></main></body></html>`,
      new PageScanner(),
    ),
    (href) => href.replace(/^\/(\w+)/, '/$1.md'),
  ).trimEnd()

test.each([
  ['nothing but the article', '<p>Text</p>', 'Text'],
  ['white space as a browser shows it', '<p>\n a <b> b </b>\n<a href="/x"> c</a></p>', 'a **b** [c](/x.md)'],
  ['signs of Markdown in a text', '<p>*a* [b] &lt;c&gt; 1. _d_</p>', '\\*a\\* \\[b] \\<c> 1. \\_d\\_'],
  ['marks that only a style sets apart', '<p><span>string</span><em>required</em></p>', 'string *required*'],
  ['raised and lowered', '<p>10<sup>6</sup> H<sub>2</sub>O</p>', '10<sup>6</sup> H<sub>2</sub>O'],
  [
    'keys and code with a link',
    '<p><kbd>Tab</kbd> <code>a<a href="/x">b</a></code></p>',
    '`Tab` `a`[`b`](/x.md)',
  ],
  ['backticks in code', '<p><code>a`b</code></p>', '``a`b``'],
  ['films', '<video src="/a.mp4" title="How it works"></video>', '[How it works](/a.mp4)'],
  [
    'a picture with sizes',
    '<p><picture><source srcset="b"><img src="/a.png" alt="A"></picture></p>',
    '![A](/a.png)',
  ],
  [
    'no controls, no decoration',
    '<p>a<button>Copy</button><svg aria-hidden="true"><text>x</text></svg><span hidden>y</span></p>',
    'a',
  ],
  [
    'lists in lists, with a start',
    '<ol start="3"><li>a<ul><li>b</li></ul></li><li><p>c</p><p>d</p></li></ol>',
    '3. a\n   - b\n4. c\n\n   d',
  ],
  [
    'terms, two of which share what is said',
    '<dl><dt>a</dt><dt>b</dt><dd>x</dd><div><dt>c</dt><dd><ul><li>y</li></ul></dd></div></dl>',
    '- a\n- b: x\n- c\n  - y',
  ],
  ['folded text', '<details><summary>More</summary><p>Text</p></details>', '**More**\n\nText'],
  ['code that holds a fence', '<pre><code>```\na\n```\n</code></pre>', '````\n```\na\n```\n````'],
])('%s', (_name, html, expected) => {
  expect(twin(html)).toBe(expected)
})

test('tables: cells over columns and rows, alignment, lines in cells, a missing head', () => {
  expect(
    twin(
      '<table><thead><tr><th>A</th><th style="text-align:right">B</th></tr></thead><tbody>' +
        '<tr><td rowspan="2">1</td><td>2 | 3</td></tr><tr><td>4<br>5</td></tr><tr><td colspan="2"><p>6</p><ul><li>7</li></ul></td></tr>' +
        '</tbody></table>',
    ),
  ).toBe(['| A | B |', '| - | -: |', '| 1 | 2 \\| 3 |', '| | 4<br>5 |', '| 6<br>7 | |'].join('\n'))
  expect(twin('<table><tr><td>1</td></tr></table>')).toBe('| |\n| - |\n| 1 |')
})
