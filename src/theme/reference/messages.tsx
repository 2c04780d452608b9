import type { Message } from '../../reference/model.ts'
import { headings } from '../parts/heading.tsx'
import { Prose } from '../parts/prose.tsx'
import { Table } from '../parts/table.tsx'
import { MoreIn } from './about.tsx'
import { Bindings } from './bindings.tsx'
import { Aside, Columns, Words } from './columns.tsx'
import { useReference } from './context.tsx'
import { Examples } from './examples.tsx'
import { SchemaParts } from './fields.tsx'
import { Marks } from './marks.tsx'
import { Notes } from './notes.tsx'
import { SectionHeading } from './section-heading.tsx'
import { TypeLine } from './type-line.tsx'

/** The media type under which examples of messages are highlighted. */
const JSON_TYPE = 'application/json'

/** What client and server say to each other over a WebSocket: all at a glance, then one by one. */
export function Messages() {
  const { messages } = useReference().reference
  const sent = (from: Message['from']) =>
    messages.filter((message) => message.from === from && !message.isUnsent)
  return (
    <>
      <Sent name="clientMessages" messages={sent('client')} />
      <Sent name="serverMessages" messages={sent('server')} />
      <Sent name="otherMessages" messages={messages.filter(({ isUnsent }) => isUnsent)} />
    </>
  )
}

function Sent({
  name,
  messages,
}: {
  name: 'clientMessages' | 'serverMessages' | 'otherMessages'
  messages: readonly Message[]
}) {
  const { columns } = useReference().texts
  if (messages.length === 0) return null
  return (
    <>
      <SectionHeading name={name} />
      <Table>
        <thead>
          <tr>
            <th scope="col">{columns.message}</th>
            <th scope="col">{columns.meaning}</th>
          </tr>
        </thead>
        <tbody>
          {messages.map((message) => (
            <tr key={message.id}>
              <td>
                <a href={`#${message.id}`}>{message.name}</a>
              </td>
              <td>
                {message.summary}
                <Marks of={message} />
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {messages.map((message) => (
        <MessageParts key={message.id} message={message} />
      ))}
    </>
  )
}

function MessageParts({ message }: { message: Message }) {
  const { texts } = useReference()
  const {
    id,
    name,
    title,
    summary,
    description,
    schema,
    headers,
    contentType,
    bindings,
    documents,
    notes,
    examples,
  } = message
  return (
    <>
      <headings.h3 id={id}>{name}</headings.h3>
      <Columns>
        <Words>
          <p>
            <strong>{[title, summary].filter(Boolean).join('. ')}</strong>
            <Marks of={message} />
          </p>
          <Prose text={description} />
          {contentType !== undefined && (
            <p>
              {`${texts.about.contentType}: `}
              <code>{contentType}</code>
            </p>
          )}
          <Bindings bindings={bindings} />
          <Notes notes={notes} />
          <MoreIn documents={documents} />
          {headers && (
            <>
              <p>{`${texts.headers}:`}</p>
              <SchemaParts schema={headers} owner={name} unfolded />
            </>
          )}
          {schema.fields === undefined && (
            <p>
              <TypeLine schema={schema} />
            </p>
          )}
          {schema.description !== undefined && <Prose text={schema.description} />}
          <SchemaParts schema={schema} owner={name} unfolded />
        </Words>
        {examples.length > 0 && (
          <Aside>
            <Examples examples={examples} ownerId={id} mediaType={JSON_TYPE} firstOpen />
          </Aside>
        )}
      </Columns>
    </>
  )
}
