/** Pages as people bring them along: the syntax of other tools. */
import { describe, expect, test } from 'vitest'
import { drawPage, textOf } from '../theme/draw-page.tsx'
import { compile, MD, MDX, problemsOf, warningsOf } from './brought-page.ts'

const draw = (source: string) => drawPage(source, {}, MD)

describe('syntax of other tools', () => {
  test.each([
    ['NOTE', 'info'],
    ['TIP', 'default'],
    ['IMPORTANT', 'info'],
    ['warning', 'warning'],
    ['CAUTION', 'error'],
  ])('F20: an alert of GitHub becomes a callout: %s', async (name, type) => {
    for (const file of [MD, MDX]) {
      const html = await drawPage(`> [!${name}]\n> Mind *this*.\n>\n> - and that`, {}, file)
      expect(html).toContain(`data-type="${type}" role="note"`)
      expect(textOf(html)).not.toContain('[!')
      expect(html).toMatch(/<p>Mind <em>this<\/em>\.<\/p>\s*<ul>/)
      expect(await warningsOf(`> [!${name}]\n> x`, file)).toEqual([])
    }
  })

  test('F20: one with a title, one without text, one in a list, and a quotation that is none', async () => {
    expect(await draw('> [!TIP] Title here\n> Text')).toMatch(/Title here<\/p>\s*<p>Text<\/p>/)
    expect(await draw('> [!NOTE]\n>\n> Text')).toMatch(/<p>Text<\/p>/)
    expect(await draw('- a\n\n  > [!NOTE]\n  > Text')).toContain('role="note"')
    expect(await draw('> [!NOSUCH]\n> Text')).toContain('<blockquote>')
  })

  test.each([
    [':::note\n\nText\n\n:::', '1:1 A container of Docusaurus or VitePress', '> [!NOTE]'],
    ['a\n\n::: tip Title\nText\n:::', '3:1 A container of Docusaurus or VitePress', '> [!NOTE]'],
    ['!!! note "Title"\n    Text', '1:1 An admonition of MkDocs', '> [!NOTE]'],
    ['??? warning\n    Text', '1:1 An admonition of MkDocs', '> [!NOTE]'],
    ['=== "Shell"\n\nx', '1:1 Tabs of MkDocs', '<Tabs'],
    ['[[toc]]', '1:1 A table of contents', 'nothing'],
    ['[TOC]', '1:1 A table of contents', 'nothing'],
    ['See [[Other page]].', '1:5 A link of a wiki', '[text](/route)'],
    ['The mass is $a$.', '1:13 Mathematics', 'code in backticks'],
    ['a\nb $x_i^2$ c', '2:3 Mathematics', 'code in backticks'],
    ['$$\nx = 1\n$$', '1:1 Mathematics', 'code in backticks'],
    ['Done :tada: now', '1:6 The name of an emoji', 'the character itself'],
    ['A ==marked== word', '1:3 A highlighted text', '<mark>'],
  ])('F20: told with line and our form, and built all the same: %j', async (source, message, ours) => {
    const [warning, ...others] = await warningsOf(source)
    expect(warning).toContain(message)
    expect(warning?.split(' → ')[1]).toContain(ours)
    expect(others).toEqual([])
  })

  test.each(['{% note %}\ntext\n{% endnote %}', '{{< alert >}} text', '## T {#id}\n\nx {: .y}'])(
    'F20: %j, where braces are text',
    async (source) => expect((await warningsOf(source)).length).toBeGreaterThan(0),
  )

  test.each([MD, MDX])('F20: an id in braces is an id: %s', async (file) => {
    const source = '## Start here {#start}\n\n```md\n## Not {#this}\n```\n'
    expect((await compile(source, file)).headings).toEqual([{ id: 'start', value: 'Start here', depth: 2 }])
    expect(await warningsOf(source, file)).toEqual([
      '1:15 An id of a heading as other tools write it → [#start]',
    ])
  })

  test('F20: prices, shells, times, addresses and code are no foreign syntax', async () => {
    const source =
      'It costs $5 and $6, or $5/$6. Set $HOME and $PATH, as in `$a$` and `:tada:`.\n\nAt 10:30:15, see https://x.example/a:b:c and [x](/a:b:c). A key::value, a == b, C::D::E, [[1](/x)].\n\n```text\n:::note\n!!! note\n$a$\n```\n\nWhat??? Really!!! Yes.\n'
    expect(await warningsOf(source)).toEqual([])
    expect(await warningsOf(source, MDX)).toEqual([])
  })
})

