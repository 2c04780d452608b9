import { parseSync } from 'oxc-parser'
import type { Finding } from './finding.ts'
import type { Source } from './sources.ts'

/** Names that say nothing about the work of a file or folder. */
const FORBIDDEN_WORDS = new Set(['utils', 'helpers', 'common', 'shared', 'internal'])

/** Looks like a barrel; its one reader takes the whole table. */
const TABLES: readonly string[] = ['src/texts/languages.ts']

/** Findings about the path of a file: words that say nothing, and barrels (files that only pass on others' exports). */
export function checkNames({ file, text }: Source): Finding[] {
  const findings: Finding[] = []
  for (const segment of file.split('/')) {
    const word = segment.split(/[-.]/).find((part) => FORBIDDEN_WORDS.has(part))
    if (word !== undefined) {
      findings.push({ file, line: 1, message: `the name "${word}" says nothing: name it after its work` })
    }
  }
  if (isBarrel(file, text)) {
    findings.push({ file, line: 1, message: 'a barrel: import from the file that defines the thing' })
  }
  return findings
}

function isBarrel(file: string, text: string): boolean {
  if (file.endsWith('.css') || TABLES.includes(file)) return false
  if (/\/index\.[a-z]+$/.test(file)) return true
  const { body } = parseSync(file, text).program
  return (
    body.length > 0 &&
    body.every(
      (statement) =>
        statement.type === 'ExportAllDeclaration' ||
        (statement.type === 'ExportNamedDeclaration' && statement.source !== null),
    )
  )
}
