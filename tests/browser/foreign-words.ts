/** What in the texts of the German site is not German. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { english } from '../../src/texts/english.ts'
import { german } from '../fixtures/german/german.ts'
import { leavesOf } from '../unit/texts/leaves.ts'
import { rootOf } from './dev-server.ts'

/** Words of standards, in every language: HTTP, JSON Schema, JSON's formats, programming languages, a licence, specifications, units. */
const STANDARD = `GET POST OK Created Accepted Not Found Too Many Requests string number integer boolean object array binary uri
Shell Python JavaScript Java Go bash js csharp MIT OpenAPI AsyncAPI kB MB`
/** Of dates. */
const MONTHS = Array.from({ length: 12 }, (_, month) =>
  new Intl.DateTimeFormat('de', { month: 'long' }).format(new Date(2026, month, 1)),
).join(' ')

/** Texts that English and German have in common. */
const SHARED: readonly string[] = ['Cookies der Anfrage']
/** What a text of the interface looks like in a page; whatever stands for its values. */
export function patternOf(text: string): RegExp {
  const [words = ''] = text.split('`')
  const source = words
    .trim()
    .replace(/\s+/g, ' ')
    .replace(/[.*+?^$()|[\]\\/]/g, '\\$&')
  return new RegExp(`(?<!\\p{L})${source.replaceAll(/\{\w+\}/g, '.+')}(?!\\p{L})`, 'u')
}

/** Texts of the English interface, with their paths. */
export function leftIn(texts: readonly string[]): string[] {
  const worded = leavesOf(english).filter(({ text }) => /\p{L}/u.test(text.replaceAll(/\{\w+\}/g, '')))
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
