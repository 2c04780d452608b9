/** What must not be left in a text: placeholders, values written by hand, names of real providers of financial data. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { foreignNames, hashOf } from './foreign-names.ts'
import { filesIn } from './read-documents.ts'
import { ROOT } from './read-pages.ts'

interface File {
  file: string
  text: string
}

const read = (file: string): File => ({ file, text: readFileSync(path.join(ROOT, file), 'utf8') })
const { brand, variables } = await readSiteConfig(ROOT)

const pages = filesIn('content', '.mdx').map(read)
const written = [
  ...pages,
  ...filesIn('content', '.svg').map(read),
  ...filesIn('content', '.ts').map(read),
  ...filesIn('apis', '.yaml').map(read),
]
const manuals = ['README.md', 'site.config.ts', ...filesIn('docs', '.md')].map(read)
const code = [...filesIn('src', '.ts'), ...filesIn('src', '.tsx'), ...filesIn('public', '.svg')].map(read)

const PLACEHOLDERS =
  /\b(?:TODO|FIXME|XXX+|TBD|TBC)\b|\blorem\b|\bxxx+\b|coming soon|to be (?:written|defined|done)|under construction|\((?:inferred|unknown)\)|\]\(#?\)/gi

/** `{name}` in single braces, as the lists of facts write what is a variable in a page. */
const UNREPLACED = /(?<![{$\w])\{([A-Za-z]+)\}(?!\})/g
const FACT_NAMES = new Set([
  ...Object.keys(variables),
  ...[...read('tests/data/facts/names.md').text.matchAll(UNREPLACED)].map(([, name]) => name),
])

function found({ file, text }: File, pattern: RegExp, keep = (_match: RegExpExecArray) => true): string[] {
  return [...text.matchAll(pattern)].filter(keep).map((match) => {
    return `${file}:${text.slice(0, match.index).split('\n').length}: ${match[0]}`
  })
}

const unreplaced = (file: File) => found(file, UNREPLACED, ([, name = '']) => FACT_NAMES.has(name))

test('no placeholder is left', () => {
  expect([...written, ...manuals].flatMap((file) => found(file, PLACEHOLDERS))).toEqual([])
  expect(written.flatMap(unreplaced)).toEqual([])
  for (const text of [
    'TODO: limits',
    'Lorem ipsum',
    'xxxx',
    'Coming soon.',
    '[here](#)',
    '7 days (inferred)',
  ]) {
    expect(found({ file: 'a.mdx', text }, PLACEHOLDERS), text).toHaveLength(1)
  }
  expect(unreplaced({ file: 'a.mdx', text: 'At {scribeHost} or {provider}, `{job_id}`' })).toHaveLength(2)
})

/** Values of variables, and the brand in any case, as they would stand in a text without a variable. */
function byHand(file: File): string[] {
  const literal = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  const values = [...new Set(Object.values(variables))].sort((a, b) => b.length - a.length).map(literal)
  const exact = new RegExp(`(?<![\\w-])(?:${values.join('|')})(?![\\w-])`, 'g')
  return [...found(file, exact), ...found(file, new RegExp(literal(brand), 'gi'))]
}

test('brand, hosts, addresses, packages and companies come from the variables', () => {
  expect(written.flatMap(byHand)).toEqual([])
  const { scribeHost = '', companyA = '' } = variables
  for (const text of [`https://${scribeHost}/api`, `The ${companyA} report`, `${brand.toUpperCase()} API`]) {
    expect(byHand({ file: 'a.mdx', text }), text).not.toEqual([])
  }
})

test('no real provider of financial data and no product of one is named', () => {
  const names = (files: File[]) =>
    files.flatMap(({ file, text }) => foreignNames(text).map((name) => `${file}: ${name}`))
  expect(names([...written, ...manuals, ...code])).toEqual([])
  const listed = new Set(['acme', 'acme data', 'a&b'].map(hashOf))
  expect(foreignNames("Acme's feed, ACME-Data, A&B and acmes", listed)).toEqual(['acme', 'acme data', 'a&b'])
})
