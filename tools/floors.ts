/**
 * Checks what the compiler does not: rooms import downward only, no circles, no file too long, no name that says
 * nothing. Run alone: `npx tsx tools/floors.ts`; exit code 1 and one line per finding.
 */
import { resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findCircles } from './circles.ts'
import type { Finding } from './finding.ts'
import { type Import, readImports } from './imports.ts'
import { checkNames } from './names.ts'
import { readSources, type Source } from './sources.ts'

/** The rooms under `src/`, highest floor first, and what each may import (docs/architecture.md). */
export const ROOMS: Record<string, { floor: number; mayImport: string[] }> = {
  cli: { floor: 7, mayImport: ['build', 'dev', 'bundle', 'content', 'config'] },
  build: {
    floor: 6,
    mayImport: ['bundle', 'draw', 'theme', 'hosting', 'content', 'search', 'site', 'images', 'config'],
  },
  dev: { floor: 6, mayImport: ['bundle', 'draw', 'theme', 'content', 'search', 'site', 'config'] },
  server: { floor: 6, mayImport: ['images', 'config'] },
  draw: { floor: 5, mayImport: ['theme', 'content', 'search', 'reference', 'site', 'texts', 'config'] },
  theme: { floor: 4, mayImport: ['browser', 'search', 'reference', 'site', 'images', 'texts', 'config'] },
  bundle: { floor: 4, mayImport: [] },
  browser: { floor: 3, mayImport: ['search', 'texts', 'config'] },
  content: { floor: 2, mayImport: ['reference', 'site', 'images', 'texts', 'config'] },
  hosting: { floor: 2, mayImport: ['config'] },
  search: { floor: 2, mayImport: [] },
  site: { floor: 1, mayImport: ['texts', 'config'] },
  reference: { floor: 1, mayImport: ['texts', 'config'] },
  images: { floor: 1, mayImport: ['config'] },
  texts: { floor: 0, mayImport: [] },
  config: { floor: 0, mayImport: [] },
}

/** A file longer than this is split at a real seam, unless it is a data table named here, or in a folder of such. */
const MAX_LINES = 200
const LONG_DATA_TABLES: readonly string[] = [
  // The words of a language stand in one file.
  'src/texts/',
  'tests/unit/config/site-schema.test.ts',
  'tests/unit/reference/bad-documents.ts',
]

/** Every finding in the source folders below `root`, in order of files; empty rooms are fine. */
export function checkFloors(root: string): Finding[] {
  const sources = readSources(root)
  const imports = sources.flatMap(readImports)
  return [
    ...sources.flatMap(checkLength),
    ...sources.flatMap(checkNames),
    ...sources.flatMap(checkRoom),
    ...imports.flatMap(checkImport),
    ...findCircles(imports),
  ].sort((a, b) => (a.file === b.file ? a.line - b.line : a.file < b.file ? -1 : 1))
}

function checkLength({ file, text }: Source): Finding[] {
  const lines = text.replace(/\n$/, '').split('\n').length
  if (lines <= MAX_LINES || LONG_DATA_TABLES.some((table) => file.startsWith(table))) return []
  return [
    { file, line: MAX_LINES + 1, message: `${lines} lines, at most ${MAX_LINES}: split it at a real seam` },
  ]
}

function checkRoom({ file }: Source): Finding[] {
  const room = roomOf(file)
  if (room === undefined || room in ROOMS) return []
  return [
    { file, line: 1, message: `src/${room} is no room; the rooms are ${Object.keys(ROOMS).join(', ')}` },
  ]
}

function checkImport({ file, line, target }: Import): Finding[] {
  const from = roomOf(file)
  if (from === undefined) return []
  const to = roomOf(target)
  const rules = ROOMS[from]
  if (to === undefined) {
    return [{ file, line, message: `imports ${target}: code under src/ imports only src/ and packages` }]
  }
  if (from === to || rules === undefined || rules.mayImport.includes(to)) return []
  const allowed = rules.mayImport.length > 0 ? `only ${rules.mayImport.join(', ')}` : 'no other room'
  return [{ file, line, message: `imports ${target}: ${from} (floor ${rules.floor}) may import ${allowed}` }]
}

/** Folder below `src/` that a file lies in; undefined outside `src/` and for declarations at its top. */
function roomOf(file: string): string | undefined {
  return /^src\/([^/]+)\//.exec(file)?.[1]
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const findings = checkFloors(resolve(import.meta.dirname, '..'))
  for (const { file, line, message } of findings) console.error(`${file}:${line}: ${message}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
