import type { ApiReference, Operation } from '../reference/model.ts'
import { operationData } from '../reference/operation-data.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { DataFile } from './data-file.ts'
import { hashedAddress } from './hashed-address.ts'

/** @param name of the kind of data, at the beginning of the file's name */
export function dataFile(name: string, data: object): DataFile {
  const text = JSON.stringify(data)
  return { address: hashedAddress(name, text, 'json'), text }
}

/**
 * Made once for an operation, or for a document whose operations are in all of its files: the reference and each code fence that calls one lead to the same.
 */
const operationFiles = new WeakMap<ApiReference | Operation, DataFile>()

/**
 * The file with what applications need of an operation.
 * @param whole with every definition that samples and answers need, which the page of a group has not
 */
export function operationFile(whole: ApiReference, operation: Operation): DataFile {
  const key = whole.states ? whole : operation
  const file = operationFiles.get(key) ?? dataFile('operation', operationData(whole, operation))
  operationFiles.set(key, file)
  return file
}

/** The files that the applications of a page load. */
export function dataFiles({ reference, samples = [] }: CompiledPage): DataFile[] {
  const { operations = {}, session } = reference ?? {}
  return [...Object.values(operations), ...(session ? [session] : []), ...samples]
}
