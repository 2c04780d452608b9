/** Headings, links, pictures and elements that are written as HTML. */
import { describe, expect, test } from 'vitest'
import { SiteProblems } from '../../../src/config/problem.ts'
import { compilePage } from '../../../src/content/compile-page.ts'
import type { CompiledPage } from '../../../src/content/compiled-page.ts'
import { firstHeading } from '../../../src/content/first-heading.ts'
import { drawPage } from '../theme/draw-page.tsx'

const MD = 'content/guide/a.md'
const MDX = 'content/guide/a.mdx'

const compile = (source: string, file = MD): Promise<CompiledPage> =>
  compilePage(source, file, { brand: 'Acme' })

async function problemsOf(source: string, file = MD): Promise<string[]> {
  const error = await compile(source, file).catch((thrown: unknown) => thrown)
  if (!(error instanceof SiteProblems)) return []
  return error.problems.map(
    ({ line, column, message, expected }) => `${line}:${column} ${message} → ${expected}`,
  )
}

async function warningsOf(source: string, file = MD): Promise<string[]> {
  const { warnings } = await compile(source, file)
  return warnings.map(
    ({ line, column, message, expected = '' }) => `${line}:${column} ${message} → ${expected}`,
  )
}

const draw = (source: string) => drawPage(source, {}, MD)

describe('headings', () => {
  const RAW =
    '# Title\n\n<h2>Raw</h2>\n\nText of raw.\n\n<h3 id="Own">With id</h3>\n\n<div>\n<h4>In a div</h4>\n</div>\n\n<details>\n<summary>S</summary>\n\n<h3>In details</h3>\n\n</details>\n\n## Raw\n'
  const HEADINGS = [
    { id: '', value: 'Title', depth: 1 },
    { id: 'raw', value: 'Raw', depth: 2 },
    { id: 'Own', value: 'With id', depth: 3 },
    { id: 'in-a-div', value: 'In a div', depth: 4 },
    { id: 'in-details', value: 'In details', depth: 3 },
    { id: 'raw-1', value: 'Raw', depth: 2 },
  ]

  test.each([MD, MDX])('F18: written as HTML, they are headings like any other: %s', async (file) => {
    const { headings, sections } = await compile(RAW, file)
    expect(headings).toEqual(HEADINGS)
    expect(Object.keys(sections)).toEqual([
      'raw#Raw',
      'Own#With id',
      'in-a-div#In a div',
      'in-details#In details',
      'raw-1#Raw',
    ])
    expect(sections['raw#Raw']).toBe('Text of raw.')
  })

  test('F18: they have a permalink, keep their other attributes, and may go over lines', async () => {
    const html = await drawPage('<h2 className="x" lang="fr">\n  Raw *one*\n</h2>')
    expect(html).toContain('<h2 id="raw-one" class="x" lang="fr">Raw <em>one</em></h2>')
    expect(html).toContain('href="#raw-one"')
  })

  test('F18: an attribute that is computed is an error with its line', async () => {
    expect(await problemsOf('a\n\n<h2 id={"x"}>b</h2>', MDX)).toEqual([
      '3:1 An attribute of a heading is computed → a text, as in <h2 id="start">',
    ])
  })

  test.each([
    ['# A\n\n# B', MD],
    ['# A\n\n<h1>B</h1>', MD],
    ['<h1>A</h1>\n\n# B', MDX],
    ['A\n=\n\n# B', MDX],
  ])('F18: a second one of level 1 is an error with its line: %j in %s', async (source, file) => {
    const line = source.split('\n').length
    expect(await problemsOf(source, file)).toEqual([
      `${line}:1 A second heading of level 1; the first one is the title of the page → \`##\`, and one more \`#\` for the headings below it`,
    ])
  })

  test('F22: a title may have an id, which is no part of its text', async () => {
    const { headings, sections } = await compile('# Title [#top-of-it]\n\nText.\n\n## B [#b]')
    expect(headings).toEqual([
      { id: 'top-of-it', value: 'Title', depth: 1 },
      { id: 'b', value: 'B', depth: 2 },
    ])
    expect(sections).toEqual({ '': 'Text.', 'b#B': '' })
    expect(await drawPage('# Title [#top-of-it]')).toBe('<h1 id="top-of-it">Title</h1>')
  })

  test.each([
    ['# Title [#id]', 'Title'],
    ['# T <small>x</small> `a<b>`', 'T x a<b>'],
    ['text\n\n<h1 id="a">Raw *one*</h1>', 'Raw one'],
    ['Underlined\n=====\n\n## B', 'Underlined'],
    ['```\n# no\nNo\n==\n```\n\n# Yes', 'Yes'],
    ['a == b\n\n===\n', undefined],
  ])('F18, F22: the title of %j', (source, title) => expect(firstHeading(source)).toBe(title))

  test.each([MD, MDX])('F22: tags are no part of id and text: %s', async (file) => {
    const { headings } = await compile(
      '## T <small>x</small> & <kbd>Ctrl</kbd> `a<b>`\n\n### <a href="/x">L</a> [#l]',
      file,
    )
    expect(headings).toEqual([
      { id: 't-x--ctrl-ab', value: 'T x & Ctrl a<b>', depth: 2 },
      { id: 'l', value: 'L', depth: 3 },
    ])
  })
})

