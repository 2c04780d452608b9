import type { DecoderIndex, KnownShape } from '../../../reference/decoder-index.ts'
import type { DecoderTexts } from '../../../texts/application-texts.ts'
import { filled } from '../filled.ts'

/** `Response 404 of GET /jobs/{job_id}`; without its document. */
export function shapeName({ documents }: DecoderIndex, shape: KnownShape, words: DecoderTexts): string {
  const operation = documents[shape.document]?.operations[shape.operation ?? -1]
  return filled(words.parts[shape.part], {
    operation: operation ? `${operation.method} ${operation.path}` : '',
    status: shape.status ?? '',
    name: shape.name ?? '',
  })
}
