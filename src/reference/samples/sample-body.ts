import { type Digits, digitsAsTexts, digitsBelow, exactJson } from '../exact-json.ts'
import type { Content, Example } from '../model.ts'
import type { JsonSchema } from '../schema-model.ts'
import { type Pair, queryPairs, type ValueFormat } from '../value-format.ts'
import { exampleValue, followed } from './example-value.ts'
import { typeOfFile } from './file-types.ts'
import { isFile } from './is-file.ts'
import { xmlText } from './xml-text.ts'

/** A body in no language yet. */
export type SampleBody =
  | { kind: 'json'; value: unknown; mediaType: string }
  | { kind: 'text'; text: string; mediaType: string }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'multipart'; parts: SamplePart[] }
  | { kind: 'file'; file: string; mediaType: string }

/** A part of a form: a file, or a text. */
export type SamplePart = { name: string; mediaType?: string } & ({ file: string } | { text: string })

type Definitions = Record<string, JsonSchema>

export const JSON_TYPE = 'application/json'
const FORM_TYPE = 'application/x-www-form-urlencoded'

/** What is sent where a document allows any type of a kind. */
const OF_ANY: Record<string, string> = {
  text: 'text/plain',
  image: 'image/png',
  audio: 'audio/mpeg',
  video: 'video/mp4',
}

/** `application/json` of `Application/JSON; charset=utf-8`. */
export function mediaTypeName(mediaType: string): string {
  return mediaType.split(';')[0]?.trim().toLowerCase() ?? ''
}

/** Whether bodies of a media type are JSON. */
export function isJson(mediaType: string): boolean {
  return /[/+]json$/.test(mediaTypeName(mediaType))
}

/** The body of a sample: an example, or a value that the shape describes. */
export function sampleBody(
  { mediaType, jsonSchema = true, partTypes, partStyles = {} }: Content,
  example: Example | undefined,
  definitions: Definitions,
): SampleBody {
  const name = mediaTypeName(mediaType)
  const given = example?.value
  const value = given === undefined ? exampleValue(jsonSchema, definitions) : given
  // To some libraries, a body that is null is none.
  if (isJson(name)) {
    if (value === null) return { kind: 'text', text: 'null', mediaType }
    // A value of a language would round these numbers.
    return example?.digits
      ? { kind: 'text', text: exactJson(value, example.digits, 2), mediaType }
      : { kind: 'json', value, mediaType }
  }
  const entries = Object.entries((typeof value === 'object' && value) || {})
  if (name === FORM_TYPE && typeof value !== 'string') {
    const pairs = entries.flatMap(([key, entry]) => fieldPairs(key, entry, partStyles[key]))
    return pairs.every(isPlain)
      ? { kind: 'form', fields: pairs.map((pair) => [pair.name, pair.value]) }
      : { kind: 'text', text: pairs.map(({ wire }) => wire).join('&'), mediaType }
  }
  if (name === 'multipart/form-data') {
    const part = (key: string, entry: unknown) =>
      partOf(key, entry, propertyOf(jsonSchema, key, definitions), partTypes[key], definitions)
    // A list is sent as several parts of one name.
    const one = ([key, entry]: [string, unknown]) =>
      Array.isArray(entry) && !isJson(partTypes[key] ?? '')
        ? entry.map((item) => part(key, item))
        : [part(key, entry)]
    return { kind: 'multipart', parts: entries.flatMap(one) }
  }
  if (isText(name, value, jsonSchema, definitions)) {
    const text = writtenText(name, value, jsonSchema, definitions, example?.digits)
    return { kind: 'text', text, mediaType: concrete(mediaType) }
  }
  const file = fileName(value, name)
  return { kind: 'file', file, mediaType: concrete(mediaType, file) }
}

/** Whether encoding name and value gives what is sent. */
export function isPlain({ name, value, wire }: Pair): boolean {
  return wire === `${encodeURIComponent(name)}=${encodeURIComponent(value)}`
}

/** Without a style, lists repeat their name and objects are JSON. */
function fieldPairs(name: string, value: unknown, format?: ValueFormat): Pair[] {
  const isWritten = format !== undefined || typeof value !== 'object' || Array.isArray(value)
  return queryPairs(
    name,
    isWritten ? value : JSON.stringify(value),
    format ?? { style: 'form', explode: true },
  )
}

function partOf(
  name: string,
  value: unknown,
  schema: JsonSchema | undefined,
  types: string | undefined,
  definitions: Definitions,
): SamplePart {
  // A part may take several types; the sample sends the first.
  const declared = types?.split(',')[0]?.trim()
  const isFile = isBinary(schema, definitions)
  const usual = isFile ? 'application/octet-stream' : typeof value === 'object' ? JSON_TYPE : undefined
  const mediaType = declared ?? usual
  const content = isFile ? { file: fileName(value, declared ?? '') } : { text: textOf(value) }
  return {
    name,
    ...content,
    ...(mediaType !== undefined && { mediaType: concrete(mediaType, content.file) }),
  }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function propertyOf(schema: JsonSchema, name: string, definitions: Definitions): JsonSchema | undefined {
  const { properties } = followed(schema, definitions)
  return (properties as Record<string, JsonSchema> | undefined)?.[name]
}

function isBinary(schema: JsonSchema | undefined, definitions: Definitions): boolean {
  if (schema === undefined) return false
  const found = followed(schema, definitions)
  const { items, type } = found
  return type === 'array' ? isBinary(items as JsonSchema | undefined, definitions) : isFile(found)
}

/** What is no text is read from a file; so is an example that names one. */
function isText(name: string, value: unknown, schema: JsonSchema, definitions: Definitions): boolean {
  if (/^text\/|[/+]xml$|[/-](yaml|ndjson|jsonl|json-seq)$|json/.test(name)) return true
  if (typeof value === 'object' && value !== null) return true
  return typeof value === 'string' && !FILE_NAME.test(value) && value !== '' && !isBinary(schema, definitions)
}

const FILE_NAME = /^[\w-]+(\.[\w-]+)*$/

function writtenText(
  name: string,
  value: unknown,
  schema: JsonSchema,
  definitions: Definitions,
  digits: Digits = {},
): string {
  if (typeof value === 'string') return value
  if (/[/+]xml$/.test(name)) return xmlText(digitsAsTexts(value, digits), schema, definitions)
  // One JSON value in each line.
  if (/ndjson|jsonl/.test(name) && Array.isArray(value))
    return value.map((entry, index) => `${exactJson(entry, digitsBelow(digits, index))}\n`).join('')
  return exactJson(value, digits, 2)
}

function fileName(value: unknown, mediaType: string): string {
  if (typeof value === 'string' && FILE_NAME.test(value) && value.includes('.')) return value
  const kind = mediaType.split('/')[1]?.replace(/^x-|^vnd\.|\+.*$/g, '') ?? ''
  return `file.${/^[a-z0-9]{2,4}$/.test(kind) ? kind : 'bin'}`
}

/** A type that may be sent where a document allows several: that of the file, if it is one of them. */
function concrete(mediaType: string, file = ''): string {
  if (!mediaType.includes('*')) return mediaType
  const kind = mediaType.split('/')[0] ?? ''
  const own = typeOfFile(file)
  if (own !== undefined && (kind === '*' || own.startsWith(`${kind}/`))) return own
  return OF_ANY[kind] ?? 'application/octet-stream'
}
