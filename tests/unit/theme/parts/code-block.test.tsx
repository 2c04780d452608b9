import { expect, it } from 'vitest'
import { drawPage, textOf } from '../draw-page.tsx'

const code = (html: string) => /<code[^>]*>(.*?)<\/code>/s.exec(html)?.[1] ?? ''

it('C56: the text of a block is its source: blank lines, a tab, blanks at the end of lines', async () => {
  const source = "if (a < b && c) {\n\n\n\tprint('x')  \n}\n  "
  expect(textOf(code(await drawPage(`\`\`\`js\n${source}\n\`\`\``)))).toBe(source)
})

it('COD-01, COD-08: buttons for scripts, and the area that scrolls is named', async () => {
  const html = await drawPage('```python\nx = 1\n```')
  expect(html).toMatch(/<div [^>]*data-code="" data-language="python" dir="ltr">/)
  expect(html).toMatch(/<button type="button" data-wrap="" aria-pressed="false" title="Toggle word wrap">/)
  expect(html).toMatch(/<button type="button" data-copy=""[^>]* title="Copy code">/)
  expect(html).toContain('<pre aria-label="Code, python" role="group">')
  expect(html).not.toContain('tabindex')
})

it('COD-01: copy=false leaves the copy button out and keeps the other', async () => {
  const html = await drawPage('```text copy=false\nx\n```')
  expect(html).not.toContain('data-copy')
  expect(html).toContain('data-wrap')
})

it('COD-06: the file name stands in a bar and names the block', async () => {
  const html = await drawPage('```js filename="src/a.js"\nx\n```')
  expect(html).toContain('title="src/a.js">src/a.js</span>')
  expect(html).toContain('<pre aria-label="Code, src/a.js" role="group">')
})

it('COD-07: line numbers are asked for on the code and are not in its text', async () => {
  const html = await drawPage('```js showLineNumbers\nfirst\nsecond\n```')
  expect(html).toMatch(/<code data-line-numbers="">/)
  expect(textOf(code(html))).toBe('first\nsecond')
})

it('COD-12: a block without language is plain text', async () => {
  expect(await drawPage('```\nx\n```')).toContain('<pre aria-label="Code, plain text" role="group">')
})

it('CSP: no block carries a style attribute', async () => {
  const html = await drawPage(
    '```ts {1} /x/ showLineNumbers\nconst x = 1 // [!code ++]\n```\n\n| a |\n|--:|\n| 1 |',
  )
  expect(html).toContain('highlighted')
  expect(html).not.toMatch(/\sstyle=/)
})
