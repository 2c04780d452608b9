import type { Exchange, SentRequest } from '../../../mock/exchange.ts'
import { Service } from '../../../mock/service.ts'
import { valueAt } from '../../../reference/json-pointer.ts'
import type { OperationData } from '../../../reference/operation-data.ts'
import type { FoundOperation } from './find-operation.ts'
import { HIDDEN } from './hide-secrets.ts'
import type { Load } from './judge-value.ts'
import type { PastedRequest } from './pasted.ts'

/** What the service of the page says of a request; a hidden secret counts as a right one. */
export async function checkRequest(
  { operation, address }: FoundOperation,
  request: PastedRequest,
  load: Load,
): Promise<Exchange> {
  const { reference } = (await load(operation.data)) as OperationData
  const exchange = new Service([reference], { access_token: HIDDEN }).answer(sentRequest(request, address))
  const { values = {} } = exchange
  // What was hidden is taken for right.
  const violations = exchange.violations.filter(
    ({ place, name, pointer = '' }) =>
      valueAt(place === 'body' ? values['body'] : values[`${place} ${name}`], pointer) !== HIDDEN,
  )
  return { ...exchange, violations }
}

/** A request in the form that services read; variables of a shell stand for secrets and files. */
export function sentRequest(request: PastedRequest, address: URL): SentRequest {
  const headers = Object.fromEntries(
    request.headers.map(([name, value]) => [name, name === 'authorization' ? authorization(value) : value]),
  )
  const form = request.parts && formOf(request.parts)
  return {
    method: request.method,
    host: address.host,
    path: address.pathname,
    query: [...address.searchParams],
    search: address.search.slice(1),
    headers: {
      ...headers,
      ...(form && { 'content-type': `multipart/form-data; boundary=${form.boundary}` }),
    },
    body: new TextEncoder().encode(form?.text ?? request.body ?? ''),
  }
}

function authorization(value: string): string {
  return /^bearer\s+\S/i.test(value) ? `Bearer ${HIDDEN}` : value
}

function formOf(parts: NonNullable<PastedRequest['parts']>): { text: string; boundary: string } {
  const boundary = 'part-of-the-decoder'
  const lines = parts.flatMap(({ name, value, file, type }) => [
    `--${boundary}`,
    `content-disposition: form-data; name="${name}"${file ? `; filename="${value.split('/').at(-1)}"` : ''}`,
    ...((type ?? (file ? 'application/octet-stream' : undefined))
      ? [`content-type: ${type ?? 'application/octet-stream'}`]
      : []),
    '',
    file ? 'content of the file' : value,
  ])
  return { text: `${[...lines, `--${boundary}--`].join('\r\n')}\r\n`, boundary }
}
