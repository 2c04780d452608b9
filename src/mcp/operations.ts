/** Operations of the APIs. */
import { nearest } from '../config/nearest.ts'
import type { Documentation, Part } from './documentation.ts'
import { suggestion } from './pages.ts'
import { isWithin, placeOf, splitAddress, titleOf } from './parts.ts'
import { Refusal } from './refusal.ts'

/**
 * Method, path, name and address of operations, a line each.
 * @param within words of the titles above, or of the route; all operations when absent
 * @throws Refusal with the names of the references
 */
export function listOperations(docs: Documentation, within = ''): string {
  const all = operations(docs)
  const found = all.filter((part) => isWithin(part, within))
  if (found.length > 0)
    return found.map((part) => `- ${callOf(part)}: ${part.heading} (${placeOf(part)})`).join('\n')
  const references = [...new Set(all.map(titleOf))].join('; ')
  throw new Refusal(`No operation is in "${within}". References: ${references || 'none'}.`)
}

/**
 * One operation whole: parameters, body, answers, errors and samples.
 * @param asked its name, method and path, path alone, or address
 * @throws Refusal that names the nearest operation
 */
export async function getOperation(docs: Documentation, asked: string): Promise<string> {
  const all = operations(docs)
  const wanted = asked.trim()
  const [route, id] = splitAddress(wanted, docs.facts.home)
  const call = wanted.replace(/\s+/, ' ').toLowerCase()
  const found =
    all.find((part) => part.route === route && part.id === id) ??
    all.find((part) => [part.id, part.heading, ...part.names].includes(wanted)) ??
    all.find((part) => isCall(callOf(part).toLowerCase(), call))
  if (found)
    return `Source: ${docs.address(found.route, found.id)}\n\n${await docs.markdown(found.route, found.id)}`
  const names = all.flatMap((part) => [part.heading, callOf(part), ...part.names.slice(0, 1)])
  throw new Refusal(
    `There is no operation "${wanted}".${suggestion(nearest(wanted, names))} list_operations names all.`,
  )
}

function operations({ parts }: Documentation): Part[] {
  return parts.filter(({ type }) => type === 'operation')
}

/** Method and path, or the path alone, of which the beginning may be left out. */
function isCall(call: string, asked: string): boolean {
  const [method, path] = call.split(' ')
  const [first = '', rest = ''] = asked.split(' ')
  const [wantedMethod, wantedPath] = rest === '' ? [method, first] : [first, rest]
  return wantedPath.startsWith('/') && wantedMethod === method && path?.endsWith(wantedPath) === true
}

/** Method and path: the first line of what the search knows of an operation. */
function callOf({ text }: Part): string {
  return text.split('\n', 1)[0] ?? ''
}
