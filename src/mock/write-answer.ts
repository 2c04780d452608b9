import type { ApiReference, Content, Example, Response } from '../reference/model.ts'
import { exampleValue } from '../reference/samples/example-value.ts'
import { isJson } from '../reference/samples/sample-body.ts'
import { xmlText } from '../reference/samples/xml-text.ts'
import type { Field } from '../reference/schema-model.ts'
import type { Answer } from './exchange.ts'

/** A response as it is sent: with an example as body, or with a value that the shape describes where the document gives none. */
export function answerOf(
  reference: ApiReference,
  response: Response,
  content?: Content,
  example?: Example,
): Answer {
  const headers = Object.fromEntries(response.headers.flatMap(headerOf))
  const status = statusNumber(response.status)
  if (!content) return { status, headers, body: '' }
  const { mediaType } = content
  const value = example === undefined ? generatedValue(reference, content) : example.value
  return {
    status,
    headers: { ...headers, 'Content-Type': mediaType },
    body: bodyOf(reference, content, value),
  }
}

/** A value of the shape of a content that has no example; undefined when the shape is not described. */
export function generatedValue({ definitions }: ApiReference, { jsonSchema }: Content): unknown {
  return jsonSchema === undefined ? undefined : exampleValue(jsonSchema, definitions)
}

function bodyOf(
  { definitions }: ApiReference,
  { mediaType, jsonSchema = true }: Content,
  value: unknown,
): string {
  if (value === undefined) return ''
  if (isJson(mediaType)) return JSON.stringify(value)
  if (typeof value === 'string') return value
  return /[/+]xml\b/.test(mediaType) ? xmlText(value, jsonSchema, definitions) : JSON.stringify(value)
}

function headerOf(field: Field & { example?: unknown }): [string, string][] {
  const value = field.example ?? field.schema.default
  return value === undefined ? [] : [[field.name, String(value)]]
}

/** `500` for `5XX` and `default`. */
function statusNumber(status: string): number {
  if (status === 'default') return 500
  return Number(status.replace(/XX$/i, '00'))
}
