/** Finding and reading pages. */
import { nearest } from '../config/nearest.ts'
import type { Documentation } from './documentation.ts'
import { placeOf, splitAddress } from './parts.ts'
import { Refusal } from './refusal.ts'

/** Longest text of one answer, in characters; what is left is named, so that it can be asked for. */
const LONGEST = 40_000

/** Pages with their sections that fit a query, best first. */
export async function searchPages(docs: Documentation, query: string): Promise<string> {
  const { groups } = await docs.search.ask(query)
  if (groups.length === 0) return `Nothing is found for "${query}". Ask with fewer or other words.`
  return groups
    .map(({ route, title, breadcrumb, entries }) => {
      const found = entries.map(({ id, heading, excerpt, type }) => {
        const kind = type === 'page' || type === 'section' ? '' : `${type}: `
        return `- ${kind}${plain(heading)} (${id === '' ? route : `${route}#${id}`}): ${plain(excerpt)}`
      })
      return [`## ${[...breadcrumb, plain(title)].join(' > ')}`, docs.address(route), ...found].join('\n')
    })
    .join('\n\n')
}

/**
 * The Markdown of a page or of one of its sections.
 * @param asked address or route, perhaps with a fragment
 * @param from number of characters to skip
 * @throws Refusal that names the nearest page or section
 */
export async function readPage(docs: Documentation, asked: string, from = 0): Promise<string> {
  const { route, id } = existing(docs, asked)
  const text = await docs.markdown(route, id)
  const shown = text.slice(from, from + LONGEST)
  const left = text.length - from - shown.length
  const answer = `Source: ${docs.address(route, id)}\n\n${shown}`
  if (left <= 0) return answer
  const parts = docs.parts.filter((part) => part.route === route && part.type === 'operation')
  const others = parts.map((part) => `\n- ${part.heading}: ${placeOf(part)}`).join('')
  return `${answer}\n\n[${left} characters are left: go on with from=${from + LONGEST}${others && `, or read one operation:${others}`}]`
}

function existing(docs: Documentation, asked: string): { route: string; id: string } {
  const [route, id] = splitAddress(asked, docs.facts.home)
  if (!docs.pages.has(route))
    throw new Refusal(`There is no page ${route}.${suggestion(nearest(route, docs.pages.keys()))}`)
  const ids = docs.parts.filter((part) => part.route === route).map((part) => part.id)
  if (id === '' || ids.includes(id)) return { route, id }
  const near = nearest(id, ids)
  throw new Refusal(`${route} has no section "${id}".${suggestion(near && `${route}#${near}`)}`)
}

/** A sentence for who misspelt a name. */
export function suggestion(near: string | undefined): string {
  return near === undefined ? '' : ` Did you mean ${near}?`
}

function plain(parts: readonly { text: string }[]): string {
  return parts.map(({ text }) => text).join('')
}
