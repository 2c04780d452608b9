import type { Path } from './value-at.ts'

/** A line of a value as JSON, indented. */
export interface JsonLine {
  depth: number
  /** Of the line's value. */
  path: Path
  /** In front of the value. */
  key?: string
  /** What follows, as JSON writes it. */
  text: string
}

/** The lines of a value as JSON, with what each is. */
export function jsonLines(value: unknown, path: Path = [], end = ''): JsonLine[] {
  const depth = path.length
  const step = path.at(-1)
  const key = typeof step === 'string' ? { key: step } : {}
  if (typeof value !== 'object' || value === null)
    return [{ depth, path, ...key, text: `${JSON.stringify(value)}${end}` }]
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  const entries = Array.isArray(value) ? [...value.entries()] : Object.entries(value)
  if (entries.length === 0) return [{ depth, path, ...key, text: `${open}${close}${end}` }]
  return [
    { depth, path, ...key, text: open ?? '' },
    ...entries.flatMap(([name, one], index) =>
      jsonLines(one, [...path, name], index < entries.length - 1 ? ',' : ''),
    ),
    { depth, path, text: `${close}${end}` },
  ]
}
