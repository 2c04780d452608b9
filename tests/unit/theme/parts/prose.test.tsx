import { describe, expect, it } from 'vitest'
import { plainText } from '../../../../src/reference/plain-text.ts'
import { isOneParagraph, Prose } from '../../../../src/theme/parts/prose.tsx'
import { drawnWords } from '../../reference/schemas/drawn-schema.ts'
import { draw } from '../draw-frame.tsx'

const html = (text: string, inline = false) => draw(<Prose text={text} inline={inline} />)

const RICH = `Counts the words.

# Units

> Not letters.

| Unit | Size |
|---|:-:|
| \`word\` | **1** |
| a \\| b | 2 |

\`\`\`json
{ "a": 1 }
\`\`\`

1. One
   - inner
     - innermost
2. Two

---

![The curve](https://pictures.example/curve.png) ~~old~~ <token>`

describe('F73: descriptions are CommonMark with tables', () => {
  const drawn = html(RICH)

  it('F73: a heading is a bold line: headings of the page are those of the document', () => {
    expect(drawn).toContain('<p><strong>Units</strong></p>')
    expect(drawn).not.toMatch(/<h\d/)
  })

  it('F73: quote, rule and crossed out text', () => {
    expect(drawn).toContain('<blockquote><p>Not letters.</p></blockquote>')
    expect(drawn).toContain('<hr/>')
    expect(drawn).toContain('<del>old</del>')
  })

  it('F73: a table with its head, cells with marks and with a pipe', () => {
    expect(drawn).toContain('<th scope="col">Unit</th><th scope="col">Size</th>')
    expect(drawn).toContain('<tr><td><code>word</code></td><td><strong>1</strong></td></tr>')
    expect(drawn).toContain('<td>a | b</td>')
  })

  it('F73: a fence is a code block of its language, lines kept', () => {
    expect(drawn).toMatch(/data-language="json"[\s\S]*<code>\{ &quot;a&quot;: 1 \}<\/code>/)
    expect(html('    <indented>\n      more')).toMatch(/data-language="text"[\s\S]*&lt;indented>\n {2}more/)
  })

  it('F73: lists inside lists, with the number they begin at', () => {
    expect(drawn).toContain(
      '<ol start="1"><li>One<ul><li>inner<ul><li>innermost</li></ul></li></ul></li><li>Two</li></ol>',
    )
    expect(html('4. Four')).toContain('<ol start="4"><li>Four</li></ol>')
    expect(html('- one\n\n  still one\n- two')).toContain('<li><p>one</p><p>still one</p></li>')
  })

  it('F73: a picture of another site is a link to it, one of this site is shown', () => {
    expect(drawn).toMatch(/<a href="https:\/\/pictures\.example\/curve\.png"[^>]*>The curve/)
    expect(html('![Own](/curve.png)')).toContain('<img src="/curve.png" alt="Own" loading="lazy"/>')
  })

  it('F73: links by name and bare addresses, and text that only looks like HTML', () => {
    expect(html('See [this][1].\n\n[1]: https://more.example')).toMatch(
      /See <a href="https:\/\/more\.example"/,
    )
    expect(html('See https://more.example now')).toMatch(/<a href="https:\/\/more\.example"/)
    expect(drawn).toContain('&lt;token&gt;')
  })

  it('F73: one paragraph stays in its line, more are blocks', () => {
    expect(html('a `b`', true)).toBe('a <code>b</code>')
    expect(isOneParagraph('a `b`')).toBe(true)
    expect(isOneParagraph('a\n\nb')).toBe(false)
    expect(isOneParagraph('- a')).toBe(false)
  })

  it('F73: on the page of a document, also of entries, which are told in a line', () => {
    const words = drawnWords({ type: 'array', items: { type: 'string', description: RICH } })
    expect(words).toMatch(/Each entry: string\nCounts the words\.\nUnits\n/)
  })

  it('F73: the search gets the words', () => {
    expect(plainText(RICH)).toBe(
      `Counts the words.
Units
Not letters.
Unit Size
word 1
a | b 2
{ "a": 1 }
One
inner
innermost
Two
The curve old <token>`,
    )
    expect(plainText('From -5 to 5 | - one - two --- three')).toBe('From -5 to 5 | - one - two --- three')
  })
})
