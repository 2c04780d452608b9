import { bareReference } from '../bare-reference.ts'
import { allIds } from '../checks/all-ids.ts'
import type { ApiReference, Operation, OperationGroup } from '../model.ts'
import type { Shape } from '../schema-model.ts'
import { usualNeeds } from '../security-words.ts'
import { walk } from '../walk.ts'
import { idStart } from './moved-ids.ts'
import type { IndexedGroup, IndexedOperation, ReferenceIndex } from './page-model.ts'

/** One reference as several pages; together they have every part of the document once. */
export interface SplitReference {
  /** Everything about the document as a whole, and what belongs to no group. */
  first: ApiReference
  /** By the slug of the group. */
  groups: Map<string, ApiReference>
}

/**
 * Gives each group that has operations a page of its own. A shape goes with the only group that uses it; one that several use, or none, stays on the
 * first page.
 */
export function splitReference(whole: ApiReference): SplitReference {
  const moved = whole.groups.filter(({ operations }) => operations.length > 0)
  const homes = homesOfShapes(whole, moved)
  const shapesOf = (slug: string | undefined) => whole.shapes.filter(({ name }) => homes.get(name) === slug)
  const pages = moved.map((group): [string, ApiReference] => [
    group.slug,
    {
      ...bareReference(whole),
      // What the samples of its operations need.
      servers: whole.servers,
      security: whole.security,
      groups: [group],
      shapes: shapesOf(group.slug),
      isGroup: true,
    },
  ])
  const first: ApiReference = {
    ...whole,
    groups: whole.groups.filter((group) => !moved.includes(group)),
    shapes: shapesOf(undefined),
  }
  const usual = usualNeeds(whole)
  const index: ReferenceIndex = {
    groups: moved.map((group) => indexed(group)),
    shapes: whole.shapes.map(({ id, name }) => {
      const slug = homes.get(name)
      return { id, name, ...(slug !== undefined && { slug }) }
    }),
    sections: [
      ...(whole.servers.length > 0 ? ['servers' as const] : []),
      ...(whole.security.length > 0 ? ['authentication' as const] : []),
      ...(whole.limits.length > 0 ? ['limits' as const] : []),
    ],
    ...(usual && { usual }),
  }
  noteOthers(index, pages)
  return {
    first: { ...first, index },
    groups: new Map(pages.map(([slug, page]) => [slug, { ...page, index }])),
  }
}

/** The group on whose page a shape is drawn, by the name of the shape. */
function homesOfShapes(whole: ApiReference, moved: readonly OperationGroup[]): Map<string, string> {
  const users = new Map<string, Set<string>>()
  const use = (part: ApiReference, user: string) => {
    for (const name of mentioned(part, whole.shapes))
      users.set(name, (users.get(name) ?? new Set()).add(user))
  }
  for (const group of moved) use({ ...bareReference(whole), groups: [group] }, group.slug)
  // What is on the first page in any case; a slug is never empty.
  use({ ...whole, groups: whole.groups.filter((group) => !moved.includes(group)), shapes: [] }, '')
  return new Map(
    [...users].flatMap(([name, [only = '', ...rest]]) => (only && rest.length === 0 ? [[name, only]] : [])),
  )
}

/** Names of the shapes that a part of the document leads to, also by way of another one. */
function mentioned(part: ApiReference, shapes: readonly Shape[]): Set<string> {
  const found = new Set<string>()
  const open = [part]
  for (let next = open.shift(); next; next = open.shift()) {
    for (const { kind, of } of walk(next)) {
      if (kind !== 'schema' || !of.drawnElsewhere || of.name === undefined || found.has(of.name)) continue
      found.add(of.name)
      const shape = shapes.find(({ name }) => name === of.name)
      if (shape) open.push({ ...bareReference(part), shapes: [shape] })
    }
  }
  return found
}

function indexed({ id, title, slug, operations }: OperationGroup): IndexedGroup {
  return { id, title, slug, operations: operations.map(listed), others: [] }
}

function listed(operation: Operation): IndexedOperation {
  const { id, operationId, pointer, method, path, summary, isNew, deprecated, inferred } = operation
  return {
    id,
    operationId,
    pointer,
    method,
    path,
    summary,
    ...(isNew && { isNew }),
    ...(deprecated && { deprecated }),
    ...(inferred && { inferred }),
  }
}

/** Two names that give the same permalink are told apart by a number at the end, which their parts do not have: these are named one by one. */
function noteOthers({ groups, shapes }: ReferenceIndex, pages: readonly [string, ApiReference][]): void {
  const places = new Map<string, string>([
    ...groups.flatMap(({ id, slug, operations }) =>
      [id, ...operations.map((operation) => operation.id)].map((each): [string, string] => [each, slug]),
    ),
    ...shapes.flatMap(({ id, slug }): [string, string][] => (slug === undefined ? [] : [[id, slug]])),
  ])
  for (const [slug, page] of pages) {
    const group = groups.find((one) => one.slug === slug)
    const strays = allIds(page).filter(({ id }) => !places.has(id) && places.get(idStart(id)) !== slug)
    group?.others.push(...strays.map(({ id }) => id))
  }
}
