import { pointerTo } from '../../../reference/json-pointer.ts'

/** A line of JSON as it is shown. */
export interface JsonLine {
  depth: number
  /** Of a field. */
  key?: string
  /** JSON pointer of the value that begins here; absent on lines that only close something. */
  pointer?: string
  /** Value, or what opens or closes one, with its comma. */
  text: string
}

/** A value in lines, two levels of nothing: `{}` and `[]` take one. */
export function jsonLines(value: unknown, pointer = '', depth = 0, key?: string, comma = ''): JsonLine[] {
  const start = { depth, pointer, ...(key !== undefined && { key }) }
  const isList = Array.isArray(value)
  if (typeof value !== 'object' || value === null || Object.keys(value).length === 0)
    return [{ ...start, text: `${JSON.stringify(value)}${comma}` }]
  const [open, close] = isList ? ['[', ']'] : ['{', '}']
  const entries = Object.entries(value)
  return [
    { ...start, text: open },
    ...entries.flatMap(([name, entry], index) =>
      jsonLines(
        entry,
        pointerTo(pointer, name),
        depth + 1,
        isList ? undefined : name,
        index < entries.length - 1 ? ',' : '',
      ),
    ),
    { depth, text: `${close}${comma}` },
  ]
}
