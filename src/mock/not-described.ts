import type { ApiReference } from '../reference/model.ts'
import { atAddress } from './addresses.ts'
import type { Exchange, SentRequest } from './exchange.ts'

/** The answer to a request that no document describes: no service would give it, so the status is one that no document has. */
export function notDescribed(references: readonly ApiReference[], request: SentRequest): Exchange {
  const { method, host, path } = request
  const others = atAddress(references, host, path).map(({ operation }) => operation.method)
  const isMethod = others.length > 0
  const text = isMethod
    ? `${method} is not described here, only ${others.join(', ')}`
    : 'no operation has this address'
  return {
    request,
    targets: [],
    answer: { status: 501, headers: {}, body: text },
    isUndocumented: true,
    messages: [],
    violations: [{ place: 'address', kind: isMethod ? 'method' : 'address', text }],
  }
}
