/** What samples of documents need: their hosts, and the keys that a reader has. */
import { keyOf } from '../../src/mock/keys.ts'
import type { ApiReference } from '../../src/reference/model.ts'
import { PASSWORD_VARIABLE, USER_VARIABLE, variableOf } from '../../src/reference/samples/credentials.ts'
import { serverAddress } from '../../src/reference/server-address.ts'
import { operationsOf } from '../../src/reference/walk.ts'

/** Hosts that the documents name; one that names none is at the address that samples put in its place. */
export function hostsOf(references: readonly ApiReference[]): string[] {
  const servers = references.flatMap((reference) => [
    ...(reference.servers.length > 0 || reference.kind === 'socket' ? reference.servers : [undefined]),
    ...operationsOf(reference).flatMap((operation) => operation.servers ?? []),
  ])
  return [...new Set(servers.map((server) => new URL(serverAddress(server)).host))].sort()
}

/** Environment variables with every key that documents ask for. */
export function keysOf(references: readonly ApiReference[]): Record<string, string> {
  const carriers = references.flatMap(({ security }) => security.flatMap(({ carrier }) => carrier ?? []))
  const variables = carriers.filter(({ scheme }) => scheme === undefined).map(variableOf)
  return Object.fromEntries(
    [...variables, USER_VARIABLE, PASSWORD_VARIABLE].map((variable) => [variable, keyOf(variable)]),
  )
}