test('F24: details and summary on one line, as everybody writes them; lines are those of the author', async () => {
  const source =
    '# A\n\n<details><summary>T **b**</summary>\n\ntext\n\n</details>\n\n<details>\n<summary>U</summary>\n\nend</details>\n\n- a\n\n  <details open><summary>In a list</summary>more\n\n  x {1}\n\n  </details>\n\n```html\n<details><summary>Code</summary>\n\n</details>\n```\n\n[x](/gone)\n'
  const { links, code } = await compile(source, MDX)
  expect(links).toMatchObject([{ line: source.split('\n').indexOf('[x](/gone)') + 1 }])
  expect(code.match(/_jsxs?\(Details/g)).toHaveLength(3)
  expect(code).toMatch(/sourceLine: "3"[\s\S]*sourceLine: "9"[\s\S]*sourceLine: "16"/)
  const html = await drawPage(source)
  expect(html).toMatch(/<summary>T <strong>b<\/strong><\/summary>\s*<p>text<\/p>/)
  expect(textOf(html)).toContain('<details><summary>Code</summary>\n\n</details>')
  // Mistakes behind it have the author's lines, too.
  expect(await problemsOf(`${source}\n{id}\n\n{#x}\n`, MDX)).toEqual([
    expect.stringMatching(/^30:2 `id` has no value/),
    expect.stringMatching(/^32:1 This is no expression/),
  ])
})

describe('fences', () => {
  const drawn = (info: string) => drawPage(`\`\`\`${info}\none\ntwo\nthree\nfour\n\`\`\``)
  const marked = async (info: string) =>
    [...(await drawn(info)).matchAll(/<span class="line([^"]*)">(\w*)/g)].flatMap(([, names = '', word]) =>
      names.includes('highlighted') ? [word] : [],
    )

  test.each(['Python', 'JSON', 'Dockerfile', 'TypeScript', 'C++'])(
    'F21: capital letters are no mistake: %s',
    async (name) => {
      const { warnings, code } = await compile(`\`\`\`${name}\nx\n\`\`\``, MDX)
      expect(warnings).toEqual([])
      expect(code).toContain(`language: "${name.toLowerCase()}"`)
    },
  )

  test.each([
    ['js{4}', 'js {4}', ['four']],
    ['js{1,3-4}', 'js {1,3-4}', ['one', 'three', 'four']],
    ['js hl_lines="2 3"', '{2,3}', ['two', 'three']],
    ["js hl_lines='1-2 4'", '{1-2,4}', ['one', 'two', 'four']],
    ['js mark={2}', '{2}', ['two']],
    ['js highlight={1,2}', '{1,2}', ['one', 'two']],
  ])('F21: marked lines as elsewhere: %s', async (info, ours, lines) => {
    expect(await marked(info)).toEqual(lines)
    const [warning, ...others] = await warningsOf(`\`\`\`${info}\nx\n\`\`\``, MDX)
    expect(warning).toMatch(/^1:1 /)
    expect(warning?.split(' → ')[1]).toBe(ours)
    expect(others).toEqual([])
  })

  test.each([
    'js title="a b.js"',
    "js title='a b.js'",
    "js filename='a b.js'",
    'js [a b.js]',
    'js caption="a b.js"',
  ])('F21: a name as elsewhere: %s', async (info) => {
    expect(await drawn(info)).toContain('title="a b.js"')
    expect((await compile(`\`\`\`${info}\nx\n\`\`\``)).sections).toEqual({ '': 'a b.js\n\fx\f' })
    expect(await warningsOf(`\`\`\`${info}\nx\n\`\`\``)).toEqual([
      '1:1 An option of a code block as other tools write it → filename="a b.js"',
    ])
  })

  test.each(['sh[npm]', 'sh [npm]'])('F21: the label of a group: %s', async (info) => {
    expect(await drawn(info)).toContain('title="npm"')
  })

  test.each(['js linenums="1"', 'js lineNumbers', 'js showLineNumbers={true}', 'ts:line-numbers'])(
    'F21: numbers of lines as elsewhere: %s',
    async (info) => expect(await drawn(info)).toContain('data-line-numbers'),
  )

  test.each(['js twoslash', 'js ins={2}', 'js frame="none"', 'js live noInline', 'js showLineNumbers=false'])(
    'F21: what has no counterpart is told: %s',
    async (info) => expect((await warningsOf(`\`\`\`${info}\nx\n\`\`\``)).length).toBeGreaterThan(0),
  )

  test('F21: an unknown language is plain text, told with the nearest; one that others draw is told', async () => {
    const { warnings, code } = await compile(
      'a\n\n```pyton\nx\n```\n\n```mermaid\ngraph\n```\n\n```{.python}\nx\n```',
      MDX,
    )
    expect(code).toContain('language: "text"')
    expect(code).toContain('language: "python"')
    expect(warnings).toMatchObject([
      { line: 3, message: expect.stringContaining('Unknown language'), received: 'pyton', nearest: 'python' },
      { line: 7, expected: expect.stringContaining('SVG') },
      { line: 11, received: '{.python}' },
    ])
  })

  test('F21: our own options are no foreign ones', async () => {
    const source =
      '```js filename="a.js" {1,3-4} /x y/ showLineNumbers copy=false operation=a run=b output=c response=d\nx\n```'
    expect(await warningsOf(source)).toEqual([])
  })

  test('F21: an option that nobody knows is an error with the nearest', async () => {
    expect(await problemsOf('```js fliename="x"\n1\n```')).toEqual([
      '1:1 Unknown option of a code block → undefined',
    ])
  })
})
