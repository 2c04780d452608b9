import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { ROOT } from './read-pages.ts'

/** Names that must not be written are not written here either: the list holds their hashes. */
const LISTED = new Set(
  readFileSync(path.join(ROOT, 'tests/data/foreign-names.txt'), 'utf8')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#')),
)

const hashes = new Map<string, string>()

/** SHA-256 of a name in lower case, its words joined by one space. */
export function hashOf(name: string): string {
  const known = hashes.get(name) ?? createHash('sha256').update(name.toLowerCase()).digest('hex')
  hashes.set(name, known)
  return known
}

/** The listed names in a text: single words, and two words in a row whatever stands between them. */
export function foreignNames(text: string, listed: ReadonlySet<string> = LISTED): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}&]+/gu) ?? []
  const names = words.flatMap((word, index) => [word, `${word} ${words[index + 1] ?? ''}`])
  return [...new Set(names)].filter((name) => listed.has(hashOf(name)))
}
