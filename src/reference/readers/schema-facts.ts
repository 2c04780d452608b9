import type { ValueTexts } from '../../texts/reference-texts.ts'
import { shownValue } from '../exact-json.ts'
import { pointerTo } from '../json-pointer.ts'
import type { Json, Schema } from '../schema-model.ts'
import type { DocumentSource } from './document-source.ts'

/** What a schema says about itself in words, about who writes the value and about its age. */
export function marksOf(json: Json): Partial<Schema> {
  const description = typeof json['description'] === 'string' ? json['description'].trim() : undefined
  return {
    ...(description !== undefined && { description }),
    ...(json['x-inferred'] === true && { inferred: true }),
    ...(json['deprecated'] === true && { deprecated: true }),
    ...(json['readOnly'] === true && { readOnly: true }),
    ...(json['writeOnly'] === true && { writeOnly: true }),
  }
}

/**
 * The title, where it says more than the name of what it stands at, goes before the description.
 * @param names of the field and of the component
 */
export function withTitle<Described extends Partial<Schema>>(
  json: Json,
  described: Described,
  names: readonly (string | undefined)[],
): Described {
  const { title } = json
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
  if (typeof title !== 'string' || title.trim() === '') return described
  const said = [...names, described.description].some(
    (name) => name !== undefined && letters(name) === letters(title),
  )
  if (said) return described
  const { description = '' } = described
  return { ...described, description: description === '' ? title : `**${title}**\n\n${description}` }
}

/**
 * Default and examples with the digits of the document.
 * @param placeOf where the value of a keyword stands
 */
export function valuesBeside(
  source: DocumentSource,
  json: Json,
  placeOf: (key: string) => string,
): Pick<Schema, 'default' | 'defaultText' | 'examples'> {
  const digits = source.digitsAt(placeOf('default'))
  const examples = [
    ...(json['example'] === undefined ? [] : [['example', json['example']] as const]),
    ...(Array.isArray(json['examples'])
      ? json['examples'].map((value, index) => [`examples/${index}`, value] as const)
      : []),
  ].map(([key, value]) => {
    const [name = '', ...rest] = key.split('/')
    return shownValue(value, source.digitsAt([placeOf(name), ...rest].join('/')))
  })
  return {
    ...(json['default'] !== undefined && { default: json['default'] }),
    ...(json['default'] !== undefined &&
      Object.keys(digits).length > 0 && { defaultText: shownValue(json['default'], digits) }),
    ...(examples.length > 0 && { examples: [...new Set(examples)] }),
  }
}

/** How the document writes the number of a limit; OpenAPI 3.0 keeps that of `exclusiveMinimum` in `minimum`. */
export function limitDigits(source: DocumentSource, placeOf: (key: string) => string) {
  return (key: string, value: unknown): string => {
    const place = placeOf(key)
    const older = place.replace(/exclusiveM(inimum|aximum)$/, 'm$1')
    const written = [place, older].map((at) => source.digitsAt(at)[''])
    return written.find((digits) => Number(digits) === value) ?? String(value)
  }
}

const WORDS = new Set(
  'title description default example examples deprecated readOnly writeOnly $comment summary'.split(' '),
)

/**
 * What stands beside a `$ref`, when it is only words.
 * @returns undefined when it is a shape of its own
 */
export function wordsBeside(
  source: DocumentSource,
  beside: Json,
  pointer: string,
): Partial<Schema> | undefined {
  const isWords = Object.keys(beside).every((key) => WORDS.has(key) || key.startsWith('x-'))
  if (!isWords) return undefined
  return { ...valuesBeside(source, beside, (key) => pointerTo(pointer, key)), ...marksOf(beside) }
}

/** What is said in a sentence of its own. @param fields that the shape has itself */
export function notesOf(json: Json, texts: ValueTexts['notes'], fields: readonly string[]): string[] {
  const text = (key: string) => (typeof json[key] === 'string' ? (json[key] as string) : undefined)
  const required = Array.isArray(json['required']) ? json['required'].map(String) : []
  const missing = required.filter((name) => !fields.includes(name))
  const needs = Object.entries((json['dependentRequired'] ?? {}) as Record<string, string[]>)
  const [encoding, mediaType] = [text('contentEncoding'), text('contentMediaType')]
  return [
    ...(missing.length > 0 ? [texts.required(codes(missing))] : []),
    ...needs.map(([name, others]) => texts.needs(code(name), codes(others))),
    ...(encoding === undefined ? [] : [texts.encoding(code(encoding))]),
    ...(mediaType === undefined ? [] : [texts.mediaType(code(mediaType))]),
    ...xmlOf(json['xml'], texts),
    ...linkOf(json['externalDocs'], texts),
  ]
}

function xmlOf(xml: unknown, texts: ValueTexts['notes']): string[] {
  if (typeof xml !== 'object' || xml === null) return []
  const words = Object.entries(xml).map(([key, value]) =>
    value === true ? key : `${key} ${code(String(value))}`,
  )
  return [texts.xml(words.join(', '))]
}

/** Where more is said. */
export function linkOf(docs: unknown, texts: ValueTexts['notes']): string[] {
  const { url, description } = (docs ?? {}) as { url?: string; description?: string }
  if (url === undefined) return []
  return [texts.more(`[${description?.trim() || url}](${url})`)]
}

/** A name as code in Markdown, also one with backticks. */
export function code(text: string): string {
  const ticks = '`'.repeat(Math.max(0, ...[...text.matchAll(/`+/g)].map(([run]) => run.length)) + 1)
  return ticks.length > 1 ? `${ticks} ${text} ${ticks}` : `\`${text}\``
}

function codes(names: readonly string[]): string {
  return names.map(code).join(', ')
}
