import type { Documentation } from './documentation.ts'
import type { Facts } from './facts.ts'
import { isWithin, titleOf } from './parts.ts'
import { Refusal } from './refusal.ts'

type Change = Facts['comparisons'][number]['changes'][number]

/**
 * What changed between versions of an API, what can break a program first.
 * @param within words of the titles above the page, or of its route; all comparisons when absent
 */
export function listChanges(docs: Documentation, within = ''): string {
  const { comparisons } = docs.facts
  const found = comparisons.filter(({ route }) =>
    docs.parts.some((part) => part.route === route && isWithin(part, within)),
  )
  if (found.length > 0)
    return found.map(({ route, changes }) => comparison(docs, route, changes)).join('\n\n')
  const pages = comparisons.map(({ route }) => route)
  throw new Refusal(
    pages.length === 0
      ? 'No page compares versions of an API.'
      : `No versions of "${within}" are compared. Pages that compare some: ${pages.join(', ')}.`,
  )
}

function comparison(docs: Documentation, route: string, changes: readonly Change[]): string {
  const sorted = [...changes].sort((a, b) => Number(b.breaking) - Number(a.breaking))
  const top = docs.parts.find((part) => part.route === route)
  return [`## ${top ? titleOf(top) : route}`, docs.address(route), ...sorted.map(line)].join('\n')
}

function line({ operation, what, breaking, before, after, note }: Change): string {
  const sides = `${before ?? '(none)'} → ${after ?? '(none)'}`
  return `- ${breaking ? '**breaking** ' : ''}${operation}: ${what}: ${sides}${note === undefined ? '' : `. ${note}`}`
}
