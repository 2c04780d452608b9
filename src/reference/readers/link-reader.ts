import { pointerTo } from '../json-pointer.ts'
import type { ResponseLink } from '../link-model.ts'
import { shownAddress } from '../server-address.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'
import { type RawServer, readServers } from './server-reader.ts'

interface RawLink {
  operationId?: string
  operationRef?: string
  parameters?: Record<string, unknown>
  requestBody?: unknown
  description?: string
  server?: RawServer
}

/** The `links` of a response: operations that take its values. */
export function readLinks(
  source: DocumentSource,
  raw: Record<string, unknown>,
  pointer: string,
): ResponseLink[] {
  return Object.entries(raw).map(([name, link]) => {
    const { value } = resolve(source, link, pointerTo(pointer, name))
    const {
      operationId,
      operationRef = '',
      parameters = {},
      requestBody,
      description = '',
      server,
    } = value as RawLink
    return {
      name,
      description: description.trim(),
      operation: operationId ?? operationRef,
      parameters: Object.entries(parameters).map(([parameter, given]) => [parameter, inWords(given)]),
      ...(requestBody !== undefined && { body: inWords(requestBody) }),
      ...(server && { server: shownAddress(readServers([server])[0]) }),
    }
  })
}

function inWords(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}
