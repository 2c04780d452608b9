import { exemptionOf } from './exemptions.ts'
import type { StepResult } from './run/terminal.ts'
import { isBound, showsRequest } from './shows-request.ts'
import type { Fence } from './site-fences.ts'

/** How the samples that show a request are checked; one may be bound and executed. */
export interface Coverage {
  shown: Fence[]
  bound: Fence[]
  executed: Fence[]
  exempt: Fence[]
  /** Nobody checks these. */
  open: Fence[]
}

/** Sorts the fences that show a request. */
export function coverageOf(
  fences: readonly Fence[],
  results: readonly StepResult[],
  hosts: readonly string[],
): Coverage {
  const run = new Set(results.flatMap(({ step }) => step.involved))
  const isExempt = (fence: Fence) => exemptionOf(fence) !== undefined
  const shown = fences.filter(
    (fence) => isBound(fence) || run.has(fence) || isExempt(fence) || showsRequest(fence, hosts),
  )
  const bound = shown.filter(isBound)
  const executed = shown.filter((fence) => run.has(fence))
  const exempt = shown.filter(isExempt)
  const open = shown.filter((fence) => !isBound(fence) && !run.has(fence) && !isExempt(fence))
  return { shown, bound, executed, exempt, open }
}
