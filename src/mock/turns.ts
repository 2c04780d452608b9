import type { Operation } from '../reference/model.ts'
import { scalarTexts } from './choose-answer.ts'
import type { SentRequest } from './exchange.ts'

/** The memory of a service without a clock: each question takes as long as the job (`x-mock`). One sample sees one job. */
export class Turns {
  private readonly asked = new Map<string, number>()
  private readonly deleted = new Set<string>()
  /** Values that the last request which started something has sent. */
  story: readonly string[] = []

  /** Whether a thing has been deleted. */
  isDeleted(request: SentRequest): boolean {
    return this.deleted.has(addressOf(request))
  }

  /** How often an address has been asked before. HEAD and GET look at the same job: they count together. */
  earlier(request: SentRequest, { mock }: Operation): number {
    const address = addressOf(request)
    const earlier = this.asked.get(address) ?? 0
    if (mock.length > 0) this.asked.set(address, earlier + 1)
    return earlier
  }

  /** Takes note of a request that was answered well. */
  happened(request: SentRequest, body: unknown): void {
    const { method } = request
    if (method === 'DELETE') this.deleted.add(addressOf(request))
    if (method !== 'POST' && method !== 'PUT') return
    // The examples give every job the same id: a new one begins at its beginning.
    this.asked.clear()
    this.deleted.clear()
    this.story = scalarTexts(body)
  }
}

function addressOf({ host, path, query }: SentRequest): string {
  return `${host}${path}?${new URLSearchParams(query)}`
}
