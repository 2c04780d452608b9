import { namedStatus } from '../config/named-status.ts'
import type { Documentation, Part } from './documentation.ts'
import { searchPages } from './pages.ts'
import { isWithin, placeOf, titleOf } from './parts.ts'

/**
 * What the documentation says of a status or an error code: sections about it, and what the references say of each operation, the same words once.
 * @param code such as `429`, `HTTP 429`, `Too Many Requests` or `invalid_scope`
 * @param within words of the titles above, or of the route; everything when absent
 */
export async function explainError(docs: Documentation, code: string, within = ''): Promise<string> {
  const isAbout = matcherOf(code)
  const found = docs.parts.filter(
    (part) => isAbout(part) && isWithin(part, part.type === 'error' ? within : ''),
  )
  const sections = found.filter(({ type }) => type === 'section')
  const explained = await Promise.all(sections.map(({ route, id }) => docs.markdown(route, id)))
  const said = new Map<string, string[]>()
  for (const part of found.filter(({ type }) => type === 'error')) {
    const words = `${titleOf(part)}: ${part.text.replaceAll('\n', ' ')}`
    said.set(words, [...(said.get(words) ?? []), placeOf(part)])
  }
  const lines = [...said].map(([words, places]) => `- ${words} (${places.join(', ')})`)
  if (lines.length > 0) explained.push(`## In the API references\n\n${lines.join('\n')}`)
  if (explained.length > 0) return explained.join('\n\n')
  return `No error is named "${code}"${within && ` in "${within}"`}. The search finds:\n\n${await searchPages(docs, code)}`
}

/** A status is the id of a section or the last part of an error's; a code stands in the words. */
function matcherOf(code: string): (part: Part) => boolean {
  const status = namedStatus(code)?.status
  if (status !== undefined) {
    const ids = [status, `${status[0]}xx`]
    return ({ type, id }) =>
      (type === 'section' || type === 'error') && ids.includes(id.split('.').at(-1)?.toLowerCase() ?? '')
  }
  const escaped = code.replace(/[^\w]/g, '\\$&')
  const word = new RegExp(`(^|\\W)${escaped}($|\\W)`, 'i')
  return ({ type, text }) => type === 'error' && word.test(text)
}
