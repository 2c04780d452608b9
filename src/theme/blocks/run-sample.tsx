import type { ConsoleStep } from '../../reference/operation-data.ts'
import { useFileAddress } from '../page-context.tsx'
import { ConsoleButton } from '../parts/console-button.tsx'

/**
 * Opens the console of a code block, with a step for each operation that its program calls. Written by the content compiler, not by authors.
 * @param steps `ConsoleStep[]` as JSON, addresses without base path
 */
export function RunSample({ id, steps }: { id: string; steps: string }) {
  const address = useFileAddress()
  const all = JSON.parse(steps) as ConsoleStep[]
  const [first] = all
  const addressed = all.map((step) => ({ ...step, address: address(step.address) }))
  return first ? <ConsoleButton data={first.address} id={id} props={{ steps: addressed }} /> : null
}
