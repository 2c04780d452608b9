/** The sentences of a text; a full stop inside code, a number or a name ends none. */
export function sentencesOf(text: string): string[] {
  const codes: string[] = []
  const hidden = text.replace(/`[^`]*`/g, (code) => `\uE000${codes.push(code) - 1}\uE001`)
  const parts = hidden.split(/(?<=[.!?]["')]*)\s+(?=[\p{Lu}\d"'(\uE000])/u)
  return parts.map((part) =>
    part.replace(/\uE000(\d+)\uE001/g, (_, index: string) => codes[Number(index)] ?? ''),
  )
}

/** Number of words; a piece of code counts as one. */
export function lengthOf(sentence: string): number {
  return sentence.replace(/`[^`]*`/g, 'code').match(/[\p{L}\p{N}][^\s|]*/gu)?.length ?? 0
}
