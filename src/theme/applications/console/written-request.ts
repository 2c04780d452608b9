import type { ApiReference, Content, Operation } from '../../../reference/model.ts'
import { JSON_TYPE, type SampleBody, sampleBody } from '../../../reference/samples/sample-body.ts'
import { type SampleRequest, writeRequest } from '../../../reference/samples/sample-request.ts'
import { type ConsoleValues, isStructured, needsOf, parameterKey } from './console-values.ts'

/** The request that the values of a form stand for, in the form from which the page's samples are written. */
export function writtenRequest(
  reference: ApiReference,
  operation: Operation,
  values: ConsoleValues,
): SampleRequest {
  const servers = operation.servers ?? reference.servers
  const content = operation.body?.contents[values.content]
  const body = content && bodyOf(content, values, reference)
  return writeRequest(reference, operation, {
    server: servers[values.server],
    need: needsOf(operation)[values.need] ?? [],
    parameters: operation.parameters.flatMap((parameter) => {
      const value = values.parameters[parameterKey(parameter)]
      return value === undefined ? [] : [[parameter, value] as const]
    }),
    body,
  })
}

function bodyOf(
  content: Content,
  { body, rawBody }: ConsoleValues,
  { definitions }: ApiReference,
): SampleBody | undefined {
  // What is no JSON is sent as it is written, and the service says so.
  if (rawBody !== undefined)
    return rawBody === ''
      ? undefined
      : { kind: 'text', text: rawBody, mediaType: isStructured(content) ? JSON_TYPE : content.mediaType }
  if (body === undefined) return undefined
  return sampleBody(content, { name: '', value: body }, definitions)
}
