import { operationsOf } from '../reference/walk.ts'
import type { ApiDocument } from './api-document.ts'
import type { DataFile } from './data-file.ts'
import { operationFile } from './data-files.ts'
import { type ReadingOfApis, readDocument } from './read-document.ts'

/** An operation that a code fence calls. */
export interface BoundOperation {
  operationId: string
  /** `POST /jobs` */
  label: string
  file: () => DataFile
}

/** By what a fence says: `nerd#me_get`. */
export type BoundOperations = ReadonlyMap<string, BoundOperation>

/**
 * The operations of documents by which code fences name them. A document with mistakes has none: the page that shows it tells them.
 * @param locale of the page
 */
export async function boundOperations(
  documents: readonly ApiDocument[],
  reading: ReadingOfApis,
  locale: string,
): Promise<BoundOperations> {
  const silent = { ...reading, warn: () => {} }
  const found = new Map<string, BoundOperation>()
  for (const document of documents) {
    const whole = await readDocument(document, silent, locale).catch(() => undefined)
    if (!whole) continue
    for (const operation of operationsOf(whole)) {
      const { operationId, method, path } = operation
      const label = `${method} ${path}`
      found.set(`${whole.name}#${operationId}`, {
        operationId,
        label,
        file: () => operationFile(whole, operation),
      })
    }
  }
  return found
}
