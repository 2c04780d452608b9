/** Names as APIs write them, which no sentence has by itself: `invalid_token`, `Retry-After`. */
const CODE = /(?<![\w-])(?:[a-z\d]+(?:_[a-z\d]+)+|[A-Z][a-z]+(?:-[A-Z][a-z]+)+)(?![\w-])/g

/** The codes of errors and the names of headers in a text, in lower case, each once. */
export function codesIn(text: string): string[] {
  return [...new Set((text.match(CODE) ?? []).map((code) => code.toLowerCase()))]
}
