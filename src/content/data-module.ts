import { readFile } from 'node:fs/promises'
import { parseSync } from 'oxc-parser'
import { formatKeyPath, type Problem, SiteProblems } from '../config/problem.ts'
import { type DataOutline, outlineDefaultExport } from './data-outline.ts'
import { evaluateModule } from './evaluate-module.ts'
import { stripTypes } from './strip-types.ts'
import { positionAt, type TextPosition } from './text-position.ts'

type KeyPath = readonly PropertyKey[]

/** The default export of a TypeScript file that holds data, and where its parts stand in the file. */
export interface DataModule {
  value: unknown
  /** Keys of the object at `path` in source order, integer-like ones included (ORD-06). */
  orderedKeys(path: KeyPath): string[]
  /** Where the key at `path` stands; of a key that is not written down, where the last one above it does. */
  position(path: KeyPath): TextPosition
}

/**
 * Reads `site.config.ts` or a `_meta.ts` without a bundler. Such a file may import types only.
 *
 * @param path Absolute path.
 * @param file Path relative to the site root, for messages.
 * @throws SiteProblems for syntax errors, imports of values, repeated keys, a missing default export and
 * whatever the file throws. An error of the file system passes through.
 */
export async function readDataModule(path: string, file: string): Promise<DataModule> {
  const source = await readFile(path, 'utf8')
  const at = (offset: number) => ({ file, ...positionAt(source, offset) })
  const { program, errors } = parseSync(path, source, { lang: 'ts', sourceType: 'module' })
  if (errors.length > 0) {
    throw new SiteProblems(
      errors.map(({ message, labels }) => ({
        ...at(labels[0]?.start ?? 0),
        message: `Syntax error: ${message}`,
      })),
    )
  }
  const { outline, repeated } = outlineDefaultExport(program)
  const script = await stripTypes(source, path)
  const problems: Problem[] = [
    ...repeated.map(({ path: keys, offset }) => ({
      ...at(offset),
      keyPath: formatKeyPath(keys),
      message: 'The key stands twice in its object',
    })),
    ...script.imports.map(({ specifier, offset }) => ({
      ...at(offset),
      message: `A data file cannot import values, and '${specifier}' is imported`,
      expected: 'an `import type`, or the value itself',
    })),
  ]
  if (problems.length > 0) throw new SiteProblems(problems)
  const exports = await evaluateModule(script, file)
  if (!('default' in exports)) {
    throw new SiteProblems([{ ...at(0), message: 'No default export', expected: '`export default { … }`' }])
  }
  const { default: value } = exports
  return {
    value,
    orderedKeys: (keys) => orderedKeys(lastKnown(outline, keys, true), valueAt(value, keys)),
    position: (keys) => positionAt(source, lastKnown(outline, keys)?.offset ?? 0),
  }
}

/** The outline at `path`, or of the last key above it that has one; with `exact`, nothing in that case. */
function lastKnown(outline: DataOutline, path: KeyPath, exact = false): DataOutline | undefined {
  let known = outline
  for (const key of path) {
    const child = known.children.get(String(key))
    if (!child) return exact ? undefined : known
    known = child
  }
  return known
}

function valueAt(value: unknown, path: KeyPath): unknown {
  return path.reduce<unknown>((parent, key) => Object(parent)[key], value)
}

/**
 * The language keeps the order of the source for all keys but the integer-like ones, which it puts first. These follow the key that is
 * written before them; those of spreads that the outline cannot follow come last.
 */
function orderedKeys(outline: DataOutline | undefined, value: unknown): string[] {
  const keys = Object.keys(Object(value))
  const ordered = keys.filter((key) => !isIntegerLike(key))
  const written = [...(outline?.children.keys() ?? [])].filter((key) => keys.includes(key))
  written.forEach((key, place) => {
    if (isIntegerLike(key)) ordered.splice(ordered.indexOf(written[place - 1] ?? '') + 1, 0, key)
  })
  return [...ordered, ...keys.filter((key) => !ordered.includes(key))]
}

function isIntegerLike(key: string): boolean {
  return /^(0|[1-9]\d*)$/.test(key)
}
