import type { ApiReference, Operation } from '../reference/model.ts'
import { serverAddress } from '../reference/server-address.ts'
import { operationsOf } from '../reference/walk.ts'
import type { Found } from './exchange.ts'

/** Where an operation is. */
interface Route {
  operation: Operation
  host: string
  /** Of the whole path, with a group for each name. */
  pattern: RegExp
  names: string[]
}

const known = new WeakMap<ApiReference, readonly Route[]>()

/** The operation that a method and an address stand for: a path without parameters goes before one with them. */
export function findOperation(
  references: readonly ApiReference[],
  method: string,
  host: string,
  path: string,
): Found | undefined {
  return atAddress(references, host, path).find(({ operation }) => operation.method === method)
}

/** Every operation at an address, whatever its method. */
export function atAddress(references: readonly ApiReference[], host: string, path: string): Found[] {
  const found = references.flatMap((reference) =>
    routesOf(reference).flatMap(({ operation, names, ...route }): Found[] => {
      const values = route.host === host && route.pattern.exec(path)?.slice(1)
      if (!values) return []
      const rawValues = Object.fromEntries(names.map((name, i) => [name, values[i] ?? '']))
      const entries = Object.entries(rawValues).map(([name, text]) => [name, decode(text)])
      return [{ document: reference.name, operation, pathValues: Object.fromEntries(entries), rawValues }]
    }),
  )
  const once = found.filter((one, i) => found.findIndex(({ operation }) => operation === one.operation) === i)
  return once.sort((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length)
}

/** Of a document with operations; made once for each. */
function routesOf(reference: ApiReference): readonly Route[] {
  const before = known.get(reference)
  if (before) return before
  const { kind, servers } = reference
  // A document that names no server is at the address that samples put in its place.
  const usual = servers.length > 0 ? servers : [undefined]
  const routes = operationsOf(reference).flatMap((operation) =>
    (operation.servers ?? usual).map((server) => routeTo(operation, new URL(serverAddress(server)))),
  )
  const own = kind === 'http' ? routes : []
  known.set(reference, own)
  return own
}

function routeTo(operation: Operation, { host, pathname }: URL): Route {
  const names: string[] = []
  const template = withoutSlash(pathname) + operation.path
  const pattern = template.split(/(\{[^}]+\})/).map((part) => {
    if (!part.startsWith('{')) return encoded(part).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
    names.push(part.slice(1, -1))
    return '([^/]+)'
  })
  return { operation, host, pattern: new RegExp(`^${pattern.join('')}$`), names }
}

/** Letters of a template as addresses have them. */
function encoded(text: string): string {
  return encodeURI(text).replace(/%25([0-9a-f]{2})/gi, '%$1')
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

function withoutSlash(path: string): string {
  return path.replace(/\/$/, '')
}
