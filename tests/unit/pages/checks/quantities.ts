/** Lifetimes, sizes and rates are the same wherever they are stated. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import { parse } from 'yaml'
import type { Passage } from '../passages.ts'
import { type Quantity, statementsAbout } from '../quantities.ts'
import { ROOT } from '../read-pages.ts'
import { pages, published as passages } from '../texts.ts'

const quantities: Quantity[] = parse(readFileSync(path.join(ROOT, 'tests/data/quantities.yaml'), 'utf8'))
const statements = statementsAbout(quantities, passages)

const contradictions = (changed: Passage[]) =>
  statementsAbout(quantities, changed)
    .filter(({ holds }) => !holds)
    .map(({ file, line, quantity, written }) => `${file}:${line}: ${quantity.name}: ${written}`)

test('no two statements contradict each other', () => {
  expect(contradictions(passages)).toEqual([])
})

it.each(quantities)('$name is found where it is stated, and another value is refused', (quantity) => {
  const own = statements.filter((statement) => statement.quantity.name === quantity.name)
  expect(own.length).toBeGreaterThanOrEqual(quantity.least)
  for (const { file, line, written } of own) {
    const here = passages.filter((passage) => passage.file === file && passage.line === line)
    const changed = here.map((passage) => ({
      ...passage,
      text: passage.text.replaceAll(written, more(written)),
    }))
    const found = contradictions(changed).filter((one) => one.includes(quantity.name))
    expect(found, `${file}:${line}: ${written} → ${more(written)}`).not.toEqual([])
  }
})

test('a page that gives refresh tokens 14 days is found', () => {
  const page = pages.find(({ route }) => route === '/authentication/personal-token')
  const changed = (page?.passages() ?? []).map((passage) => ({
    ...passage,
    text: passage.text.replaceAll(/\b7 days\b/g, '14 days'),
  }))
  const found = contradictions(changed)
  const message = /^content\/authentication\/personal-token\.mdx:\d+: Life of a refresh token .*: 14 days$/
  expect(found.length).toBeGreaterThan(0)
  expect(found.filter((one) => !message.test(one))).toEqual([])
})

test('the same value in other words is no contradiction', () => {
  const say = (text: string, file = 'content/a.mdx'): Passage[] => [
    { file, line: 1, kind: 'paragraph', text, about: '' },
  ]
  expect(
    contradictions(say('A refresh token lives one week after its last use, an access token 60 minutes.')),
  ).toEqual([])
  expect(contradictions(say('Refresh tokens live two weeks.'))).toHaveLength(1)
  expect(contradictions(say('An access token lives half an hour.'))).toHaveLength(1)
  expect(contradictions(say('A file has at most 1000 MB.', 'content/scribe/v2/a.mdx'))).toEqual([])
  expect(contradictions(say('A file has at most 2 GB.', 'content/scribe/v2/a.mdx'))).toHaveLength(1)
})

/** The same measure with a number that is true of nothing. */
function more(written: string): string {
  return written.replace(/^(.*\b(?:to|or|and) )?(?:[\d.,]+|half an|\w+)/, '97')
}
