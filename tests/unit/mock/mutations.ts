/** Values that are nearly the given one: each differs at one place. */
export function mutations(value: unknown): unknown[] {
  if (Array.isArray(value)) {
    return [
      [],
      [...value, ...value],
      'a list',
      ...value.slice(0, 3).flatMap((entry, i) => mutations(entry).map((one) => value.with(i, one))),
    ]
  }
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value)
    return [
      { ...value, colour: 'red' },
      null,
      ...entries.map(([key]) => Object.fromEntries(entries.filter(([name]) => name !== key))),
      ...entries.flatMap(([key, entry]) => mutations(entry).map((one) => ({ ...value, [key]: one }))),
    ]
  }
  if (typeof value === 'number') return [String(value), -value - 1, value + 0.5, value * 1e12, null]
  if (typeof value === 'boolean') return [String(value), null]
  if (value === null) return ['null', 0, {}]
  return [
    '',
    `${value}!`,
    String(value).repeat(300),
    7,
    null,
    [value],
    { text: value },
    String(value).toUpperCase(),
  ]
}
