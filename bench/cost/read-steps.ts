import { z } from 'zod'

const steps = z.record(z.string(), z.object({ wall: z.number(), cpu: z.number() }))

/** What a build wrote to the file that DOCS_BUILD_STEPS names: seconds by step, in the order of the steps. */
export type Steps = z.infer<typeof steps>

/** @throws Error that names the key with an unexpected value */
export function readSteps(text: string): Steps {
  return steps.parse(JSON.parse(text))
}
