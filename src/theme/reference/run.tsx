import type { Operation } from '../../reference/model.ts'
import { serverAddress } from '../../reference/server-address.ts'
import { ConsoleButton } from '../parts/console-button.tsx'
import { useReference } from './context.tsx'
import styles from './operations.module.css'

/** Opens the console of an operation. */
export function Run({ operation: { id, operationId, servers } }: { operation: Operation }) {
  const { data, reference } = useReference()
  const address = data[operationId]
  if (address === undefined) return null
  const [server] = servers ?? reference.servers
  return (
    <div className={styles['run']}>
      <ConsoleButton data={address} id={`${id}.run`} server={serverAddress(server)} />
    </div>
  )
}
