/** What the search knows of a page. */
import { expect, test } from 'vitest'
import { compilePage } from '../../../src/content/compile-page.ts'

const sectionsOf = async (source: string, file = 'content/a.mdx') =>
  (await compilePage(source, file, {})).sections

test('SDX-02, SDX-03, SDX-04, SDX-05: text by section; a level-1 heading starts none and its text is in none', async () => {
  expect(await sectionsOf('# Title\n\nTop.\n\n## Sub heading\n\n### Deep [#own]\n\nText.')).toEqual({
    '': 'Top.',
    'sub-heading#Sub heading': '',
    'own#Deep': 'Text.',
  })
  expect(Object.keys(await sectionsOf('# Title\n\n## A\n\ntext'))).toEqual(['a#A'])
})

test('SDX-06, SDX-07, SDX-08, R3.01: each block is a line; cells end in a tab; code, between marks, and link texts are in, addresses are not', async () => {
  const source =
    'alpha **bold** `code` [link](/nowhere).\n\nsecond\nline\n\n| a | b |\n|---|---|\n| 1 | 2 |\n\n- one\n- two\n\n> quote\n\n```js filename="x.js" {1} /word/ showLineNumbers\nconst a = 1\n  indented()\n```\n\nend'
  expect(await sectionsOf(source)).toEqual({
    '': 'alpha bold code link.\nsecond\nline\na\tb\t\n1\t2\t\none\ntwo\nquote\nx.js\n\fconst a = 1\n  indented()\f\nend',
  })
})

test('SDX-10: language, marks and notation comments of code are not text', async () => {
  const text = JSON.stringify(
    await sectionsOf('```python {1-2} /secret/ copy=false\na = 1 # [!code ++]\nb = 2\n```'),
  )
  expect(text).toBe(JSON.stringify({ '': '\fa = 1\nb = 2\f' }))
})

test('SDX-11: texts in tabs, details and callouts belong to the section around them, with the labels readers see', async () => {
  const source =
    '## S\n\n<Tabs items={[\'Shell\', { label: \'Python\', disabled: true }]}>\n<Tab>\n\nin tab\n\n</Tab>\n<Tab>other</Tab>\n</Tabs>\n\n<details>\n<summary>More</summary>\n\nin details\n\n</details>\n\n<Callout title="Note" type="info">in callout</Callout>'
  expect(await sectionsOf(source)).toEqual({
    's#S': 'Shell\nPython\nin tab\nother\nMore\nin details\nNote\nin callout',
  })
})

test('C14: titles, names and descriptions of images are text; class names and other attributes are not', async () => {
  const source =
    '<Cards>\n<Card className="flex border-box" title="Billing" href="/x" />\n<Card title={<b>Bold</b>} icon="key" />\n</Cards>\n\n<FileTree>\n<FileTree.Folder name="src">\n<FileTree.File name="main.ts" />\n</FileTree.Folder>\n</FileTree>\n\n![A drawing](./x.svg) and <img src="./y.svg" alt="A photo" />'
  const { '': text } = await sectionsOf(source)
  expect(text).toBe('Billing\nBold\nsrc\nmain.ts\nA drawing and A photo')
})

test('SDX-06, F19: comments and computed values are not text, HTML of a page is', async () => {
  expect(await sectionsOf('a {/* hidden */} b{" "}c {1 + 1}')).toEqual({ '': 'a  b c' })
  expect(await sectionsOf('a <!-- hidden --> b\n\n<div class="x">shown</div>', 'content/a.md')).toEqual({
    '': 'a  b\nshown',
  })
})
