import { nearest } from '../../config/nearest.ts'
import type { Problem } from '../../config/problem.ts'
import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import { eachSchema } from '../readers/each-schema.ts'

/** Keywords of schemas that a page says in words. Those of drafts and OpenAPI 3.0 that later ones call otherwise are among them. */
export const DRAWN_KEYWORDS: readonly string[] = [
  ...['$ref', '$defs', 'definitions', '$anchor'],
  ...['allOf', 'anyOf', 'oneOf', 'not', 'if', 'then', 'else', 'dependentSchemas', 'dependencies'],
  ...['prefixItems', 'items', 'additionalItems', 'contains', 'properties', 'patternProperties'],
  ...['additionalProperties', 'propertyNames', 'unevaluatedItems', 'unevaluatedProperties'],
  ...['type', 'const', 'enum', 'multipleOf', 'maximum', 'exclusiveMaximum', 'minimum', 'exclusiveMinimum'],
  ...[
    'maxLength',
    'minLength',
    'pattern',
    'maxItems',
    'minItems',
    'uniqueItems',
    'maxContains',
    'minContains',
  ],
  ...['maxProperties', 'minProperties', 'required', 'dependentRequired', 'format'],
  ...['title', 'description', 'default', 'deprecated', 'readOnly', 'writeOnly', 'examples', 'example'],
  ...['contentEncoding', 'contentMediaType', 'contentSchema'],
  ...['nullable', 'discriminator', 'xml', 'externalDocs'],
]

/** Keywords that say nothing about a value to a reader, or that the page cannot say (docs/apis.md). */
export const UNDRAWN_KEYWORDS: readonly string[] = [
  ...['$schema', '$id', 'id', '$vocabulary', '$comment'],
  ...['$dynamicRef', '$dynamicAnchor', '$recursiveRef', '$recursiveAnchor'],
]

/** Keywords in the schemas of a document that its page does not say: none of a vocabulary, or one of {@link UNDRAWN_KEYWORDS}. */
export function undrawnKeywords(source: DocumentSource): Problem[] {
  const found = new Map<string, Problem>()
  eachSchema(source.data, (schema, pointer) => {
    for (const key of Object.keys(schema)) {
      if (DRAWN_KEYWORDS.includes(key) || key.startsWith('x-')) continue
      const isKnown = UNDRAWN_KEYWORDS.includes(key)
      const near = isKnown ? undefined : nearest(key, DRAWN_KEYWORDS)
      const message = isKnown
        ? `The page does not say the keyword ${key}`
        : `No vocabulary has the keyword ${key}: the page does not say it`
      const at = pointerTo(pointer, key)
      found.set(at, source.problem(at, message, near === undefined ? {} : { nearest: near }))
    }
  })
  return [...found.values()]
}
