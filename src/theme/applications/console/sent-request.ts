import { bytesOf } from '../../../mock/bytes.ts'
import type { SentRequest } from '../../../mock/exchange.ts'
import { PASSWORD_VARIABLE, type Text, USER_VARIABLE } from '../../../reference/samples/credentials.ts'
import { addressOf } from '../../../reference/samples/layout.ts'
import type { SampleBody, SamplePart } from '../../../reference/samples/sample-body.ts'
import type { SampleRequest } from '../../../reference/samples/sample-request.ts'

/** Secrets by the variable in which samples have them: `ACCESS_TOKEN`. */
export type Secrets = Readonly<Record<string, string>>

const BOUNDARY = 'console-boundary'

/** What our sample file holds: the service of the page looks at its name and type, not at its sound or pages. */
const FILE_CONTENT = 'sample'

/** A written request as it arrives at a service. */
export function sentRequest(request: SampleRequest, secrets: Secrets): SentRequest {
  const text = (parts: Text, encode: (part: string) => string = (part) => part) =>
    parts.map((part) => (typeof part === 'string' ? part : encode(secrets[part.variable] ?? ''))).join('')
  const url = new URL(text(addressOf(request), encodeURIComponent))
  const user = `${secrets[USER_VARIABLE] ?? ''}:${secrets[PASSWORD_VARIABLE] ?? ''}`
  const { type, bytes } = bodyOf(request.body)
  const headers: [string, string][] = [
    ...request.headers.map(([name, value]): [string, string] => [name.toLowerCase(), text(value).trim()]),
    ...(request.basic ? [['authorization', `Basic ${base64(user)}`] as [string, string]] : []),
    ...(type === undefined ? [] : [['content-type', type] as [string, string]]),
  ]
  return {
    method: request.method,
    host: url.host,
    path: url.pathname,
    query: [...url.searchParams],
    search: url.search.slice(1),
    headers: Object.fromEntries(headers.filter(([name, value]) => value !== '' || name !== 'authorization')),
    body: bytes,
  }
}

function base64(text: string): string {
  return btoa(String.fromCharCode(...bytesOf(text)))
}

function bodyOf(body: SampleBody | undefined): { type?: string; bytes: Uint8Array } {
  if (!body) return { bytes: new Uint8Array() }
  switch (body.kind) {
    case 'json':
      return { type: body.mediaType, bytes: bytesOf(JSON.stringify(body.value)) }
    case 'text':
      return { type: body.mediaType, bytes: bytesOf(body.text) }
    case 'form':
      return {
        type: 'application/x-www-form-urlencoded',
        bytes: bytesOf(new URLSearchParams(body.fields).toString()),
      }
    case 'multipart':
      return {
        type: `multipart/form-data; boundary=${BOUNDARY}`,
        bytes: bytesOf(`${body.parts.map(partText).join('')}--${BOUNDARY}--\r\n`),
      }
    case 'file':
      return { type: body.mediaType, bytes: bytesOf(FILE_CONTENT) }
  }
}

function partText(part: SamplePart): string {
  const isFile = 'file' in part
  return [
    `--${BOUNDARY}`,
    `Content-Disposition: form-data; name="${part.name}"${isFile ? `; filename="${part.file}"` : ''}`,
    ...(part.mediaType === undefined ? [] : [`Content-Type: ${part.mediaType}`]),
    '',
    isFile ? FILE_CONTENT : part.text,
    '',
  ].join('\r\n')
}
