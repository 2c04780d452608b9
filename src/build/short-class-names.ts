/** Names for the classes of CSS modules, as short as can be, because they stand on every page; the order of first use repeats with each build. */
export function shortClassNames(): (name: string, file: string) => string {
  const names = new Map<string, string>()
  return (name, file) => {
    const key = `${file.replace(/\?.*$/, '')}:${name}`
    const known = names.get(key)
    if (known !== undefined) return known
    const short = `c${names.size.toString(36)}`
    names.set(key, short)
    return short
  }
}
