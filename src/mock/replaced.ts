/** A text with other ids in it. */
export function replaced(text: string, pairs: readonly (readonly [from: string, to: string])[]): string {
  return pairs.reduce((done, [from, to]) => done.replaceAll(from, to), text)
}
