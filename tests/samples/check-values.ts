import { valueFaults } from '../../src/mock/check-body.ts'
import type { ApiReference, Content } from '../../src/reference/model.ts'
import type { JsonSchema } from '../../src/reference/schema-model.ts'
import { operationsOf } from '../../src/reference/walk.ts'
import { allCallbacks } from './run/callback.ts'
import type { Fence } from './site-fences.ts'

/** Why the JSON of a fence does not fit what it is bound to; empty for a fence without such an option. */
export function checkValue(fence: Fence, references: readonly ApiReference[]): string[] {
  const { response, request, schema, message } = fence.options.bindings
  const bindings: [string, (target: string) => Target][] = [
    ...(response === undefined
      ? []
      : [[response, (text) => findResponse(text, references)] as (typeof bindings)[0]]),
    ...(request === undefined
      ? []
      : [[request, (text) => findRequest(text, references)] as (typeof bindings)[0]]),
    ...(schema === undefined
      ? []
      : [[schema, (text) => findSchema(text, references)] as (typeof bindings)[0]]),
    ...(message === undefined
      ? []
      : [[message, (text) => findMessage(text, references)] as (typeof bindings)[0]]),
  ]
  return bindings.flatMap(([target, find]) => {
    const found = find(target)
    if ('problem' in found) return [found.problem]
    if (fence.language !== 'json') return fitsExample(fence.code, found.texts, target)
    return fitsText(fence.code, found).map((text) => `${target}: ${text}`)
  })
}

type Target = { reference: ApiReference; schema: JsonSchema; texts: string[] } | { problem: string }

/** A text that is no JSON, such as captions, is one of the examples. */
function fitsExample(code: string, texts: readonly string[], target: string): string[] {
  if (texts.some((text) => text.trim() === code.trim())) return []
  return [`${target}: none of the examples is this text. They are:\n${texts.join('\n')}`]
}

function fitsText(code: string, { reference, schema }: Exclude<Target, { problem: string }>): string[] {
  let value: unknown
  try {
    value = JSON.parse(code)
  } catch (error) {
    return [`no JSON: ${(error as Error).message}`]
  }
  return valueFaults(reference, schema, value).map(({ pointer, text }) => `${pointer} ${text}`)
}

/** `nerd#annotate` → the document and the name. */
function split(
  text: string,
  references: readonly ApiReference[],
): { reference?: ApiReference | undefined; name: string } {
  const [document, name = ''] = text.split('#')
  return { reference: references.find((one) => one.name === document), name }
}

function operationOf(text: string, references: readonly ApiReference[]) {
  const { reference, name } = split(text, references)
  const callbacks = allCallbacks(reference ? [reference] : []).map(({ operation }) => operation)
  const operations = reference ? [...operationsOf(reference), ...callbacks] : []
  return { reference, operation: operations.find(({ operationId }) => operationId === name) }
}

function findResponse(text: string, references: readonly ApiReference[]): Target {
  const [target = '', status = ''] = text.split(/\s+/)
  const { reference, operation } = operationOf(target, references)
  const response = operation?.responses.find((one) => one.status === status)
  return ofContents(reference, response?.contents, text)
}

function findRequest(text: string, references: readonly ApiReference[]): Target {
  const { reference, operation } = operationOf(text, references)
  return ofContents(reference, operation?.body?.contents, text)
}

function ofContents(
  reference: ApiReference | undefined,
  contents: Content[] | undefined,
  text: string,
): Target {
  const content = contents?.find(({ mediaType }) => mediaType.includes('json')) ?? contents?.[0]
  if (!reference || !content) return { problem: `no document describes '${text}'` }
  if (content.jsonSchema === undefined)
    return { problem: `the document does not describe the shape of '${text}'` }
  const examples = contents?.flatMap((one) => one.examples.map(({ value }) => value)) ?? []
  const texts = examples.filter((value) => typeof value === 'string')
  return { reference, schema: content.jsonSchema, texts }
}

function findSchema(text: string, references: readonly ApiReference[]): Target {
  const { reference, name } = split(text, references)
  const schema = reference?.definitions[name]
  return reference && schema !== undefined
    ? { reference, schema, texts: [] }
    : { problem: `no document has a shape '${text}'` }
}

function findMessage(text: string, references: readonly ApiReference[]): Target {
  const { reference, name } = split(text, references)
  const message = reference?.messages.find((one) => one.name === name)
  return reference && message
    ? { reference, schema: message.jsonSchema, texts: [] }
    : { problem: `no document has a message '${text}'` }
}
