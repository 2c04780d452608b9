import type { SecurityNeed, Server } from '../connection-model.ts'
import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { METHODS, type RawOperation, type RawPathItem } from './openapi-document.ts'
import { resolve } from './references.ts'
import { readServers } from './server-reader.ts'

/** Where an operation stands, and what it takes over from its path and document. */
export interface OperationPlace {
  method: string
  path: string
  pointer: string
  /** Of the path item. */
  pathPointer: string
  /** Parameters of the path. */
  parameters: unknown[]
  /** What the path says of itself. */
  ofPath?: string
  servers?: Server[]
  security: SecurityNeed[]
  /** Permalink, when it is not that of the operationId: of a callback. */
  id?: string
}

/** An operation as it is written, and where it stands. */
export interface PlacedOperation {
  operation: RawOperation
  place: Omit<OperationPlace, 'security'>
}

/** The operations of a path, a webhook or a callback in their order, with what they take over from it. */
export function placesIn(
  source: DocumentSource,
  raw: unknown,
  { path, pointer: at }: { path: string; pointer: string },
): PlacedOperation[] {
  const { value, pointer, beside } = resolve(source, raw, at)
  const item = { ...(value as RawPathItem), ...beside } as RawPathItem
  const { summary, description, parameters = [], servers, additionalOperations = {} } = item
  const ofPath = [summary, description]
    .filter((text) => text !== undefined && text.trim() !== '')
    .join('\n\n')
  const placed = (method: string, operation: unknown, operationPointer: string): PlacedOperation => ({
    operation: operation as RawOperation,
    place: {
      method,
      path,
      pointer: operationPointer,
      pathPointer: pointer,
      parameters,
      ...(ofPath !== '' && { ofPath }),
      ...(servers && { servers: readServers(servers) }),
    },
  })
  return [
    ...Object.keys(item)
      .filter((key) => METHODS.includes(key))
      .map((method) => placed(method, item[method], pointerTo(pointer, method))),
    ...Object.entries(additionalOperations).map(([method, operation]) =>
      placed(method, operation, pointerTo(pointer, 'additionalOperations', method)),
    ),
  ]
}
