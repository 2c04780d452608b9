import { pointerTo } from '../../reference/json-pointer.ts'

/** A line of a value as JSON, indented. */
export interface JsonLine {
  depth: number
  /** Of the line's value. */
  path: readonly (string | number)[]
  /** In front of the value. */
  key?: string
  /** What follows, as JSON writes it. */
  text: string
  /** It only closes what began before. */
  isEnd?: true
}

/** The lines of a value as JSON, with what each is. */
export function jsonLines(value: unknown, path: JsonLine['path'] = [], end = ''): JsonLine[] {
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
    { depth, path, text: `${close}${end}`, isEnd: true },
  ]
}

/** JSON pointer of the value that begins in a line; undefined where one only ends. */
export function pointerOf({ path, isEnd }: JsonLine): string | undefined {
  return isEnd ? undefined : pointerTo('', ...path)
}
