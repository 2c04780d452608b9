import type { ApiReference } from '../../../../src/reference/model.ts'
import { readReference } from '../../../../src/reference/read-reference.ts'
import type { Schema } from '../../../../src/reference/schema-model.ts'
import { drawReference } from '../../theme/reference/draw-reference.tsx'

/** The document of one operation whose answer has a header `Value` of a schema. Both are JSON texts, so that digits stay as they are written. */
export function documentOf(schema: string, components = '{}'): string {
  return `{
"openapi": "3.1.0",
"info": { "title": "Values", "version": "1" },
"servers": [{ "url": "https://values.example" }],
"tags": [{ "name": "Values", "description": "Values of all kinds." }],
"paths": { "/value": { "get": {
"operationId": "readValue", "tags": ["Values"], "summary": "Read a value", "description": "Returns it.",
"responses": { "200": { "description": "The value.", "headers": { "Value": {
"description": "About it.",
"schema": ${schema}
} } } } } } },
"components": { "schemas": ${components} }
}`
}

export function readSchema(schema: object | string, components: object | string = {}): ApiReference {
  const json = (value: object | string) => (typeof value === 'string' ? value : JSON.stringify(value))
  return readReference(documentOf(json(schema), json(components)), 'apis/values.yaml')
}

/** The model of a schema. */
export function modelOf(schema: object | string, components?: object | string): Schema {
  const schemas = readSchema(schema, components).groups[0]?.operations[0]?.responses[0]?.headers[0]?.schema
  if (!schemas) throw new Error('The document has no header.')
  return schemas
}

/** What a page says of a schema: the words of the header, and of the shapes that are drawn once. */
export function drawnWords(schema: object | string, components?: object | string): string {
  const html = drawReference(readSchema(schema, components))
  const start = html.indexOf('id="read-value.200.Value"')
  return html
    .slice(html.indexOf('>', start) + 1)
    .replace(/<\/(?:p|li|dt|dd|div|summary|h3)>|<(?:dl|ul|details|dt|div|li|p)\b[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&')
    .replace(/ *\n\s*/g, '\n')
    .trim()
}
