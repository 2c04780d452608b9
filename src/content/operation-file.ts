import { createHash } from 'node:crypto'
import { HASHED_FOLDER } from '../config/cache-control.ts'
import type { ApiReference, Operation } from '../reference/model.ts'
import { operationData } from '../reference/operation-data.ts'
import type { DataFile } from './data-file.ts'

/**
 * The file with what applications need of an operation.
 * @param whole with every definition that samples and answers need, which the page of a group has not
 */
export function operationFile(whole: ApiReference, operation: Operation): DataFile {
  const text = JSON.stringify(operationData(whole, operation))
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { address: `${HASHED_FOLDER}operation.${hash}.json`, text }
}
