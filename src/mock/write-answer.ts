import type { Content, Example, Operation, Response } from '../reference/model.ts'
import type { Field } from '../reference/schema-model.ts'
import type { Answer } from './exchange.ts'

/** An answer with an example as body. */
export function writeAnswer(response: Response, content?: Content, example?: Example): Answer {
  const headers = Object.fromEntries(response.headers.flatMap(headerOf))
  const status = statusNumber(response.status)
  if (!content) return { status, headers, body: '' }
  const { mediaType } = content
  const value = example?.value
  const body = typeof value === 'string' && !mediaType.includes('json') ? value : JSON.stringify(value ?? {})
  // A document of other people may have no example: a program must be able to read what it gets.
  const nothing = content.schema !== undefined && mediaType.includes('json') ? '{}' : ''
  return {
    status,
    headers: { ...headers, 'Content-Type': mediaType },
    body: value === undefined ? nothing : body,
  }
}

/** The answer that a status of the document stands for; undefined where the operation has none. */
export function answerWithStatus(operation: Operation, ...statuses: string[]): Answer | undefined {
  for (const wanted of statuses) {
    const response = operation.responses.find(({ status }) => status === wanted)
    const [content] = response?.contents ?? []
    if (response) return writeAnswer(response, content, content?.examples[0])
  }
  return undefined
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
