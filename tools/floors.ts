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

type Rooms = Record<string, { floor: number; mayImport: string[] }>

/** The rooms under `src/`, highest floor first, and what each may import (docs/architecture.md). */
export const ROOMS: Rooms = {
  cli: { floor: 7, mayImport: ['build', 'dev', 'bundle', 'content', 'config'] },
  build: {
    floor: 6,
    mayImport: [
      'bundle',
      'draw',
      'theme',
      'mcp',
      'hosting',
      'content',
      'search',
      'site',
      'images',
      'texts',
      'config',
    ],
  },
  dev: { floor: 6, mayImport: ['bundle', 'draw', 'theme', 'content', 'search', 'site', 'config'] },
  server: { floor: 6, mayImport: ['mcp', 'images', 'config'] },
  draw: {
    floor: 5,
    mayImport: ['theme', 'twins', 'content', 'search', 'reference', 'site', 'texts', 'config'],
  },
  mock: { floor: 2, mayImport: ['reference'] },
  mcp: { floor: 3, mayImport: ['search', 'config'] },
  theme: {
    floor: 4,
    mayImport: ['browser', 'mock', 'search', 'reference', 'site', 'images', 'texts', 'config'],
  },
  bundle: { floor: 4, mayImport: [] },
  browser: { floor: 3, mayImport: ['search', 'texts', 'config'] },
  content: { floor: 2, mayImport: ['reference', 'site', 'images', 'texts', 'config'] },
  hosting: { floor: 2, mayImport: ['config'] },
  twins: { floor: 2, mayImport: ['config'] },
  search: { floor: 2, mayImport: [] },
  site: { floor: 1, mayImport: ['texts', 'config'] },
  reference: { floor: 1, mayImport: ['texts', 'config'] },
  images: { floor: 1, mayImport: ['config'] },
  texts: { floor: 0, mayImport: [] },
  config: { floor: 0, mayImport: [] },
}

/** The rooms inside `src/theme`. Files at its top are the ground, which every room may import, except `client.ts`. */
export const THEME_ROOMS: Rooms = {
  page: { floor: 4, mayImport: ['layout', 'navigation'] },
  client: { floor: 4, mayImport: ['search'] },
  layout: { floor: 3, mayImport: ['parts'] },
  navigation: { floor: 3, mayImport: ['search', 'parts'] },
  blocks: { floor: 3, mayImport: ['parts'] },
  reference: { floor: 3, mayImport: ['parts'] },
  search: { floor: 2, mayImport: ['parts'] },
  applications: { floor: 2, mayImport: ['parts'] },
  parts: { floor: 1, mayImport: [] },
  top: { floor: 0, mayImport: [] },
}

/** A file longer than this is split at a real seam, unless it is a data table named here, or in a folder of such. */
const MAX_LINES = 200
const LONG_DATA_TABLES: readonly string[] = [
  // The words of a language stand in one file.
  'src/texts/',
  'tests/unit/config/site-schema.test.ts',
  'tests/unit/reference/checks/bad-documents.ts',
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
  return [
    ...unknownRoom(file, roomOf(file), ROOMS, 'src/'),
    ...unknownRoom(file, themeRoomOf(file), THEME_ROOMS, 'src/theme/'),
  ]
}

function unknownRoom(file: string, room: string | undefined, rooms: Rooms, place: string): Finding[] {
  if (room === undefined || room in rooms) return []
  const names = Object.keys(rooms).join(', ')
  return [{ file, line: 1, message: `${place}${room} is no room; the rooms are ${names}` }]
}

function checkImport(one: Import): Finding[] {
  const { file, line, target } = one
  if (roomOf(file) !== undefined && roomOf(target) === undefined) {
    return [{ file, line, message: `imports ${target}: code under src/ imports only src/ and packages` }]
  }
  return [
    ...forbidden(one, roomOf(file), roomOf(target), ROOMS, ''),
    ...forbidden(one, themeRoomOf(file), themeRoomOf(target), THEME_ROOMS, 'src/theme/'),
  ]
}

function forbidden(
  { file, line, target }: Import,
  from: string | undefined,
  to: string | undefined,
  rooms: Rooms,
  place: string,
): Finding[] {
  const rules = from === undefined ? undefined : rooms[from]
  if (!rules || to === undefined || to === from || to === 'top' || rules.mayImport.includes(to)) return []
  const allowed = rules.mayImport.length > 0 ? `only ${rules.mayImport.join(', ')}` : 'no other room'
  const message = `imports ${target}: ${place}${from} (floor ${rules.floor}) may import ${allowed}`
  return [{ file, line, message }]
}

/** Folder below `src/` that a file lies in; undefined outside `src/` and for declarations at its top. */
function roomOf(file: string): string | undefined {
  return /^src\/([^/]+)\//.exec(file)?.[1]
}

/** Folder of the theme that a file lies in, `client` or `top` for a file of no folder; undefined outside the theme. */
function themeRoomOf(file: string): string | undefined {
  const [, folder, name] = /^src\/theme\/(?:([^/]+)\/)?([^/]*)/.exec(file) ?? []
  if (name === undefined) return undefined
  return folder ?? (name === 'client.ts' ? 'client' : 'top')
}

if (process.argv[1] !== undefined && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const findings = checkFloors(resolve(import.meta.dirname, '..'))
  for (const { file, line, message } of findings) console.error(`${file}:${line}: ${message}`)
  process.exitCode = findings.length > 0 ? 1 : 0
}
