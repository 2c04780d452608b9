/** How often one address may ask: a bucket of requests that fills up again. */
export interface Rate {
  /** Requests at once. */
  burst: number
  /** Requests that come back each second. */
  perSecond: number
}

/** Addresses that are remembered; the one that has asked longest ago is forgotten first. */
const ADDRESSES = 10_000

/** Counts the requests of each address. */
export class RequestRate {
  readonly #rate: Rate
  readonly #left = new Map<string, { requests: number; at: number }>()

  constructor(rate: Rate) {
    this.#rate = rate
  }

  /**
   * Takes one request.
   * @param now milliseconds
   * @returns seconds to wait when there is none left, else 0
   */
  take(address: string, now = performance.now()): number {
    const { burst, perSecond } = this.#rate
    const before = this.#left.get(address) ?? { requests: burst, at: now }
    const requests = Math.min(burst, before.requests + ((now - before.at) / 1000) * perSecond)
    const taken = requests >= 1
    this.#left.delete(address)
    this.#left.set(address, { requests: taken ? requests - 1 : requests, at: now })
    const [oldest] = this.#left.keys()
    if (this.#left.size > ADDRESSES && oldest !== undefined) this.#left.delete(oldest)
    return taken ? 0 : Math.ceil((1 - requests) / perSecond)
  }
}
