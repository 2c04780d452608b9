import type {
  DecoderIndex,
  KnownDocument,
  KnownOperation,
  KnownShape,
} from '../../../reference/decoder-index.ts'
import type { OperationData } from '../../../reference/operation-data.ts'
import { responseOf } from '../../../reference/response-of.ts'
import { operationsOf } from '../../../reference/walk.ts'
import type { Load } from './judge-value.ts'
import { hasStatus } from './rank-shapes.ts'

/** An error of a service, with what its document says to do. */
export interface KnownError {
  document: KnownDocument
  status: string
  /** Markdown: why it comes. */
  cause: string
  /** Markdown: what the caller does about it. */
  remedy: string
  /** Operations that answer with it, and whose document says the same of it. */
  operations: KnownOperation[]
}

/** What each service means by a status: one entry for each cause. */
export async function errorsOfStatus(index: DecoderIndex, load: Load, status: string): Promise<KnownError[]> {
  const found: KnownError[] = []
  for (const document of index.documents) {
    const operations = document.operations.filter((one) =>
      one.statuses.some((known) => hasStatus({ status: known }, status)),
    )
    // All at once: none depends on another.
    const data = (await Promise.all(operations.map((one) => load(one.data)))) as OperationData[]
    for (const [place, operation] of operations.entries()) {
      const { reference } = data[place] as OperationData
      const own = operationsOf(reference).find((one) => one.id === operation.id)
      const response = own && responseOf(own, Number(status))
      if (!response) continue
      const { description: cause, remedy = '' } = response
      const same = found.find(
        (one) => one.document === document && one.remedy === remedy && (remedy !== '' || one.cause === cause),
      )
      if (same) same.operations.push(operation)
      else found.push({ document, status: response.status, cause, remedy, operations: [operation] })
    }
  }
  return found
}

/**
 * Errors in whose examples a text stands: a code such as `invalid_scope`, or a sentence.
 * @param wantedStatus where it is known: that of the answer around it
 */
export function errorsWithText(
  { shapes }: Pick<DecoderIndex, 'shapes'>,
  text: string,
  wantedStatus?: string,
): KnownShape[] {
  const wanted = text.toLowerCase()
  if (wanted.length < 4) return []
  return shapes.filter(({ status, texts = [] }) => {
    if (status === undefined || !/^[45]/.test(status)) return false
    if (wantedStatus !== undefined && !hasStatus({ status }, wantedStatus)) return false
    return texts.some((one) => {
      const known = one.toLowerCase()
      return known === wanted || (known.length > 8 && (wanted.includes(known) || known.startsWith(wanted)))
    })
  })
}
