/** Texts in schemas that mean something to a program: formats and patterns. */
import { formatNames } from 'ajv-formats/dist/formats.js'
import type { Problem } from '../../config/problem.ts'
import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from '../readers/document-source.ts'
import { walk } from '../readers/structure-walk.ts'
import { isReadable } from './patterns.ts'

/** Formats that the registry of OpenAPI knows and that say how a value is kept, so that there is nothing to check. */
const NAMED_FORMATS = new Set([
  ...formatNames,
  ...['base64url', 'char', 'commonmark', 'decimal', 'decimal128', 'double-int', 'html', 'http-date'],
  ...['idn-email', 'idn-hostname', 'int8', 'int16', 'iri', 'iri-reference', 'media-range', 'sf-binary'],
  ...[
    'sf-boolean',
    'sf-decimal',
    'sf-integer',
    'sf-string',
    'sf-token',
    'uint8',
    'uint16',
    'uint32',
    'uint64',
  ],
])

/** Formats that no registry knows: nothing checks them, and readers may not know them either. */
export function unknownFormats(source: DocumentSource): Problem[] {
  return textsAt(source, 'format')
    .filter(({ text }) => !NAMED_FORMATS.has(text))
    .map(({ text, pointer }) => source.problem(pointer, `Unknown format ${text}: values are not checked`))
}

/** Patterns of another language than JSON Schema uses. */
export function unreadablePatterns(source: DocumentSource): Problem[] {
  return textsAt(source, 'pattern')
    .filter(({ text }) => !isReadable(text))
    .map(({ text, pointer }) =>
      source.problem(pointer, `This is no regular expression of ECMAScript: values are not checked`, {
        received: text,
      }),
    )
}

function textsAt(source: DocumentSource, key: string): { text: string; pointer: string }[] {
  const found: { text: string; pointer: string }[] = []
  walk(source.data, '', (value, pointer) => {
    const text = (value as Record<string, unknown>)[key]
    if (typeof text === 'string' && !pointer.endsWith('/properties'))
      found.push({ text, pointer: pointerTo(pointer, key) })
  })
  return found
}
