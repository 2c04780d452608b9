import type { ApiReference } from '../model.ts'
import { walk } from '../walk.ts'

/** A permalink of the page and the place in the document that it is for. */
export interface PlacedId {
  id: string
  pointer: string
}

/** The permalinks of all parts of a document. Those of sections do not depend on it (`sectionIds`). */
export function allIds(reference: ApiReference): PlacedId[] {
  return [...walk(reference)].flatMap(({ of, pointer }) => ('id' in of ? [{ id: of.id, pointer }] : []))
}
