import type { CompiledPage } from './compiled-page.ts'
import type { DataFile } from './data-file.ts'

/** What the applications of a page load of operations. */
export function dataFiles({ reference, samples = [] }: CompiledPage): DataFile[] {
  return [...Object.values(reference?.operations ?? {}), ...samples]
}
