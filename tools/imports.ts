import { posix } from 'node:path'
import { type CallExpression, parseSync, Visitor } from 'oxc-parser'
import type { Source } from './sources.ts'

/** One import of a file of the project; packages are left out. */
export interface Import {
  /** The importing file, relative to the root. */
  file: string
  line: number
  /** The imported file, relative to the root, as written (with extension); a glob up to its first wildcard. */
  target: string
}

interface Node {
  type: string
  start: number
}

interface Literal {
  value: unknown
  start: number
}

/**
 * Reads every way one module names another: static and type imports, re-exports, `import()`, `import('…')` types and
 * `import.meta.glob`.
 * @throws Error with file and position when the file cannot be parsed
 */
export function readImports({ file, text }: Source): Import[] {
  if (file.endsWith('.css')) return []
  const { program, errors } = parseSync(file, text)
  const [error] = errors
  if (error) throw new Error(`${file}:${lineAt(text, error.labels[0]?.start ?? 0)}: ${error.message}`)

  const imports: Import[] = []
  const add = (source: Literal | null) => {
    if (source === null || typeof source.value !== 'string' || !/^\.{0,2}\//.test(source.value)) return
    const path = source.value.replace(/[?*].*$/, '')
    const target = path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(file), path)
    imports.push({ file, line: lineAt(text, source.start), target })
  }
  const addStatement = ({ source }: { source: Literal | null }) => add(source)
  const addExpression = ({ source }: { source: Node }) => add(literalOf(source))
  const addGlobs = ({ callee, arguments: given }: CallExpression) => {
    if (text.slice(callee.start, callee.end) !== 'import.meta.glob') return
    const patterns = given.flatMap((one) => (one.type === 'ArrayExpression' ? one.elements : [one]))
    for (const pattern of patterns) if (pattern) add(literalOf(pattern))
  }

  new Visitor({
    ImportDeclaration: addStatement,
    ExportNamedDeclaration: addStatement,
    ExportAllDeclaration: addStatement,
    ImportExpression: addExpression,
    TSImportType: addStatement,
    CallExpression: addGlobs,
  }).visit(program)
  return imports
}

function literalOf(node: Node & { value?: unknown }): Literal {
  return { value: node.value, start: node.start }
}

function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
