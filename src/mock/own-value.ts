/** What a map of a document has under a name that a reader wrote; nothing that every object has, such as `constructor`. */
export function ownValue<T>(map: Readonly<Record<string, T>> | undefined, name: string): T | undefined {
  return map && Object.hasOwn(map, name) ? map[name] : undefined
}
