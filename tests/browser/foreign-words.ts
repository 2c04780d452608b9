/** What in the texts of the German site is not German. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { english } from '../../src/texts/english.ts'
import { german } from '../fixtures/german/german.ts'
import { leavesOf } from '../unit/texts/leaves.ts'
import { rootOf } from './dev-server.ts'

/** Words of standards, in every language: HTTP, JSON Schema, JSON's formats, programming languages, a licence, specifications, units. */
const STANDARD = `GET POST OK Created Accepted No Content Not Found Too Many Requests string number integer boolean object array binary uri
Shell Python JavaScript Java Go bash js csharp MIT OpenAPI AsyncAPI OpenID Connect TLS kB MB ChatGPT Claude`
/** Of dates. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(2026, month, 1)),
).join(' ')

/** Texts of German pages in which a word of the English interface stands rightly. */
const SHARED: readonly string[] = [
  ...['Cookies der Anfrage', 'Not Found', 'Header:', 'Der Client sendet:', 'Der Server sendet:'],
]

/** What a text of the interface looks like in a page; whatever stands for its values. */
function patternOf(text: string): RegExp {
  const [words = ''] = text.split('`')
  const source = words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${source.replaceAll(/\{\w+\}/g, '.+')}(?!\\p{L})`, 'u')
}

/** Whether a text is among others, as a whole or parted by the code that stands in it. */
export function isSaid(text: string, texts: readonly string[]): boolean {
  const among = (words: string) => texts.some((one) => patternOf(words).test(one))
  const pieces = text
    .split(/`|\{\w+\}/)
    .map((piece) => piece.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, ''))
    .filter(Boolean)
  return among(text) || pieces.every(among)
}

/** Texts of the English interface, with their paths. */
export function leftIn(texts: readonly string[]): string[] {
  // What is the same in German is not left over.
  const same = new Set(leavesOf(german).map(({ key, text }) => `${key} ${text}`))
  const worded = leavesOf(english).filter(
    ({ key, text }) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')) && !same.has(`${key} ${text}`),
  )
  const patterns = worded.map(({ key, text }) => ({ key, pattern: patternOf(text) }))
  return patterns.flatMap(({ key, pattern }) =>
    texts.filter((text) => pattern.test(text) && !SHARED.includes(text)).map((text) => `${key}: ${text}`),
  )
}

/** Words in no text of the language and in nothing that an author of the site wrote: somebody else's. */
export function strangersIn(texts: readonly string[]): string[] {
  const root = rootOf('german')
  const files = readdirSync(root, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'german.ts')
    .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
  const language = leavesOf(german).map(({ text }) => text)
  const known = new Set([...files, ...language, STANDARD, MONTHS].flatMap(wordsOf))
  return texts.filter((text) => wordsOf(text).some((word) => !known.has(word)))
}

function wordsOf(text: string): string[] {
  return (
    text
      .replaceAll(/\{\w+\}/g, '')
      .toLowerCase()
      .match(/\p{L}{2,}/gu) ?? []
  )
}
