import type { Problem } from '../../config/problem.ts'
import { pointerSteps, pointerTo, valueAt } from '../json-pointer.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import { METHODS, type RawOpenApi } from '../readers/openapi-document.ts'
import { refOf, walk } from '../readers/structure-walk.ts'

/** Kinds of components that are drawn without being used. */
const DRAWN = new Set(['schemas', 'securitySchemes', 'messages'])

/** What the page does not say, by where it stands (docs/apis.md). */
const UNSAID: readonly [place: RegExp, keys: readonly string[]][] = [
  [/^\/tags\/\d+$/, ['kind']],
  [/\/servers\/\d+$/, ['name']],
  [/\/encoding\/[^/]+$/, ['headers']],
  [/\/content\/[^/]+$/, ['itemEncoding', 'prefixEncoding']],
  [/^\/components\/securitySchemes\/[^/]+$/, ['deprecated', 'oauth2MetadataUrl']],
]

/** Parts of a document that nothing leads to, or that the page has no place for. */
export function unusedParts(source: DocumentSource): Problem[] {
  return [...unusedComponents(source), ...unusedTags(source), ...emptyPaths(source), ...unsaid(source)]
}

function unsaid(source: DocumentSource): Problem[] {
  const found: Problem[] = []
  walk(source.data, '', (value, pointer) => {
    for (const [place, keys] of UNSAID) {
      if (!place.test(pointer)) continue
      for (const key of keys.filter((one) => one in value))
        found.push(source.problem(pointerTo(pointer, key), `The page does not say ${key} here`))
    }
  })
  return found
}

function unusedComponents(source: DocumentSource): Problem[] {
  const used = new Set<string>()
  walk(source.data, '', (value) => {
    const [, kind, name] = pointerSteps(refOf(value)?.slice(1) ?? '')
    if (kind !== undefined && name !== undefined) used.add(pointerTo('/components', kind, name))
  })
  const components = (valueAt(source.data, '/components') ?? {}) as Record<string, unknown>
  return Object.entries(components)
    .filter(([kind, named]) => !DRAWN.has(kind) && !kind.startsWith('x-') && isMap(named))
    .flatMap(([kind, named]) => Object.keys(named as object).map((name) => ({ kind, name })))
    .map(({ kind, name }) => ({ kind, name, pointer: pointerTo('/components', kind, name) }))
    .filter(({ pointer }) => !used.has(pointer))
    .map(({ kind, name, pointer }) =>
      source.problem(pointer, `Nothing uses ${name} of components.${kind}: the page does not say it`),
    )
}

function unusedTags(source: DocumentSource): Problem[] {
  const { tags, paths = {}, webhooks = {} } = source.data as RawOpenApi
  if (!Array.isArray(tags)) return []
  const used = new Set<unknown>(tags.map(({ parent }) => parent))
  for (const item of Object.values({ ...paths, ...webhooks })) {
    walk(item, '', (value) => {
      const { tags: own } = value as { tags?: unknown }
      if (Array.isArray(own)) for (const tag of own) used.add(tag)
    })
  }
  return tags.flatMap(({ name, description, externalDocs }, index) =>
    used.has(name) || description || externalDocs
      ? []
      : [
          source.problem(
            pointerTo('/tags', index),
            `No operation has the tag ${name}: the page does not say it`,
          ),
        ],
  )
}

function emptyPaths(source: DocumentSource): Problem[] {
  const { paths = {} } = source.data as RawOpenApi
  return Object.entries(paths)
    .filter(([path, item]) => !path.startsWith('x-') && isMap(item) && refOf(item) === undefined)
    .filter(([, item]) => ![...METHODS, 'additionalOperations'].some((key) => key in (item as object)))
    .map(([path]) =>
      source.problem(
        pointerTo('/paths', path),
        `The path ${path} has no operation: the page does not say it`,
      ),
    )
}

function isMap(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
