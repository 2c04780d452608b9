import { FRAME_IDS } from '../config/constants.ts'
import type { ApiReference } from './model.ts'
import { sectionIds } from './outline.ts'
import { walk } from './walk.ts'

/**
 * Gives every part of a model a permalink of its own. The first one keeps its name, so that links of other people stay right; each later one gets the
 * next number that nothing is called by.
 */
export function makeIdsUnique(reference: ApiReference): void {
  const parts = [...walk(reference)].flatMap(({ of }) => ('id' in of ? [of] : []))
  const named = new Set([...parts.map(({ id }) => id), ...FRAME_IDS, ...sectionIds().keys()])
  const given = new Set<string>([...FRAME_IDS, ...sectionIds().keys()])
  for (const part of parts) {
    const { id } = part
    for (let count = 2; given.has(part.id); count++) {
      const next = `${id}-${count}`
      if (!named.has(next)) part.id = next
    }
    given.add(part.id)
    named.add(part.id)
  }
}
