/** Does a value fit a schema? An empty list says yes; else one entry for each place that does not. */
export type Fits = (value: unknown) => Misfit[]

/** Why a value does not fit. */
export interface Misfit {
  /** JSON pointer in the value. */
  pointer: string
  /** `must be integer`, `is missing field 'id'`, `unknown field 'nam'`. */
  message: string
  /** The field inside the place that is missing or unknown. */
  field?: string
  kind: 'missing' | 'unknown' | 'value'
}
