import type { Limit } from '../../reference/limit-model.ts'
import { Prose } from '../parts/prose.tsx'
import { Table } from '../parts/table.tsx'
import { useReference } from './context.tsx'

/** How much of something the service takes. */
export function LimitTable({ limits }: { limits: readonly Limit[] }) {
  const { columns } = useReference().texts
  const hasNotes = limits.some(({ note }) => note !== undefined)
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.limit}</th>
          <th scope="col">{columns.value}</th>
          {hasNotes && <th scope="col">{columns.note}</th>}
        </tr>
      </thead>
      <tbody>
        {limits.map(({ name, value, note = '' }) => (
          <tr key={name}>
            <td>
              <Prose text={name} inline />
            </td>
            <td>
              <Prose text={value} inline />
            </td>
            {hasNotes && (
              <td>
                <Prose text={note} inline />
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
