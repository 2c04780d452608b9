import type { Server, ServerVariable } from '../connection-model.ts'

/** A server as OpenAPI has it. */
export interface RawServer {
  url: string
  description?: string
  variables?: RawVariables
}

/** Variables of a server, as OpenAPI and AsyncAPI have them. */
export type RawVariables = Record<string, { default?: string; enum?: string[]; description?: string }>

/** The servers of a document, a path or an operation. */
export function readServers(servers: readonly RawServer[] = []): Server[] {
  return servers.map(({ url, description = '', variables }) => ({
    url,
    description: description.trim(),
    ...readVariables(variables),
  }))
}

/** Its variables, as a part of a server; nothing when there are none. */
export function readVariables(variables: RawVariables = {}): { variables?: ServerVariable[] } {
  const read = Object.entries(variables).map(
    ([name, { default: value, enum: values = [], description = '' }]) => ({
      name,
      // YAML reads a version or a port as a number.
      default: String(value ?? values[0] ?? ''),
      values: values.map(String),
      description: description.trim(),
    }),
  )
  return read.length > 0 ? { variables: read } : {}
}
