import type { Fence } from './site-fences.ts'

/** A sample that is neither bound nor executed. Each was read by a person; a Shell sample cannot stand here. */
export interface Exemption {
  page: string
  /** The file name of the sample, or how its code begins. */
  sample: string
  reason: string
}

export const EXEMPTIONS: readonly Exemption[] = []

export function exemptionOf(fence: Fence): Exemption | undefined {
  return EXEMPTIONS.find(({ page, sample }) => {
    return page === fence.page && (fence.options.filename === sample || fence.code.startsWith(sample))
  })
}
