import type { SecurityNeed } from '../../../reference/connection-model.ts'
import { exactJson } from '../../../reference/exact-json.ts'
import type { ApiReference, Content, Operation, Parameter } from '../../../reference/model.ts'
import { exampleValue } from '../../../reference/samples/example-value.ts'
import { isJson } from '../../../reference/samples/sample-body.ts'
import { sampleChoices } from '../../../reference/samples/sample-choices.ts'
import { parameterExample } from '../../../reference/samples/sample-request.ts'

/** Everything that a form holds but credentials: it may be stored in an address. */
export interface ConsoleValues {
  /** Which server. */
  server: number
  /** Which way to prove who sends it. */
  need: number
  /** By place and name: `query job_id`; what is absent is not sent. */
  parameters: Readonly<Record<string, unknown>>
  /** Which media type of the body. */
  content: number
  /** Undefined when no body is sent. */
  body: unknown
  /** The body as a text, while the reader writes one that is no JSON, or where it is no JSON at all. */
  rawBody?: string
}

/** `query job_id` */
export function parameterKey({ place, name }: Pick<Parameter, 'place' | 'name'>): string {
  return `${place} ${name}`
}

/** The ways to prove who sends a request, in the order of the samples. */
export function needsOf(operation: Operation): SecurityNeed[] {
  const needs = sampleChoices(operation).map(({ need }) => need)
  return [...new Set(needs)]
}

/** What a form begins with: the request of the first sample. */
export function firstValues(reference: ApiReference, operation: Operation): ConsoleValues {
  const { definitions } = reference
  const needed = operation.parameters.filter(({ required, place }) => required || place === 'path')
  return {
    server: 0,
    need: 0,
    parameters: Object.fromEntries(
      needed.map((parameter) => [parameterKey(parameter), parameterExample(parameter, definitions)]),
    ),
    content: 0,
    body: firstBody(operation.body?.contents[0], reference),
  }
}

/** The example of a body, or the least that its shape allows. */
export function firstBody(content: Content | undefined, { definitions }: ApiReference): unknown {
  if (!content) return undefined
  const [example] = content.examples
  return example ? example.value : exampleValue(content.jsonSchema ?? true, definitions)
}

/** Whether a body is asked for part by part; any other one is a text or a file. */
export function isStructured({ mediaType }: Content): boolean {
  return isJson(mediaType) || /^(multipart\/form-data|application\/x-www-form-urlencoded)\b/i.test(mediaType)
}

/** The body as it stands in the raw field. */
export function bodyText(body: unknown): string {
  return body === undefined ? '' : exactJson(body, {}, 2)
}
