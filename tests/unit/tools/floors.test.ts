import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, describe, expect, test } from 'vitest'
import { checkFloors, ROOMS, THEME_ROOMS } from '../../../tools/floors.ts'

const roots: string[] = []

afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

/** Findings in a project of the given files, one `file:line: message` each. */
function findingsIn(files: Record<string, string>): string[] {
  const root = mkdtempSync(join(tmpdir(), 'docs-floors-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return checkFloors(root).map(({ file, line, message }) => `${file}:${line}: ${message}`)
}

test('floors: a project whose rooms are still empty has no finding', () => {
  expect(findingsIn({ 'package.json': '{}' })).toEqual([])
})

test.each([
  ['src', ROOMS],
  ['src/theme', THEME_ROOMS],
])('floors: a room of %s imports only rooms below its own floor', (_, rooms) => {
  for (const [name, { floor, mayImport }] of Object.entries(rooms)) {
    for (const other of mayImport) expect(rooms[other]?.floor, `${name} → ${other}`).toBeLessThan(floor)
  }
})

describe('floors: imports', () => {
  test('an import downward and one inside the room are fine', () => {
    const files = {
      'src/site/sidebar.ts':
        "import { a } from '../config/constants.ts'\nexport { b } from './order.ts'\na()",
      'src/dev/page.tsx': "import { s } from '../theme/navigation/sidebar.tsx'\nimport z from 'zod'\ns(z)",
      'src/config/constants.ts': 'export const a = () => 1',
    }
    expect(findingsIn(files)).toEqual([])
  })

  test.each([
    ['a static import', "import { a } from '../theme/frame.tsx'\na()"],
    ['a type import', "import type { A } from '../theme/frame.tsx'\nexport const a: A = 1"],
    ['a re-export', "export { a } from '../theme/frame.tsx'\nexport const b = 1"],
    ['a star re-export', "export * from '../theme/frame.tsx'\nexport const b = 1"],
    ['a dynamic import', "export const a = () => import('../theme/frame.tsx')"],
    ['an import of a type by name', "export type A = import('../theme/frame.tsx').A"],
    ['an import for its effect', "import '../theme/frame.tsx'"],
    ['a glob', "export const a = import.meta.glob(['../theme/frame.tsx'])"],
  ])('%s of a higher room is found', (_, text) => {
    expect(findingsIn({ 'src/site/sidebar.ts': `\n${text}\n` })).toEqual([
      'src/site/sidebar.ts:2: imports src/theme/frame.tsx: site (floor 1) may import only texts, config',
    ])
  })

  test('a room on the same floor is out of reach', () => {
    const [finding] = findingsIn({ 'src/search/index-data.ts': "import '../reference/model.ts'" })
    expect(finding).toContain('search (floor 2) may import no other room')
  })

  test('code outside src/ is out of reach, src/ is open to tests', () => {
    const [finding, ...more] = findingsIn({
      'src/site/sidebar.ts': "import '../../tools/floors.ts'",
      'tests/unit/site/sidebar.test.ts': "import '../../../src/site/sidebar.ts'",
    })
    expect(finding).toContain('imports tools/floors.ts: code under src/ imports only src/ and packages')
    expect(more).toEqual([])
  })

  test('a folder that is no room is found', () => {
    expect(findingsIn({ 'src/stuff/a.ts': 'export const a = 1' })[0]).toContain('src/stuff is no room')
  })
})

describe('floors: imports inside the theme', () => {
  test('an import downward, one inside the folder and one of a file at the top are fine', () => {
    const files = {
      'src/theme/page/page-layout.tsx': "import '../layout/footer.tsx'\nimport '../navigation/navbar.tsx'",
      'src/theme/navigation/navbar.tsx': "import './logo.tsx'\nimport '../parts/link.tsx'",
      'src/theme/parts/link.tsx': "import '../page-context.tsx'\nimport '../../site/route.ts'",
      'src/theme/client.ts': "export const a = [import('./search/box.ts'), import.meta.glob('./**/*.tsx')]",
    }
    expect(findingsIn(files)).toEqual([])
  })

  test.each([
    ['navigation/navbar.tsx', 'layout/banner.tsx', 'navigation (floor 3) may import only search, parts'],
    ['layout/footer.tsx', 'navigation/switches.tsx', 'layout (floor 3) may import only parts'],
    ['blocks/cards.tsx', 'reference/prose.tsx', 'blocks (floor 3) may import only parts'],
    ['reference/fields.tsx', 'blocks/table.css', 'reference (floor 3) may import only parts'],
    ['page-context.tsx', 'parts/link.tsx', 'top (floor 0) may import no other room'],
  ])('%s may not import %s', (file, target, rule) => {
    const from = file.includes('/') ? `../${target}` : `./${target}`
    expect(findingsIn({ [`src/theme/${file}`]: `\nimport '${from}'` })).toEqual([
      `src/theme/${file}:2: imports src/theme/${target}: src/theme/${rule}`,
    ])
  })

  test('a folder that is no room of the theme is found', () => {
    const [finding] = findingsIn({ 'src/theme/stuff/a.tsx': 'export const a = 1' })
    expect(finding).toContain('src/theme/stuff is no room; the rooms are page,')
  })
})

describe('floors: circles', () => {
  test('a circle of three is found once, at the import that closes it', () => {
    const files = {
      'src/site/a.ts': "import './b.ts'",
      'src/site/b.ts': "\nimport './c.ts'",
      'src/site/c.ts': "import '../config/x.ts'\nimport './a.ts'",
    }
    expect(findingsIn(files)).toEqual([
      'src/site/c.ts:2: circle: src/site/a.ts → src/site/b.ts → src/site/c.ts → src/site/a.ts',
    ])
  })

  test('a file that imports itself is found', () => {
    expect(findingsIn({ 'src/site/a.ts': "import './a.ts'" })).toEqual([
      'src/site/a.ts:1: circle: src/site/a.ts → src/site/a.ts',
    ])
  })

  test.each([
    ['a type import', "import type { A } from './a.ts'\nexport type B = A"],
    ['a type among other names', "import { type A, a } from './a.ts'\nexport const b: A = a"],
    ['a re-export of a type', "export type { A } from './a.ts'\nexport const b = 1"],
    ['an import of a type by name', "export type B = import('./a.ts').A"],
    ['a dynamic import', "export const b = () => import('./a.ts')"],
  ])('%s closes a circle, too', (_, text) => {
    const files = {
      'src/site/a.ts': "import type { B } from './b.ts'\nexport type A = B",
      'src/site/b.ts': text,
    }
    expect(findingsIn(files)).toEqual([
      'src/site/b.ts:1: circle: src/site/a.ts → src/site/b.ts → src/site/a.ts',
    ])
  })
})

describe('floors: names and length', () => {
  test.each([
    ['src/site/utils.ts', 'utils'],
    ['src/draw/shared/button.tsx', 'shared'],
    ['src/site/string-helpers.ts', 'helpers'],
    ['tests/unit/common/a.test.ts', 'common'],
    ['src/theme/internal.module.css', 'internal'],
  ])('%s is refused', (file, word) => {
    expect(findingsIn({ [file]: '' })).toEqual([
      `${file}:1: the name "${word}" says nothing: name it after its work`,
    ])
  })

  test('a barrel is refused, called index or not', () => {
    const text = "export { a } from './a.ts'\nexport type { B } from './b.ts'\n"
    const found = findingsIn({ 'src/site/index.ts': 'export const a = 1', 'src/site/all.ts': text })
    expect(found).toEqual([
      'src/site/all.ts:1: a barrel: import from the file that defines the thing',
      'src/site/index.ts:1: a barrel: import from the file that defines the thing',
    ])
  })

  test('200 lines are fine, 201 are too many', () => {
    const found = findingsIn({ 'src/site/a.ts': '//\n'.repeat(200), 'src/site/b.css': '\n'.repeat(201) })
    expect(found).toEqual(['src/site/b.css:201: 201 lines, at most 200: split it at a real seam'])
  })

  test('fixture sites are not looked at', () => {
    expect(findingsIn({ 'tests/fixtures/guide/utils.ts': "import '../../../src/site/a.ts'" })).toEqual([])
  })
})

test('floors: a file that cannot be parsed is named with its line', () => {
  expect(() => findingsIn({ 'src/site/a.ts': '\nconst = 1' })).toThrow(/^src\/site\/a\.ts:2: /)
})
