import type { ApiReference, Operation, Parameter } from '../reference/model.ts'
import { isObject } from '../reference/named-object.ts'
import { parsedJson } from '../reference/parsed-json.ts'
import { carriersOf } from '../reference/samples/credentials.ts'
import { isJson } from '../reference/samples/sample-body.ts'
import { bytesOf, textOf } from './bytes.ts'
import type { SentRequest } from './exchange.ts'
import { readFormParts, writeFormParts } from './form-parts.ts'
import { similarText } from './job-ids.ts'
import { validatorFor } from './validator.ts'

/** A mistake that a reader can try. */
export type Mistake =
  | 'no token'
  | 'wrong token'
  | 'unknown id'
  | 'missing field'
  | 'wrong field'
  | 'wrong parameter'
  | 'missing parameter'
  | 'no body'
  | 'broken body'
  | 'media type'
  | 'format'
  | 'unknown parameter'

/** In the order in which they are tried for a status: the most usual first. */
export const MISTAKES: readonly Mistake[] = [
  'no token',
  'wrong token',
  'unknown id',
  'missing field',
  'wrong field',
  'wrong parameter',
  'missing parameter',
  'broken body',
  'no body',
  'media type',
  'format',
  'unknown parameter',
]

/** A request with a mistake in it; undefined where the operation has no place for this one. */
export function mutate(
  reference: ApiReference,
  operation: Operation,
  request: SentRequest,
  mistake: Mistake,
): SentRequest | undefined {
  const carriers = operation.security.flatMap((need) => carriersOf(reference, need))
  const { headers } = request
  switch (mistake) {
    case 'no token':
    case 'wrong token': {
      if (carriers.length === 0) return undefined
      const secret = mistake === 'no token' ? undefined : 'wrong'
      return carriers.reduce((sent, { place, name, scheme }) => {
        const value = secret === undefined || scheme === undefined ? secret : `${scheme} ${secret}`
        return withValue(sent, place, name, value)
      }, request)
    }
    case 'unknown id': {
      const id = operation.parameters.find(({ place, schema, example }) => {
        const isFree = schema.type === 'string' && (schema.values ?? []).length === 0
        return isFree && typeof example === 'string' && (place === 'path' || place === 'query')
      })
      return id && withParameter(request, operation, id, similarText(String(id.example), 7919))
    }
    case 'wrong parameter': {
      const check = validatorFor(reference)
      const typed = operation.parameters.find(
        ({ place, jsonSchema }) =>
          (place === 'path' || place === 'query') && check(jsonSchema)('!').length > 0,
      )
      return typed && withParameter(request, operation, typed, '!')
    }
    case 'missing parameter': {
      const needed = operation.parameters.find(
        ({ place, required }) => required && (place === 'query' || place === 'header'),
      )
      return needed && withValue(request, needed.place as 'query' | 'header', needed.name, undefined)
    }
    case 'unknown parameter':
      return withValue(request, 'query', 'unknown', '1')
    case 'no body':
      return request.body.length === 0 ? undefined : { ...request, body: new Uint8Array() }
    case 'broken body':
      return isJson(headers['content-type'] ?? '') ? { ...request, body: bytesOf('{') } : undefined
    case 'media type':
      return request.body.length === 0
        ? undefined
        : { ...request, headers: { ...headers, 'content-type': 'application/x-unknown' } }
    case 'format':
      return { ...request, headers: { ...headers, accept: 'application/x-unknown' } }
    case 'missing field':
      return withFields(request, (fields) => fields.slice(1))
    case 'wrong field':
      return withFields(request, ([first, ...rest]) =>
        first ? [[first[0], typeof first[1] === 'string' ? 7 : 'wrong'], ...rest] : [],
      )
  }
}

type Entry = [name: string, value: unknown]

/** The request with other fields in its body; undefined for a body without fields. */
function withFields(request: SentRequest, change: (fields: Entry[]) => Entry[]): SentRequest | undefined {
  const type = request.headers['content-type'] ?? ''
  if (isJson(type)) {
    const value = parsedJson(textOf(request.body))
    if (!isObject(value)) return undefined
    const changed = Object.fromEntries(change(Object.entries(value)))
    return { ...request, body: bytesOf(JSON.stringify(changed)) }
  }
  if (type.startsWith('application/x-www-form-urlencoded')) {
    const fields = change([...new URLSearchParams(textOf(request.body))])
    const pairs = fields.map(([name, value]): [string, string] => [name, String(value)])
    return { ...request, body: bytesOf(String(new URLSearchParams(pairs))) }
  }
  const parts = type.startsWith('multipart/') ? readFormParts(request.body, type) : undefined
  if (!parts) return undefined
  const names = change(parts.map(({ name, filename }): Entry => [name, filename ?? 1]))
  const kept = parts.filter(({ name }) => names.some(([one]) => one === name))
  const changed = kept.map((part) => {
    const value = names.find(([name]) => name === part.name)?.[1]
    return value === 7 || value === 'wrong' ? { ...part, bytes: bytesOf('wrong') } : part
  })
  const written = writeFormParts(changed)
  return { ...request, body: written.body, headers: { ...request.headers, 'content-type': written.type } }
}

function withParameter(
  request: SentRequest,
  { path: template }: Operation,
  { place, name }: Parameter,
  value: string,
): SentRequest {
  if (place !== 'path') return withValue(request, place, name, value)
  const parts = template.split('/')
  const sent = request.path.split('/')
  // The address of the server stands in front of the template.
  const at = sent.length - parts.length + parts.findIndex((part) => part.includes(`{${name}}`))
  if (at < 0) return request
  const part = parts[at - sent.length + parts.length] ?? ''
  const others = part.replace(`{${name}}`, value).replace(/\{[^}]*\}/g, 'x')
  return { ...request, path: sent.with(at, others).join('/') }
}

/** The request with another value at a place, or without it. */
function withValue(
  request: SentRequest,
  place: 'header' | 'query' | 'cookie',
  name: string,
  value: string | undefined,
): SentRequest {
  if (place === 'query') {
    const query = request.query.filter(([key]) => key !== name)
    if (value !== undefined) query.push([name, value])
    return { ...request, query, search: String(new URLSearchParams(query)) }
  }
  const key = place === 'header' ? name.toLowerCase() : 'cookie'
  const { [key]: _, ...headers } = request.headers
  if (value !== undefined) headers[key] = place === 'header' ? value : `${name}=${value}`
  return { ...request, headers }
}
