import type { ExternalDocument } from '../about-model.ts'
import { nameId } from '../ids.ts'
import { pointerTo } from '../json-pointer.ts'
import type { GroupName } from '../pages/page-model.ts'
import { documentsOf } from './document-facts.ts'
import { DocumentSource } from './document-source.ts'
import type { RawOpenApi, RawTag } from './openapi-document.ts'
import { type PlacedOperation, placesIn } from './path-item.ts'

/** A group by the tag that makes it. */
export interface TaggedGroup extends GroupName {
  /** Empty for operations without any. */
  tag: string
  documents?: ExternalDocument[]
  /** Title of the group that it is a part of. */
  parent?: string
  operations: PlacedOperation[]
}

/** The operations of all paths, as they are written and in their order. */
export function placedOperations(source: DocumentSource): PlacedOperation[] {
  const { paths = {} } = source.data as RawOpenApi
  return Object.entries(paths)
    .filter(([path]) => !path.startsWith('x-'))
    .flatMap(([path, item]) => placesIn(source, item, { path, pointer: pointerTo('/paths', path) }))
}

/**
 * Operations by their first tag: those of the tags that the document describes first, in its order; at the end those without any.
 * @param untagged title of these
 */
export function taggedGroups(
  { tags = [] }: Pick<RawOpenApi, 'tags'>,
  placed: readonly PlacedOperation[],
  untagged: string,
): TaggedGroup[] {
  const tagOf = ({ operation }: PlacedOperation) => operation.tags?.[0] ?? ''
  const described = new Map(tags.map((tag) => [tag.name, tag]))
  const used = new Set(placed.map(tagOf))
  const parents = new Set(tags.map(({ parent }) => parent))
  const titleOf = (tag: string) => described.get(tag)?.summary ?? tag
  const without = used.delete('') ? [''] : []
  const slugs = new Slugs()
  return [...new Set([...described.keys(), ...used]), ...without]
    .filter((tag) => tag === '' || used.has(tag) || parents.has(tag) || isDescribed(described.get(tag)))
    .map((tag) => {
      const { description = '', externalDocs, parent }: Partial<RawTag> = described.get(tag) ?? {}
      return {
        tag,
        title: titleOf(tag) || untagged,
        slug: slugs.of(tag || 'general'),
        description: description.trim(),
        ...documentsOf({ externalDocs }),
        ...(parent !== undefined && { parent: titleOf(parent) }),
        operations: placed.filter((operation) => tagOf(operation) === tag),
      }
    })
}

/** A tag that says something is a part of the page, also without operations. */
function isDescribed({ description = '', externalDocs }: Partial<RawTag> = {}): boolean {
  return description.trim() !== '' || externalDocs !== undefined
}

/**
 * The groups of a document that have operations, read without everything else: what the tree of pages needs.
 * @param text YAML or JSON, variables inserted
 * @param others texts of the files that it refers to, by their paths
 * @returns undefined for a document that cannot be read, which whoever reads it whole tells
 */
export function groupNames(
  text: string,
  file: string,
  others: Readonly<Record<string, string>>,
  untagged: string,
): GroupName[] | undefined {
  try {
    const source = new DocumentSource(text, file, others)
    return taggedGroups(source.data as RawOpenApi, placedOperations(source), untagged)
      .filter(({ operations }) => operations.length > 0)
      .map(({ title, slug, description }) => ({ title, slug, description }))
  } catch {
    return undefined
  }
}

/** Last parts of addresses, each once; `index` would be the address above. */
class Slugs {
  readonly #given = new Set(['index'])

  of(name: string): string {
    const plain = nameId(name)
    let slug = plain
    for (let count = 2; this.#given.has(slug); count++) slug = `${plain}-${count}`
    this.#given.add(slug)
    return slug
  }
}
