import { around, type PartOf } from '../walk.ts'

/** What a part is, for messages to authors: `request body of startJob`, `response 404 of readJob`, `message Hello`. */
export function partInWords(part: PartOf<'content' | 'parameter' | 'message'>): string {
  if (part.kind === 'message') return `message ${part.of.name}`
  const operation = around(part, 'operation')?.of
  const name = operation?.operationId || operation?.id
  if (part.kind === 'parameter') return `parameter ${part.of.name} of ${name}`
  const response = around(part, 'response')?.of
  return response ? `response ${response.status} of ${name}` : `request body of ${name}`
}
