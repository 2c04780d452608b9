import type { Operation } from '../../reference/model.ts'
import { ConsoleButton } from '../parts/console-button.tsx'
import { useReference } from './context.tsx'
import styles from './operations.module.css'

/** Opens the console of an operation. */
export function Run({ operation: { id, operationId } }: { operation: Operation }) {
  const address = useReference().data[operationId]
  if (address === undefined) return null
  return (
    <div className={styles['run']}>
      <ConsoleButton data={address} id={`${id}.run`} />
    </div>
  )
}
