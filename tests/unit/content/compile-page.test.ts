import { expect, test } from 'vitest'
import { SiteProblems } from '../../../src/config/problem.ts'
import { compilePage } from '../../../src/content/compile-page.ts'
import type { CompiledPage } from '../../../src/content/compiled-page.ts'

const compile = (source: string, file = 'content/a/b.mdx'): Promise<CompiledPage> =>
  compilePage(source, file, { brand: 'Acme' })

const ids = async (source: string): Promise<string[]> => (await compile(source)).headings.map(({ id }) => id)

async function problemsOf(source: string): Promise<string> {
  const error = await compile(source).then(
    () => undefined,
    (thrown: unknown) => thrown,
  )
  expect(error).toBeInstanceOf(SiteProblems)
  return (error as SiteProblems).message
}

test('HID-01, HID-02: ids come from the text of a heading', async () => {
  expect(
    await ids(
      '## C++ & C#\n\n## GET /v1/jobs/`{id}`\n\n## 🚀 Launch\n\n## 中文标题 🚀\n\n## job_status\n\n## !!!\n\n## ???',
    ),
  ).toEqual(['c--c', 'get-v1jobsid', 'launch', '中文标题', 'job_status', 'section', 'section-1'])
})

test('HID-03: repeated texts are numbered', async () => {
  expect(await ids('## x\n\n## x\n\n## x\n\n## x 1')).toEqual(['x', 'x-1', 'x-2', 'x-1-1'])
})

test('HID-04: an explicit id is kept exactly, wins over a text of the same id, and is not part of the text', async () => {
  const { headings } = await compile('## Start\n\n## Begin here [#Start]\n\n## Other [#start]')
  expect(headings).toEqual([
    { id: 'start-1', value: 'Start', depth: 2 },
    { id: 'Start', value: 'Begin here', depth: 2 },
    { id: 'start', value: 'Other', depth: 2 },
  ])
})

test('HID-04: the same explicit id twice is an error with its line', async () => {
  expect(await problemsOf('## A [#x]\n\n## B [#x]')).toContain(
    'content/a/b.mdx:3:1\n  The heading id "x" is used twice on this page',
  )
})

test('R4.04, HID-07, TTL-07: a level-1 heading has no id and its text has no markup', async () => {
  const { headings } = await compile('# Home `code` **bold**')
  expect(headings).toEqual([{ id: '', value: 'Home code bold', depth: 1 }])
})

test('TOC-13, TOC-14: headings in tabs, details and steps are listed', async () => {
  const source =
    '<Tabs items={["A"]}>\n<Tab>\n\n### In tab\n\n</Tab>\n</Tabs>\n\n<details>\n<summary>S</summary>\n\n### In details\n\n</details>\n\n<Steps>\n\n### In steps\n\n</Steps>'
  expect(await ids(source)).toEqual(['in-tab', 'in-details', 'in-steps'])
})

test('C68, LAY-10: links are resolved from the source file and lose .md and .mdx', async () => {
  const links =
    '[1](../c) [2](./d.mdx?x=1#y) [3](e.md) [4](/f/index.mdx) [5](#g) [6](https://x.example/h.md) [7](mailto:a@b.example) [8](..)'
  const { links: notes } = await compile(
    `${links}\n\n<Card title="x" href="../i.mdx" />\n\n<a href="./j">j</a>\n\n[9][ref]\n\n[ref]: ../k.md`,
  )
  expect(notes.map(({ href }) => href)).toEqual([
    '/c',
    '/a/d?x=1#y',
    '/a/e',
    '/f',
    '#g',
    'https://x.example/h.md',
    'mailto:a@b.example',
    '/',
    '/i',
    '/a/j',
    '/k',
  ])
})

test('C68: links of an index page start at its own folder', async () => {
  const { links } = await compile('[x](./d)', 'content/a/index.mdx')
  expect(links[0]?.href).toBe('/a/d')
})

test('LAY-11: local images are noted by file, others stay as they are', async () => {
  const { images, code } = await compile(
    '![a](./i.png) ![b](/logo.svg) ![c](https://x.example/j.png)\n\n<img src="k.png" alt="d" />',
  )
  expect(images.map(({ file }) => file)).toEqual(['content/a/i.png', 'public/logo.svg', 'content/a/k.png'])
  expect(code).toContain('src: "https://x.example/j.png"')
})

test('COD-05: the text of a block equals its source', async () => {
  const source = 'a\n\n\n\tb < c && "d"  \n  e'
  const { code } = await compile(`\`\`\`js\n${source}\n\`\`\``)
  const html = JSON.parse(/html: ("(?:[^"\\]|\\.)*")/.exec(code)?.[1] ?? '""') as string
  const text = html
    .replace(/<[^>]*>/g, '')
    .replace(/&#x3C;/g, '<')
    .replace(/&#x26;/g, '&')
  expect(text).toBe(source)
})

test('C57: prompts and output of a console session are marked line by line', async () => {
  const { code } = await compile('```console\n$ npm i x\nadded 1\n$ npm t\n```')
  expect(code.match(/line (command|output)/g)).toEqual(['line command', 'line output', 'line command'])
})

test('COD-12: a block without language is plain text', async () => {
  expect((await compile('```\nx\n```')).code).toContain('language: "text"')
})

test('C70: an <a> and an <img> that an author writes as HTML become the blocks of the theme', async () => {
  const { code } = await compile('<a href="/x">x</a>')
  expect(code).toMatch(/_jsx\(Link, \{\s+href: "\/x"/)
})

test('variables are inserted in prose, links, code and attributes', async () => {
  const { code, links } = await compile(
    '{{brand}} `{{brand}}` [x](https://{{brand}}.example)\n\n```bash\ncurl {{brand}}\n```',
  )
  expect(code).not.toContain('brand')
  expect(links[0]?.href).toBe('https://Acme.example')
})

test('escaped braces stay braces in prose, code, links and attributes', async () => {
  const source =
    '# \\{{a}}\n\nText \\{{brand}} and `\\{{brand}}`\n\n```js\n\\{{brand}}\n```\n\n<Callout title="\\{{brand}}">x</Callout>'
  const { code, headings } = await compile(source)
  expect(headings[0]?.value).toBe('{{a}}')
  expect(code.match(/\{\{brand\}\}/g)).toHaveLength(4)
})

test('every problem of a page is reported at once with line and column', async () => {
  const message = await problemsOf('import x from "y"\n\n# A\n\n```pyton foo\nx\n```\n\n<Calout>x</Calout>')
  expect(message).toContain('3 problems in 1 file')
  expect(message).toContain('content/a/b.mdx:1:1\n  A page cannot import or export')
  expect(message).toMatch(/b\.mdx:5:1\n {2}Unknown option of a code block\n {2}received {2}foo/)
  expect(message).toMatch(/b\.mdx:9:1\n {2}There is no block of this name[\s\S]*nearest {3}<Callout>/)
})

test('a syntax error of MDX comes with line and column', async () => {
  expect(await problemsOf('# A\n\n<Callout>\n\ntext')).toMatch(
    /^1 problem in 1 file\n\ncontent\/a\/b\.mdx:\d+:\d+/,
  )
  expect(await problemsOf('# A\n\n{ 1 + }')).toMatch(/content\/a\/b\.mdx:3:\d+/)
})

test('an unknown option of a code block is reported with the nearest', async () => {
  expect(await problemsOf('```js filname="x"\n1\n```')).toMatch(/received {2}filname="x"/)
})
