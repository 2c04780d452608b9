import { Fragment, useId } from 'react'
import type { Callback, Operation } from '../../reference/model.ts'
import { isAlike, isOpen, needsInWords, usualNeeds } from '../../reference/security-words.ts'
import { Prose } from '../parts/prose.tsx'
import { MoreIn } from './about.tsx'
import { Answers, hasAnswers } from './answers.tsx'
import { Aside, Columns, Words } from './columns.tsx'
import { Contents } from './contents.tsx'
import { useReference } from './context.tsx'
import { LimitTable } from './limit-table.tsx'
import { Marks, Method, Name } from './marks.tsx'
import { Notes } from './notes.tsx'
import { Parameters } from './parameters.tsx'
import { RequestLine } from './request-line.tsx'
import { Responses } from './responses.tsx'
import { Run } from './run.tsx'
import { hasSamples, Samples } from './samples.tsx'
import { ServerList } from './servers.tsx'

interface OperationPartsProps {
  operation: Operation
  /** The service sends this request: neither our servers nor our authentication concern it. */
  isCallback?: boolean
}

/** Everything about an operation below its heading. */
export function OperationParts({ operation, isCallback = false }: OperationPartsProps) {
  const { codes, texts } = useReference()
  const samplesId = useId()
  const { description, parameters, responses, limits, inferred, deprecated, isNew } = operation
  return (
    <div data-operation="">
      <RequestLine operation={isCallback ? { ...operation, servers: [] } : operation} samplesId={samplesId} />
      {!isCallback && <Run operation={operation} />}
      <Columns>
        <Words>
          {(inferred || deprecated || isNew) && (
            <p>
              <Marks of={operation} />
            </p>
          )}
          <Prose text={operation.ofPath ?? ''} />
          <Prose text={description} />
          <Notes notes={operation.notes} />
          <MoreIn documents={operation.documents} />
          {!isCallback && operation.servers && <ServerList servers={operation.servers} />}
          <PublishedPaths paths={operation.publishedPaths} />
          {!isCallback && <Security operation={operation} />}
          <Parameters parameters={parameters} />
          <RequestBody operation={operation} />
        </Words>
        {(hasSamples(operation, codes) || hasAnswers(responses)) && (
          <Aside>
            <Samples operation={operation} id={samplesId} />
            <Answers responses={responses} />
          </Aside>
        )}
        <Words>
          <Responses responses={responses} />
          <Callbacks callbacks={operation.callbacks} />
          {limits.length > 0 && (
            <>
              <h4>{texts.limits}</h4>
              <LimitTable limits={limits} />
            </>
          )}
        </Words>
      </Columns>
    </div>
  )
}

/** The paths that the service publishes one by one and the document describes as one. */
function PublishedPaths({ paths }: { paths: readonly string[] }) {
  const { texts } = useReference()
  if (paths.length === 0) return null
  return (
    <>
      <p>{`${texts.standsFor}:`}</p>
      <ul>
        {paths.map((path) => (
          <li key={path}>
            <code>{path}</code>
          </li>
        ))}
      </ul>
    </>
  )
}

/** Said only where it is not what most operations need. */
function Security({ operation }: { operation: Operation }) {
  const { reference, texts } = useReference()
  const usual = usualNeeds(reference)
  if (reference.security.length === 0 || (usual && isAlike(operation, { security: usual }))) return null
  if (isOpen(operation)) return <p>{texts.noAuthentication}</p>
  const words = needsInWords(reference.security, operation.security, texts.security)
  return <Prose text={`${texts.sections.authentication}: ${words}`} />
}

function RequestBody({ operation: { id, body } }: { operation: Operation }) {
  const { texts } = useReference()
  if (!body) return null
  return (
    <>
      <h4>
        {texts.body} <em>{body.required ? texts.required : texts.optional}</em>
      </h4>
      <Prose text={body.description} />
      <Contents contents={body.contents} said={body.description} ownerId={id} kind="request" />
    </>
  )
}

/** Requests that the service sends. */
function Callbacks({ callbacks }: { callbacks: readonly Callback[] }) {
  const { texts } = useReference()
  if (callbacks.length === 0) return null
  return (
    <>
      <h4>{texts.callbacks}</h4>
      <dl>
        {callbacks.map(({ name, operation }) => (
          <Fragment key={operation.id}>
            <dt id={operation.id}>
              <Name id={operation.id}>{name}</Name> <span>{operation.summary}</span>
            </dt>
            <dd>
              <details data-details="">
                <summary>
                  <Method name={operation.method} /> <code>{operation.path}</code>
                </summary>
                <OperationParts operation={operation} isCallback />
              </details>
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
