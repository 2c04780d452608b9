import type { Answer, SentRequest } from '../../../mock/exchange.ts'
import type { SampleRequest } from '../../../reference/samples/sample-request.ts'

/**
 * Sends a request to the real host, with what the reader has typed and nothing that the browser keeps.
 * @throws Error when the host cannot be reached or does not let pages of other hosts call it: a browser does not say which
 */
export async function askHost({ method, host, path, search, headers, body }: SentRequest): Promise<Answer> {
  const response = await fetch(`https://${host}${path}${search ? `?${search}` : ''}`, {
    method,
    headers,
    ...(body.length > 0 && { body: new Uint8Array(body) }),
    cache: 'no-store',
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  })
  const text = await response.text()
  const type = response.headers.get('content-type')
  // Names as documents write them: the answer is shown by its media type.
  const others = [...response.headers].filter(([name]) => name !== 'content-type')
  return {
    status: response.status,
    headers: { ...(type !== null && { 'Content-Type': type }), ...Object.fromEntries(others) },
    body: text,
  }
}

/** Whether a request brings a file, in whose place the console has only its name. */
export function bringsFile({ body }: SampleRequest): boolean {
  return body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part))
}
