import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { Json, Schema } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'
import { choicesOf } from './schema-choices.ts'
import { type Merged, mergedParts } from './schema-parts.ts'
import { fitsNothing, typesOf } from './schema-words.ts'

interface Inner {
  items?: { type: string } | undefined
  entries?: { type: string } | undefined
  alternatives?: readonly { schemas: readonly { type: string }[] }[]
}

/** The type of a value in words: `string`, `array of integers`, `string or object`. */
export function typeInWords(
  texts: ValueTexts['types'],
  json: Json,
  { items, entries, alternatives = [] }: Inner,
): string {
  if (fitsNothing(json)) return texts.none
  const types = typesOf(json)
  const [choice] = alternatives
  if (types.length === 0 && choice) return [...new Set(choice.schemas.map(({ type }) => type))].join(texts.or)
  const words = types.map((type) => {
    if (type === 'array') return items ? texts.arrayOf(items.type) : 'array'
    if (type === 'object' && entries) return texts.mapOf(entries.type)
    return type
  })
  return words.join(texts.or) || texts.any
}

/** `true` lets everything through, `false` nothing. */
export function anyOrNothing({ any, none }: ValueTexts['types'], value: unknown): Schema {
  return { type: value === false ? none : any, limits: [] }
}

/** The type of a shape that is only mentioned: of its alternatives, where it has none of its own. */
export function mentionedType(
  source: DocumentSource,
  texts: ValueTexts['types'],
  merged: Merged,
  pointer: string,
): string {
  const choices = choicesOf(source, merged, new Map(), { pointer, parent: '' })
  const alternatives = choices.map(({ options }) => ({
    schemas: options.map((option) => ({ type: typeInWords(texts, mergedParts(source, option).json, {}) })),
  }))
  return typeInWords(texts, merged.json, { alternatives })
}