describe('HTML in .md', () => {
  test('F19: it is drawn, with Markdown inside', async () => {
    const html = await draw(
      'a<br>b H<sub>2</sub>O <kbd>Ctrl</kbd>\n\n<details open>\n<summary>More &amp; more</summary>\n\n**Text**\n\n</details>\n\n<p align="center">\n  <b>Bold</b> text\n</p>\n\n<table>\n<tr><th>A</th></tr>\n<tr><td colspan="2">1\n</table>',
    )
    expect(html).toContain('a<br/>b H<sub>2</sub>O <kbd>Ctrl</kbd>')
    expect(html).toMatch(
      /<details open="" [^>]*>\s*<summary>More &amp; more<\/summary>\s*<p><strong>Text<\/strong><\/p>\s*<\/details>/,
    )
    expect(html).toMatch(/<p align="center">\s*<b>Bold<\/b> text\s*<\/p>/)
    expect(html).toContain('data-scroll-region')
    expect(html).toMatch(/<td colspan="2">1/i)
  })

  test('F19: its links and pictures are those of the page', async () => {
    const { links, images } = await compile(
      '# A\n\n<p>\n  <a href="../b.md#c">b</a>\n  <img src="/none.png" alt="x" hidden>\n</p>\n\n<img src="./own.png">',
    )
    expect(links).toMatchObject([{ href: '/b#c', written: '../b.md#c', line: 4 }])
    expect(images).toMatchObject([
      { file: 'public/none.png', line: 5 },
      { file: 'content/guide/own.png', line: 8, column: 1 },
    ])
  })

  test('F19: a block is an error with line that says what to do', async () => {
    expect(
      await problemsOf(
        '# A\n\ntext\n\n<Callout type="info">\n\nx\n\n</Callout>\n\nand <FileTree.File name="a" />',
      ),
    ).toEqual([
      '5:1 Blocks work in .mdx pages only → the page renamed to a.mdx',
      '11:5 Blocks work in .mdx pages only → the page renamed to a.mdx',
    ])
  })

  test('F19: capital letters are those of HTML', async () => {
    expect(await draw('a<BR>b\n\n<DIV CLASS="x">c</DIV>')).toMatch(/a<br\/>b<\/p>\s*<div class="x">c<\/div>/)
  })

  test('F19: an end without beginning is told, comments are for nobody', async () => {
    expect(await warningsOf('- <div>\n\nx\n\n</div>\n\n<!-- note -->')).toEqual([
      expect.stringContaining('5:1 This tag closes nothing'),
    ])
  })

  test.each([MD, MDX])('F19, F23: what readers would never see is told: %s', async (file) => {
    const source =
      '<div style="color: red">a</div>\n\n<p onclick="x()">b</p>\n\n<iframe src="https://x.example"></iframe>\n\n![c](https://x.example/c.png)\n\n<img src="https://x.example/d.png" />'
    const messages = (await warningsOf(source, file)).map((text) => text.split(' → ')[0])
    expect(messages).toEqual([
      '1:1 The content security policy of the site refuses styles in a page',
      '3:1 A page runs no scripts of its own',
      '5:1 The content security policy of the site refuses <iframe>',
      '7:1 The content security policy of the site refuses pictures of other sites',
      '9:1 The content security policy of the site refuses pictures of other sites',
    ])
    expect(await drawPage(source, {}, file)).toContain('<div>a</div>')
  })
})
