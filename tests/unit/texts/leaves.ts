/** One text of a language, by its path in `Texts`. */
export interface Leaf {
  key: string
  text: string
}

/** Forms of one text by number: which there are differs from language to language. */
export const PLURALS = /^scripts\.search\.count\./

/** Every text of a language. In those that functions make, `{first}` and `{second}` stand for the values. */
export function leavesOf(texts: object, path = ''): Leaf[] {
  return Object.entries(texts).flatMap(([name, value]): Leaf[] => {
    const key = path === '' ? name : `${path}.${name}`
    if (typeof value === 'string') return [{ key, text: value }]
    if (typeof value === 'function') return [{ key, text: value('{first}', '{second}') as string }]
    return leavesOf(value as object, key)
  })
}

/** The placeholders of a text, each once, in alphabetical order. */
export function placeholdersOf(text: string): string[] {
  return [...new Set(text.match(/\{\w+\}/g))].sort()
}
