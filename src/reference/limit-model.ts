/** Limits of a service (`x-limits`). */

export interface Limit {
  name: string
  value: string
  note?: string
  /** The same for programs: so many requests in so many seconds. */
  rate?: Rate
}

export interface Rate {
  requests: number
  seconds: number
}
