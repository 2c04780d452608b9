import { shownValue } from '../exact-json.ts'
import { valueId } from '../ids.ts'
import { pointerTo, valueAt } from '../json-pointer.ts'
import type { EnumValue, Json } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { ownField } from './own-fields.ts'
import { valuesOf } from './schema-words.ts'

/**
 * The allowed values of a shape with the digits of the document, and what they mean.
 * @param placeOf where the value of a keyword stands
 */
export function enumValues(
  source: DocumentSource,
  json: Json,
  placeOf: (key: string) => string,
  parent: string,
): EnumValue[] {
  const meanings = ownField(json, 'x-enum-descriptions') ?? {}
  const place = placeOf('const' in json ? 'const' : 'enum')
  const written = valueAt(source.data, place)
  return valuesOf(json).map((value) => {
    const index = Array.isArray(written) ? written.indexOf(value) : -1
    const digits = source.digitsAt('const' in json ? place : pointerTo(place, index))
    const text = value === '' ? '' : shownValue(value, digits)
    const meaning = meanings[text]
    return { id: valueId(parent, text), value: text, ...(meaning !== undefined && { meaning }) }
  })
}
