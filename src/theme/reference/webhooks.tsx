import { headings } from '../parts/heading.tsx'
import { useReference } from './context.tsx'
import { OperationParts } from './operation-parts.tsx'
import { SectionHeading } from './section-heading.tsx'

/** Requests that the service sends by itself. */
export function Webhooks() {
  const { webhooks = [] } = useReference().reference
  if (webhooks.length === 0) return null
  return (
    <>
      <SectionHeading name="webhooks" />
      {webhooks.map(({ name, operation }) => (
        <div key={operation.id}>
          <headings.h3 id={operation.id}>{operation.summary || name}</headings.h3>
          <OperationParts operation={operation} isCallback />
        </div>
      ))}
    </>
  )
}
