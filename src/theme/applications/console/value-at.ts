import { isObject } from '../../../reference/named-object.ts'
/** Values inside a value, by the steps that lead there. */

export type Path = readonly (string | number)[]

/** A copy of a value with another one at a place in it; `undefined` takes a part away. */
export function withValueAt(whole: unknown, path: Path, value: unknown): unknown {
  const [step, ...rest] = path
  if (step === undefined) return value
  const inner = (whole as Record<string, unknown> | undefined)?.[step]
  const next = withValueAt(inner, rest, value)
  if (Array.isArray(whole) || typeof step === 'number') {
    const list = Array.isArray(whole) ? [...whole] : []
    if (next === undefined) list.splice(Number(step), 1)
    else list[Number(step)] = next
    return list
  }
  const { [step]: _before, ...others } = isObject(whole) ? whole : {}
  if (next === undefined) return others
  // In its place, where it was there.
  return isObject(whole) && step in whole
    ? Object.fromEntries(Object.entries(whole).map(([key, one]) => [key, key === step ? next : one]))
    : { ...others, [step]: next }
}
