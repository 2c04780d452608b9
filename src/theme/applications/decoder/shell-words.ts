/**
 * The words of a command as a shell reads them: quotes, escapes, lines that go on. Of a Windows command (`^` at the end of a line, or before quotes),
 * as `cmd` reads it.
 */
export function shellWords(command: string): string[] {
  const isWindows = /\^\r?(\n|$)|\^"/.test(command)
  const text = isWindows
    ? command.replace(/\^(\n|$)/g, ' ').replace(/\^(.)/g, '$1')
    : command.replace(/\\\n/g, ' ')
  const words: string[] = []
  let word: string | undefined
  const add = (part: string) => {
    word = (word ?? '') + part
  }
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (/\s/.test(sign)) {
      if (word !== undefined) words.push(word)
      word = undefined
      // What follows is another command.
      if (sign === '\n') break
    } else if (sign === ')' && !isWindows) break
    else if (sign === "'" && !isWindows) {
      const end = endOf(text, at + 1, "'")
      add(text.slice(at + 1, end))
      at = end
    } else if (sign === '$' && text[at + 1] === "'") {
      const end = endOf(text, at + 2, "'", true)
      add(unescaped(text.slice(at + 2, end)))
      at = end
    } else if (sign === '"') {
      const end = endOf(text, at + 1, '"', true)
      add(text.slice(at + 1, end).replace(/\\(["\\$`])/g, '$1'))
      at = end
    } else if (sign === '\\' && !isWindows) add(text[++at] ?? '')
    else if (/[|;&<>]/.test(sign) && !isWindows && word === undefined) break
    else add(sign)
  }
  if (word !== undefined) words.push(word)
  return words
}

/** Where a quotation ends: at the end of a text that was cut. */
function endOf(text: string, from: number, quote: string, escapes = false): number {
  for (let at = from; at < text.length; at++) {
    if (escapes && text[at] === '\\') at++
    else if (text[at] === quote) return at
  }
  return text.length
}

function unescaped(text: string): string {
  const signs: Record<string, string> = { n: '\n', t: '\t', r: '\r' }
  return text.replace(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign)
}
