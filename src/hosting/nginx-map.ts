/**
 * A table of nginx, as a text.
 * @param rows keys, of which one that begins with `~` is a regular expression, and values
 */
export function map(
  source: string,
  name: string,
  rows: readonly [string, string][],
  otherwise: string,
): string {
  const lines = [...rows, ['default', otherwise] as const].map(
    ([key, value]) => `  ${key === 'default' ? key : quoted(key)} ${quoted(value)};`,
  )
  return `map ${source.includes(' ') ? quoted(source) : source} ${name} {\n${lines.join('\n')}\n}`
}

/** A parameter of nginx: a backslash stays one in front of anything but quotes, \`t\`, \`r\`, \`n\` and itself. */
export function quoted(value: string): string {
  return `"${value.replace(/\\(?=["\\trn])|"/g, '\\$&')}"`
}
