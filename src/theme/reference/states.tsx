import { LongName } from '../parts/code.tsx'
import { Prose } from '../parts/prose.tsx'
import { Table } from '../parts/table.tsx'
import { useReference } from './context.tsx'
import { SectionHeading } from './section-heading.tsx'
import { StateDiagram } from './state-diagram.tsx'

/** The states of what the service works on, and what leads from one to the other. */
export function States() {
  const { reference, texts } = useReference()
  if (!reference.states) return null
  const { description, states, transitions } = reference.states
  const { columns } = texts
  const isSeen = states.some(({ seen }) => seen !== undefined)
  return (
    <>
      <SectionHeading name="states" />
      <Prose text={description} />
      {transitions.length > 0 && <StateDiagram machine={reference.states} />}
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.state}</th>
            <th scope="col">{columns.meaning}</th>
            {isSeen && <th scope="col">{columns.seen}</th>}
          </tr>
        </thead>
        <tbody>
          {states.map(({ name, description: meaning, seen = '' }) => (
            <tr key={name}>
              <th scope="row">
                <LongName text={name} />
              </th>
              <td>
                <Prose text={meaning} inline />
              </td>
              {isSeen && (
                <td>
                  <Prose text={seen} inline />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </Table>
      {transitions.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{columns.from}</th>
              <th scope="col">{columns.event}</th>
              <th scope="col">{columns.to}</th>
            </tr>
          </thead>
          <tbody>
            {transitions.map(({ from = `(${texts.start})`, event, to }) => (
              <tr key={`${from} ${event} ${to}`}>
                <td>
                  <LongName text={from} />
                </td>
                <td>
                  <Prose text={event} inline />
                </td>
                <td>
                  <LongName text={to} />
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </>
  )
}
