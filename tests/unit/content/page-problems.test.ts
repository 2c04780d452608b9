/** What an author is told about a page: line, column and what to write instead. */
import { expect, test } from 'vitest'
import { SiteProblems } from '../../../src/config/problem.ts'
import { compilePage } from '../../../src/content/compile-page.ts'

async function told(source: string, file = 'content/a.mdx'): Promise<string[]> {
  const error = await compilePage(source, file, { brand: 'Acme' }).catch((thrown: unknown) => thrown)
  if (!(error instanceof SiteProblems)) return []
  return error.problems.map(
    ({ line, column, message, expected = '' }) => `${line}:${column} ${message} → ${expected}`,
  )
}

test.each([
  ['a name in braces', 'Go to /stones/{id} now.', '1:16 `id` has no value', '\\{'],
  ['a name in a heading', '# A\n\n## GET /{id}', '3:10 `id` has no value', 'code'],
  ['a name in a prop', '<Callout type={kind}>x</Callout>', '1:16 `kind` has no value', '{{kind}}'],
  ['a name behind a spread', '<Callout {...rest}>x</Callout>', '1:14 `rest` has no value', 'code'],
  ['a call that fails', 'x {null.y} z', '1:3 This expression fails: Cannot read', ''],
  ['an object', 'x {({ a: 1 })} z', '1:3 The value of this expression is an object', 'a text'],
  [
    'a block that does not exist in an expression',
    '{[1].map((n) => <Calout>{n}</Calout>)}',
    '1:17 There is no block of this name',
    'listed',
  ],
  ['a brace that is no expression', 'a\n\nx {#id} y', '3:3 This is no expression', '`\\{`'],
  ['JSON in prose', 'a {"b": [1, 2]} c', '1:3 This is no expression', 'code'],
  ['a brace that is never closed', 'a\n\nb {c', '3:3 This is no expression', '`\\{`'],
  ['a comment of HTML', 'a\n\n<!-- b\n\nc -->', '3:1 A comment of HTML', '{/* … */}'],
  [
    'an address',
    'See <https://x.example/y>.',
    '1:5 An address in angle brackets',
    '[text](https://x.example/y)',
  ],
  ['an address of mail', 'Write <a@b.example>.', '1:7 An address in angle brackets', '[text](a@b.example)'],
  ['a comparison', 'if a <5', '1:6 This begins no tag', '`\\<`'],
  ['a comparison at the end', 'if a <b', '1:6 A tag that is never finished', '`\\<`'],
  ['a void element', '| a |\n|---|\n| b<br>c |', '3:4 An element that is never closed', '<br />'],
  ['a picture', '<img src="https://x.example/a.png">', '1:1 An element that is never closed', '<img />'],
  ['a void element with content', '<hr>x</hr>', '1:1 <hr> has no content', '<hr />'],
  [
    'a block that goes on behind its paragraph',
    'a\n\n<Callout>b\n\nc\n\n</Callout>',
    '3:1 <Callout> is not closed where it began',
    'an empty line',
  ],
  ['a closing tag alone', 'a\n\n</Callout>', '3:1 A closing tag without an opening one', ''],
  ['an import that is none', 'import a fom b\n\nText', '1:1 A page cannot import or export', ''],
])('F23: %s', async (_what, source, message, cure) => {
  const [first, ...others] = await told(source)
  expect(first).toContain(message)
  expect(first?.split(' → ')[1]).toContain(cure)
  expect(others).toEqual([])
})

test('F23: what JavaScript has is no mistake', async () => {
  expect(
    await told(
      "{'text'} {Math.max(1, 2)} {/* a comment */} {[1, 2].map((n) => <li key={n}>{n}</li>)} {(({ a, b: [c] }) => a + c)({ a: 1, b: [2] })} {new Date(0).getFullYear()} {props.x}\n\n<Tabs items={['A', { label: `B`, disabled: true }]}><Tab>a</Tab><Tab>b</Tab></Tabs>",
    ),
  ).toEqual([])
})

test('F23, F28: all mistakes of a page are told at once, each once', async () => {
  const source =
    '# A\n\n{a.b.} and {c}\n\n<!-- d -->\n\n<Callout>e\n\nf\n\n</Callout>\n\n<Calout>g</Calout>\n\n## H {i'
  expect((await told(source)).map((text) => text.split(' → ')[0])).toEqual([
    '3:1 This is no expression of JavaScript, which is what MDX takes braces for',
    '3:13 `c` has no value; braces hold JavaScript',
    '5:1 A comment of HTML, which MDX does not know',
    '7:1 <Callout> is not closed where it began',
    '13:1 There is no block of this name',
    '15:6 This is no expression of JavaScript, which is what MDX takes braces for',
  ])
})

test('F23: two hundred mistakes do not keep a build for long', async () => {
  const started = performance.now()
  expect(
    (await told(Array.from({ length: 200 }, (_, n) => `a ${n} {b ${n}}`).join('\n\n'))).length,
  ).toBeGreaterThan(90)
  expect(performance.now() - started).toBeLessThan(10_000)
})
