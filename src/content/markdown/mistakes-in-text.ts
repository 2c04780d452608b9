import type { Problem } from '../../config/problem.ts'

/** So much is shown of what has no end. */
const LONGEST = 40

/** A mistake: what to say of it, and which part of the text to blank out. */
export interface FoundMistake {
  from: number
  to: number
  problem?: Pick<Problem, 'message' | 'expected' | 'received'>
}

/** The braces around a place, the outermost of its paragraph. */
export function expressionAt(text: string, offset: number): FoundMistake | undefined {
  const before = text.slice(0, offset).replace(/`[^`\n]+`/g, (code) => ' '.repeat(code.length))
  let from = -1
  let closed = 0
  for (let at = before.length - 1; at >= 0 && !before.startsWith('\n\n', at); at--) {
    if (before[at] === '}') closed++
    else if (before[at] === '{' && closed > 0) closed--
    else if (before[at] === '{') from = at
  }
  if (from < 0) return undefined
  const to = endOfBraces(text, from)
  const received = text.slice(from, to === from + 1 ? from + LONGEST : to).split('\n')[0] ?? ''
  const message = 'This is no expression of JavaScript, which is what MDX takes braces for'
  return {
    from,
    to,
    problem: { message, expected: 'code in backticks, or `\\{` for the brace itself', received },
  }
}

/** Behind the brace that closes the one at `from`; of one that is never closed, behind itself. */
function endOfBraces(text: string, from: number): number {
  let open = 0
  for (let at = from; at < text.length && !text.startsWith('\n\n', at); at++) {
    if (text[at] === '{') open++
    else if (text[at] === '}' && --open === 0) return at + 1
  }
  return from + 1
}

/** An `import` or `export` that is no JavaScript: everything to the next empty line. */
export function moduleAt(text: string, offset: number): FoundMistake {
  const from = Math.max(
    0,
    text.lastIndexOf('\n\n', offset - 1) + 2 * Number(text.lastIndexOf('\n\n', offset - 1) >= 0),
  )
  const end = text.indexOf('\n\n', offset)
  const message = 'A page cannot import or export; every block of the theme is always there'
  const received = text.slice(from).split('\n')[0] ?? ''
  return { from, to: end < 0 ? text.length : end, problem: { message, received } }
}

/** A `<` that begins no tag of MDX. Undefined where it does: then it is a tag with something wrong in it. */
export function tagAt(text: string, offset: number, isUnfinished: boolean): FoundMistake | undefined {
  const from = text.lastIndexOf('<', offset - 1)
  if (from < 0) return undefined
  const rest = text.slice(from)
  if (rest.startsWith('<!--')) {
    const end = rest.indexOf('-->')
    const to = from + (end < 0 ? 4 : end + 3)
    return {
      from,
      to,
      problem: { message: 'A comment of HTML, which MDX does not know', expected: '{/* … */}' },
    }
  }
  const [address] = /^<([a-z][a-z\d+.-]*:\/*[^>\s]+|[^>\s@/]+@[^>\s]+)>/i.exec(rest) ?? []
  if (address !== undefined) {
    const problem = {
      message: 'An address in angle brackets, which MDX takes for a tag',
      expected: `[text](${address.slice(1, -1)})`,
      received: address,
    }
    return { from, to: from + address.length, problem }
  }
  if (!isUnfinished && /^<[\p{L}$_/]/u.test(rest)) return undefined
  const message = isUnfinished
    ? 'A tag that is never finished'
    : 'This begins no tag, which is what MDX takes `<` for'
  const received = rest.slice(0, LONGEST).split('\n')[0] ?? ''
  return {
    from,
    to: from + 1,
    problem: { message, expected: 'code in backticks, or `\\<` for the character itself', received },
  }
}
