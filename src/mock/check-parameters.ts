import type { ApiReference, Parameter } from '../reference/model.ts'
import { carriersOf } from '../reference/samples/credentials.ts'
import type { Found, SentRequest, Violation } from './exchange.ts'
import { ownPairs, type RawPair, rawPairs, valueOfPairs, valueOfSegment, type Written } from './read-value.ts'
import { validatorFor } from './validator.ts'

/** Headers that clients send by themselves; any other one has to stand in the document. */
const USUAL_HEADERS =
  /^(accept|accept-encoding|accept-language|authorization|cache-control|connection|content-length|content-type|expect|host|keep-alive|origin|pragma|priority|referer|sec-.*|te|transfer-encoding|user-agent)$/

/** The values of parameters, and why some are missing, unknown or do not fit. */
export interface CheckedParameters {
  /** By place and name: `query job_id`. */
  values: Record<string, unknown>
  violations: Violation[]
}

/** Reads and checks all parameters of a request. */
export function checkParameters(
  reference: ApiReference,
  found: Found,
  request: SentRequest,
): CheckedParameters {
  const { operation } = found
  const { definitions } = reference
  const query = queryOf(request)
  const cookies = cookiesOf(request)
  const values: Record<string, unknown> = {}
  const used = new Set<RawPair>()
  const violations: Violation[] = []
  for (const parameter of operation.parameters) {
    const { name, place, required, jsonSchema } = parameter
    const at = { place, name } as const
    const written = writtenAs(parameter)
    const pairs =
      place === 'query' || place === 'cookie'
        ? ownPairs(written, place === 'query' ? query : cookies, definitions)
        : []
    for (const pair of pairs) used.add(pair)
    const text = place === 'path' ? found.rawValues[name] : request.headers[name.toLowerCase()]
    const isThere = place === 'query' || place === 'cookie' ? pairs.length > 0 : text !== undefined
    if (!isThere) {
      if (required) violations.push({ ...at, kind: 'missing', text: 'is missing' })
      continue
    }
    try {
      const value =
        pairs.length > 0
          ? valueOfPairs(written, pairs, definitions)
          : valueOfSegment(written, text ?? '', definitions)
      values[`${place} ${name}`] = value
      const misfits = validatorFor(reference)(jsonSchema)(value)
      violations.push(
        ...misfits.map(({ pointer, message }): Violation => {
          return { ...at, kind: 'value', ...(pointer !== '' && { pointer }), text: message }
        }),
      )
    } catch (error) {
      violations.push({ ...at, kind: 'unreadable', text: (error as Error).message })
    }
  }
  return {
    values,
    violations: [...unknownParts(reference, found, request, { query, cookies, used }), ...violations],
  }
}

/** What no parameter and no security scheme describes. */
function unknownParts(
  reference: ApiReference,
  { operation }: Found,
  { headers }: SentRequest,
  { query, cookies, used }: { query: RawPair[]; cookies: RawPair[]; used: ReadonlySet<RawPair> },
): Violation[] {
  const carriers = operation.security.flatMap((need) => carriersOf(reference, need))
  const isKey = (place: string, name: string) =>
    carriers.some((one) => one.place === place && one.name.toLowerCase() === name.toLowerCase())
  const left = (pairs: RawPair[], place: string) =>
    pairs.filter((pair) => !used.has(pair) && !isKey(place, pair[0])).map(([name]) => name)
  const isHeader = (name: string) =>
    operation.parameters.some((one) => one.place === 'header' && one.name.toLowerCase() === name)
  const headerNames = Object.keys(headers).filter(
    (name) => !USUAL_HEADERS.test(name) && name !== 'cookie' && !isKey('header', name) && !isHeader(name),
  )
  const unknown = (place: 'query' | 'cookie' | 'header', names: string[]) =>
    names.map((name): Violation => ({ place, kind: 'unknown', name, text: 'is unknown' }))
  return [
    ...unknown('query', left(query, 'query')),
    ...unknown('cookie', left(cookies, 'cookie')),
    ...unknown('header', headerNames),
  ]
}

function writtenAs({ name, place, style, explode, mediaType, jsonSchema }: Parameter): Written {
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple'
  return { name, style: style ?? usual, explode, mediaType, schema: jsonSchema }
}

function queryOf({ search, query }: SentRequest): RawPair[] {
  if (search !== undefined) return rawPairs(search)
  return query.map(([name, value]) => [encodeURIComponent(name), encodeURIComponent(value)])
}

/** The cookies of a request, as they came in. */
function cookiesOf({ headers }: SentRequest): RawPair[] {
  return rawPairs((headers['cookie'] ?? '').replaceAll('; ', '&'))
}
