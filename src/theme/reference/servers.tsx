import type { Server, ServerVariable } from '../../reference/connection-model.ts'
import { Code } from '../parts/code.tsx'
import { Prose } from '../parts/prose.tsx'
import { Table } from '../parts/table.tsx'
import { Bindings } from './bindings.tsx'
import { useReference } from './context.tsx'
import { Notes } from './notes.tsx'

/** Addresses with their use, and what may stand for the names in them. */
export function ServerList({ servers }: { servers: readonly Server[] }) {
  const { columns } = useReference().texts
  return (
    <Table>
      <thead>
        <tr>
          <th scope="col">{columns.address}</th>
          <th scope="col">{columns.use}</th>
        </tr>
      </thead>
      <tbody>
        {servers.map((server) => (
          <tr key={server.url}>
            <td>
              <Code>{server.url}</Code>
            </td>
            <td>
              <Prose text={server.description} inline />
              <Variables variables={server.variables ?? []} />
              <Notes notes={server.notes} />
              <Bindings bindings={server.bindings} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  )
}

function Variables({ variables }: { variables: readonly ServerVariable[] }) {
  const { texts } = useReference()
  if (variables.length === 0) return null
  return (
    <ul>
      {variables.map(({ name, description, default: value, values }) => (
        <li key={name}>
          <Code>{`{${name}}`}</Code>
          {description !== '' && ': '}
          <Prose text={description} inline />
          {` · ${texts.default}: `}
          <Code>{value}</Code>
          {values.length > 0 && ` · ${texts.allowed}: `}
          {values.map((allowed, index) => (
            <span key={allowed}>
              {index > 0 && ', '}
              <Code>{allowed}</Code>
            </span>
          ))}
        </li>
      ))}
    </ul>
  )
}
