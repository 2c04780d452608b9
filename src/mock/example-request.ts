import type { ApiReference, Operation } from '../reference/model.ts'
import {
  PASSWORD_VARIABLE,
  type Text,
  TOKEN_VARIABLE,
  USER_VARIABLE,
} from '../reference/samples/credentials.ts'
import type { SampleBody } from '../reference/samples/sample-body.ts'
import { sampleChoices } from '../reference/samples/sample-choices.ts'
import { type SampleChoice, type SampleRequest, sampleRequest } from '../reference/samples/sample-request.ts'
import { bytesOf, signsOf } from './bytes.ts'
import type { Secrets } from './check-secrets.ts'
import type { SentRequest } from './exchange.ts'
import { writeFormParts } from './form-parts.ts'
import { keyOf } from './keys.ts'

/** The request of an operation's sample, as it is sent: with required parameters, an example as body and the reader's secrets. */
export function exampleRequest(
  reference: ApiReference,
  operation: Operation,
  secrets: Secrets,
  choice: SampleChoice = sampleChoices(operation)[0] ?? { need: [] },
): SentRequest {
  return sentRequest(sampleRequest(reference, operation, choice), (variable) =>
    variable === TOKEN_VARIABLE ? (secrets['access_token'] ?? '') : keyOf(variable),
  )
}

/**
 * A written request as it arrives at a service.
 * @param secretOf what the reader has in a variable
 */
export function sentRequest(sample: SampleRequest, secretOf: (variable: string) => string): SentRequest {
  const written = (text: Text) =>
    text.map((part) => (typeof part === 'string' ? part : secretOf(part.variable))).join('')
  const { host, pathname } = new URL(sample.url)
  const search = [
    ...sample.query.map(({ wire }) => wire),
    ...sample.keys.map(
      ({ name, variable }) => `${encodeURIComponent(name)}=${encodeURIComponent(secretOf(variable))}`,
    ),
  ].join('&')
  const { type, body } = bodyOf(sample.body)
  const user = `${secretOf(USER_VARIABLE)}:${secretOf(PASSWORD_VARIABLE)}`
  const basic = `Basic ${btoa(signsOf(bytesOf(user)))}`
  const headers = [
    ...sample.headers.map(([name, text]): [string, string] => [name.toLowerCase(), written(text)]),
    ...(sample.basic ? [['authorization', basic]] : []),
    ...(type === undefined ? [] : [['content-type', type]]),
  ]
  return {
    method: sample.method,
    host,
    path: pathname,
    query: [...new URLSearchParams(search)],
    search,
    headers: Object.fromEntries(headers) as Record<string, string>,
    body,
  }
}

/** The bytes of a body; a file is some text in its place. */
function bodyOf(body: SampleBody | undefined): { type?: string; body: Uint8Array } {
  switch (body?.kind) {
    case undefined:
      return { body: new Uint8Array() }
    case 'json':
      return { type: body.mediaType, body: bytesOf(JSON.stringify(body.value)) }
    case 'text':
      return { type: body.mediaType, body: bytesOf(body.text) }
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded',
        body: bytesOf(String(new URLSearchParams(body.fields))),
      }
    case 'file':
      return { type: body.mediaType, body: bytesOf(body.file) }
    case 'multipart':
      return writeFormParts(
        body.parts.map((part) => {
          const isFile = 'file' in part
          return {
            name: part.name,
            ...(isFile && { filename: part.file }),
            ...(part.mediaType !== undefined && { type: part.mediaType }),
            bytes: bytesOf(isFile ? part.file : part.text),
          }
        }),
      )
  }
}
