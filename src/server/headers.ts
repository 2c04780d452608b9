/** Header names in lower case. */
export type Headers = Record<string, string>

/** Names and values in turn, the form that Node sends without copying. */
export function listed(headers: Headers): string[] {
  return Object.entries(headers).flat()
}
