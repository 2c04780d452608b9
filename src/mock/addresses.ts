import type { Server } from '../reference/connection-model.ts'
import type { ApiReference, Operation } from '../reference/model.ts'
import { serverAddress } from '../reference/server-address.ts'
import { operationsOf } from '../reference/walk.ts'
import type { Found } from './exchange.ts'

/** Hosts that the documents name. */
export function hostsOf(references: readonly ApiReference[]): string[] {
  const servers = references.flatMap((reference) => [
    ...serversOf(reference),
    ...operationsOf(reference).flatMap((operation) => operation.servers ?? []),
  ])
  return [...new Set(servers.map((server) => new URL(serverAddress(server)).host))].sort()
}

/** A document that names no server is at the address that samples put in its place. */
function serversOf({ kind, servers }: ApiReference): Server[] {
  return servers.length > 0 || kind === 'socket' ? servers : [{ url: '', description: '' }]
}

/** The document of a WebSocket at an address. */
export function findSocket(
  references: readonly ApiReference[],
  host: string,
  path: string,
): ApiReference | undefined {
  return references.find(
    ({ kind, servers }) =>
      kind === 'socket' && servers.some((server) => isAt(new URL(serverAddress(server)), host, path)),
  )
}

function isAt(url: URL, host: string, path: string): boolean {
  return url.host === host && withoutSlash(url.pathname) === withoutSlash(path)
}

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
  const found = references
    .filter(({ kind }) => kind === 'http')
    .flatMap((reference) =>
      operationsOf(reference).flatMap((operation): Found[] => {
        const rawValues = valuesAt(operation, operation.servers ?? serversOf(reference), host, path)
        if (!rawValues) return []
        const entries = Object.entries(rawValues).map(([name, text]) => [name, decode(text)])
        return [{ document: reference.name, operation, pathValues: Object.fromEntries(entries), rawValues }]
      }),
    )
  return found.sort((a, b) => Object.keys(a.pathValues).length - Object.keys(b.pathValues).length)
}

function valuesAt(
  operation: Operation,
  servers: readonly Server[],
  host: string,
  path: string,
): Record<string, string> | undefined {
  for (const server of servers) {
    const url = new URL(serverAddress(server))
    if (url.host !== host) continue
    const names: string[] = []
    const template = withoutSlash(url.pathname) + operation.path
    const pattern = template.split(/(\{[^}]+\})/).map((part) => {
      if (!part.startsWith('{')) return encoded(part).replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
      names.push(part.slice(1, -1))
      return '([^/]+)'
    })
    const match = new RegExp(`^${pattern.join('')}$`).exec(path)
    if (match) return Object.fromEntries(names.map((name, i) => [name, match[i + 1] ?? '']))
  }
  return undefined
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
