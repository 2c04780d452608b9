import type { Action, Channel } from '../../reference/channel-model.ts'
import { headings } from '../parts/heading.tsx'
import { Prose } from '../parts/prose.tsx'
import { MoreIn } from './about.tsx'
import { Bindings } from './bindings.tsx'
import { useReference } from './context.tsx'
import { Fields } from './fields.tsx'
import { Marks } from './marks.tsx'
import { Notes } from './notes.tsx'
import { SectionHeading } from './section-heading.tsx'

/** The addresses of a service that has several, and what is sent over each. */
export function Channels() {
  const { channels = [] } = useReference().reference
  if (channels.length === 0) return null
  return (
    <>
      <SectionHeading name="channels" />
      {channels.map((channel) => (
        <ChannelParts key={channel.id} channel={channel} />
      ))}
    </>
  )
}

function ChannelParts({ channel }: { channel: Channel }) {
  const { about, sections } = useReference().texts
  const {
    id,
    title,
    address,
    summary,
    description,
    servers,
    parameters,
    bindings,
    documents,
    notes,
    others,
    actions,
  } = channel
  return (
    <>
      <headings.h3 id={id}>{title}</headings.h3>
      <p>
        {address === '' ? about.dynamicAddress : <code>{address}</code>}
        <Marks of={channel} />
      </p>
      <Prose text={summary} />
      <Prose text={description} />
      {servers.length > 0 && <p>{`${about.onServers}: ${servers.join(', ')}`}</p>}
      {parameters.length > 0 && <Fields fields={parameters} />}
      <Bindings bindings={bindings} />
      <Notes notes={notes} />
      <MoreIn documents={documents} />
      {others.length > 0 && (
        <p>
          {`${sections.otherMessages}: `}
          <MessageLinks keys={others} />
        </p>
      )}
      {actions.length > 0 && (
        <ul>
          {actions.map((action) => (
            <li key={action.name}>
              <ActionParts action={action} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function ActionParts({ action }: { action: Action }) {
  const { about } = useReference().texts
  const { from, title, summary, description, messages, bindings, documents, notes, reply } = action
  return (
    <>
      <strong>{title}</strong>
      <Marks of={action} />
      <Prose text={summary} />
      <Prose text={description} />
      <p>
        {`${about.sends[from]}: `}
        <MessageLinks keys={messages} />
      </p>
      {reply && (
        <>
          <p>
            {`${about.reply}: `}
            <MessageLinks keys={reply.messages} />
            {reply.address !== '' && (
              <>
                {' '}
                <code>{reply.address}</code>
              </>
            )}
          </p>
          <Prose text={reply.description} />
        </>
      )}
      <Bindings bindings={bindings} />
      <Notes notes={notes} />
      <MoreIn documents={documents} />
    </>
  )
}

function MessageLinks({ keys }: { keys: readonly string[] }) {
  const { messages } = useReference().reference
  const found = keys.flatMap((key) => messages.filter(({ from, pointer }) => `${from} ${pointer}` === key))
  return found.map(({ id, name }, index) => (
    <span key={id}>
      {index > 0 && ', '}
      <a href={`#${id}`}>{name}</a>
    </span>
  ))
}
