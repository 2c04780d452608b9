import { createHash } from 'node:crypto'
import { HASHED_FOLDER } from '../config/cache-control.ts'
import type { CompiledPage } from './compiled-page.ts'
import type { DataFile } from './data-file.ts'

/** @param name of the kind of data, at the beginning of the file's name */
export function dataFile(name: string, data: object): DataFile {
  const text = JSON.stringify(data)
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 8)
  return { address: `${HASHED_FOLDER}${name}.${hash}.json`, text }
}

/** The files that the applications of a page load. */
export function dataFiles({ reference, samples = [] }: CompiledPage): DataFile[] {
  const { operations = {}, session } = reference ?? {}
  return [...Object.values(operations), ...(session ? [session] : []), ...samples]
}
