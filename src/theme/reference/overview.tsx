import { Authentication } from './authentication.tsx'
import { useReference } from './context.tsx'
import { LimitTable } from './limit-table.tsx'
import { SectionHeading } from './section-heading.tsx'
import { ServerList } from './servers.tsx'

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
  const { reference } = useReference()
  if (reference.servers.length === 0) return null
  return (
    <>
      <SectionHeading name={reference.kind === 'socket' ? 'connection' : 'servers'} />
      <ServerList servers={reference.servers} />
    </>
  )
}
