import type { Operation } from '../../reference/model.ts'
import { ConsoleButton } from '../parts/console-button.tsx'
import { useReference } from './context.tsx'

/** Opens the console of an operation. */
export function Run({ operation: { id, operationId } }: { operation: Operation }) {
  const address = useReference().data[operationId]
  return address === undefined ? null : <ConsoleButton data={address} id={`${id}.run`} />
}
