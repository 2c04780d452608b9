import { Prose } from '../parts/prose.tsx'
import { Table } from '../parts/table.tsx'
import { useReference } from './context.tsx'
import { LimitTable } from './limit-table.tsx'
import styles from './reference.module.css'
import { SectionHeading } from './section-heading.tsx'

/** Where the service is, how a caller proves who it is, and how much it takes. */
export function Overview() {
  const { reference } = useReference()
  return (
    <>
      <Servers />
      <Authentication />
      {reference.limits.length > 0 && (
        <>
          <SectionHeading name="limits" />
          <LimitTable limits={reference.limits} />
        </>
      )}
    </>
  )
}

function Servers() {
  const { reference, texts } = useReference()
  if (reference.servers.length === 0) return null
  return (
    <>
      <SectionHeading name={reference.kind === 'socket' ? 'connection' : 'servers'} />
      <Table>
        <thead>
          <tr>
            <th scope="col">{texts.columns.address}</th>
            <th scope="col">{texts.columns.use}</th>
          </tr>
        </thead>
        <tbody>
          {reference.servers.map(({ url, description }) => (
            <tr key={url}>
              <td className={styles['address']}>
                <code>{url}</code>
              </td>
              <td>
                <Prose text={description} inline />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
    </>
  )
}

function Authentication() {
  const { reference } = useReference()
  if (reference.security.length === 0) return null
  return (
    <>
      <SectionHeading name="authentication" />
      {reference.security.map(({ name, kind, description }) => (
        <div key={name}>
          <p>
            <strong>
              <Prose text={kind} inline />
            </strong>
            {reference.security.length > 1 && ` (${name})`}
          </p>
          <Prose text={description} />
        </div>
      ))}
    </>
  )
}
