import type { DecoderIndex, KnownDocument, KnownOperation } from '../../../reference/decoder-index.ts'
import type { PastedRequest } from './pasted.ts'

/** An operation that a request means. */
export interface FoundOperation {
  document: KnownDocument
  operation: KnownOperation
  /** The address with the host of the service. */
  address: URL
  /** The host was another one: the path alone has found it. */
  otherHost?: true
  /** Another method is described at this address. */
  otherMethod?: true
}

/** The operations at the address of a request: those with its method first; where no host fits, by the path alone. */
export function findOperations({ documents }: DecoderIndex, request: PastedRequest): FoundOperation[] {
  const all = documents.flatMap((document) =>
    document.operations.flatMap((operation) =>
      operation.servers.flatMap((server): FoundOperation[] => {
        const found = at(server, operation, request.address)
        if (!found) return []
        const method = operation.method === request.method ? {} : { otherMethod: true as const }
        return [{ document, operation, ...found, ...method }]
      }),
    ),
  )
  const best = (one: FoundOperation) =>
    (one.otherHost ? 4 : 0) + (one.otherMethod ? 2 : 0) + (one.operation.path.match(/\{/g)?.length ?? 0) / 10
  const sorted = all.sort((a, b) => best(a) - best(b))
  const seen = new Set<string>()
  return sorted.filter(({ document, operation }) => {
    const key = `${document.name} ${operation.id}`
    const isNew = !seen.has(key)
    seen.add(key)
    return isNew
  })
}

/** The document of the WebSocket at an address. */
export function findSockets({ documents }: DecoderIndex, address: string): KnownDocument[] {
  const wanted = urlOf(address)
  if (!wanted) return []
  const path = (url: URL) => url.pathname.replace(/\/$/, '')
  return documents.filter(
    ({ kind, servers }) =>
      kind === 'socket' &&
      servers.some((server) => {
        const url = urlOf(server)
        return url?.host === wanted.host && path(url) === path(wanted)
      }),
  )
}

function at(
  server: string,
  { path }: KnownOperation,
  address: string,
): Pick<FoundOperation, 'address' | 'otherHost'> | undefined {
  const base = urlOf(server)
  const isWhole = /^[a-z]+:\/\//i.test(address)
  const given = urlOf(isWhole ? address : `https://any.invalid/${address.replace(/^\//, '')}`)
  if (!base || !given) return undefined
  const own = base.pathname.replace(/\/$/, '')
  const pattern = (own + path)
    .split(/\{[^}]+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/]+')
  const isPath = new RegExp(`^${pattern}/?$`).test(decoded(given.pathname))
  if (!isPath) return undefined
  // With the slash at its end that the document has, or without.
  const bare = given.pathname.replace(/\/$/, '')
  const whole = new URL(`${bare}${path.endsWith('/') ? '/' : ''}${given.search}`, base)
  // A variable in the place of a host may be the right one.
  const isOther = isWhole && given.host !== base.host && !/[${]/.test(given.host)
  return { address: whole, ...(isOther && { otherHost: true }) }
}

/** Variables of a shell and of guides stand in addresses as they are written. */
function decoded(path: string): string {
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}

function urlOf(address: string): URL | undefined {
  return URL.canParse(address) ? new URL(address) : undefined
}
