import type { Rate } from '../reference/limit-model.ts'
import type { ApiReference, Operation } from '../reference/model.ts'

/** Counts requests against the limits that documents give in numbers. */
export class Rates {
  private readonly times = new Map<Rate, number[]>()

  /**
   * Counts one request, unless a limit of its document or its operation is used up.
   * @returns seconds until there is room again; undefined when there is room
   */
  take({ limits }: ApiReference, operation: Operation, now: number): number | undefined {
    const rates = [...limits, ...operation.limits].flatMap(({ rate = [] }) => rate)
    const waits = rates.map((rate) => {
      const recent = (this.times.get(rate) ?? []).filter((time) => time > now - rate.seconds * 1000)
      this.times.set(rate, recent)
      const oldest = recent.at(-rate.requests)
      return oldest === undefined ? 0 : Math.ceil((oldest + rate.seconds * 1000 - now) / 1000)
    })
    const wait = Math.max(0, ...waits)
    if (wait > 0) return wait
    for (const rate of rates) this.times.get(rate)?.push(now)
    return undefined
  }
}
