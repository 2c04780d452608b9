import { createHash } from 'node:crypto'
import { textOf } from '../../src/mock/bytes.ts'
import type { Exchange, SentRequest } from '../../src/mock/exchange.ts'
import { readFormParts } from '../../src/mock/form-parts.ts'
import { mediaTypeName } from '../../src/reference/samples/sample-body.ts'

/** What counts when two samples are compared: the same in every language, whatever a library adds by itself. */
export interface Essence {
  method: string
  address: string
  query: [string, string][]
  headers: Record<string, string>
  body: unknown
}

/** What a sample really sends, request by request; the messages of a WebSocket stand in the body. */
export function essenceOf({ request, messages }: Exchange): Essence {
  const { method, host, path, query } = request
  const said = messages.filter(({ from }) => from === 'client').map(({ text }) => plain(JSON.parse(text)))
  return {
    method,
    address: `${host}${path}`,
    query: [...query].sort(([a], [b]) => (a < b ? -1 : 1)),
    headers: headersOf(request),
    body: messages.length > 0 ? said : bodyOf(request),
  }
}

/** Headers that curl, requests and fetch send by themselves, each in its own way. */
const OF_LIBRARY =
  /^(accept-encoding|accept-language|connection|content-length|expect|host|keep-alive|priority|sec-.*|transfer-encoding|upgrade|user-agent|cache-control|pragma|origin)$/

function headersOf({ headers }: SentRequest): Record<string, string> {
  const kept = Object.entries(headers).flatMap(([name, value]): [string, string][] => {
    if (OF_LIBRARY.test(name) || (name === 'accept' && value === '*/*')) return []
    return [[name, name === 'content-type' ? mediaTypeName(value) : value]]
  })
  return Object.fromEntries(kept.sort(([a], [b]) => (a < b ? -1 : 1)))
}

function bodyOf({ headers, body }: SentRequest): unknown {
  if (body.length === 0) return undefined
  const type = headers['content-type'] ?? ''
  const text = textOf(body)
  if (mediaTypeName(type).includes('json')) return plain(JSON.parse(text))
  if (mediaTypeName(type) === 'application/x-www-form-urlencoded') {
    return plain(Object.fromEntries([...new URLSearchParams(text)].sort(([a], [b]) => (a < b ? -1 : 1))))
  }
  const parts = readFormParts(body, type)
  if (!parts) return digest(body)
  return parts.map(({ name, filename, type: partType, bytes }) => ({
    name,
    // JavaScript cannot give a part a type without giving it a name: it is "blob" then.
    filename: filename === 'blob' ? undefined : filename,
    type: partType,
    content: contentOf(bytes, partType),
  }))
}

function contentOf(bytes: Uint8Array, type: string | undefined): unknown {
  try {
    return type?.includes('json') ? JSON.parse(textOf(bytes)) : digest(bytes)
  } catch {
    return digest(bytes)
  }
}

function digest(bytes: Uint8Array): string {
  if (bytes.length < 100) return textOf(bytes)
  return `${bytes.length} bytes, SHA-256 ${createHash('sha256').update(bytes).digest('hex').slice(0, 12)}`
}

/** Values of which only the shape counts: signed tokens have times and ids of their own. */
function plain(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value === 'string')
    return claimsOf(value) ?? (value.length > 200 ? digest(Buffer.from(value)) : value)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, entry]) => [key, plain(entry)]))
}

/** Header and claims of a JWT that says who may use it until when: with its length of life in place of times. */
function claimsOf(text: string): unknown {
  const [head = '', claims = '', signature] = text.split('.')
  if (signature === undefined) return undefined
  try {
    const read = (part: string) =>
      JSON.parse(Buffer.from(part, 'base64url').toString('utf8')) as Record<string, unknown>
    const { iat, exp, jti, nbf, ...rest } = read(claims)
    if (iat === undefined) return undefined
    return {
      ...read(head),
      ...rest,
      life: Number(exp) - Number(iat),
      hasId: jti !== undefined,
      hasStart: nbf !== undefined,
    }
  } catch {
    return undefined
  }
}
