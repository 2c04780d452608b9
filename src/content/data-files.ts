import type { CompiledPage, DataFile } from './compiled-page.ts'

/** What the applications of a page load of operations. */
export function dataFiles({ reference, samples = [] }: CompiledPage): DataFile[] {
  return [...Object.values(reference?.operations ?? {}), ...samples]
}
