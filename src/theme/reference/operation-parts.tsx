import { Fragment } from 'react'
import type { Callback, Operation } from '../../reference/model.ts'
import { operationsOf } from '../../reference/walk.ts'
import { Prose } from '../parts/prose.tsx'
import { MoreIn } from './about.tsx'
import { Contents } from './contents.tsx'
import { useReference } from './context.tsx'
import { LimitTable } from './limit-table.tsx'
import { Marks, Method, Name } from './marks.tsx'
import { Parameters } from './parameters.tsx'
import { RequestLine } from './request-line.tsx'
import { Responses } from './responses.tsx'
import { Samples } from './samples.tsx'

interface OperationPartsProps {
  operation: Operation
  /** The service sends this request: neither our servers nor our authentication concern it. */
  isCallback?: boolean
}

/** Everything about an operation below its heading. */
export function OperationParts({ operation, isCallback = false }: OperationPartsProps) {
  const { texts } = useReference()
  const { description, parameters, responses, limits, inferred, deprecated, isNew } = operation
  return (
    <>
      <RequestLine operation={isCallback ? { ...operation, servers: [] } : operation} />
      {(inferred || deprecated || isNew) && (
        <p>
          <Marks of={operation} />
        </p>
      )}
      <Prose text={operation.ofPath ?? ''} />
      <Prose text={description} />
      <MoreIn documents={operation.documents} />
      <PublishedPaths paths={operation.publishedPaths} />
      {!isCallback && <Security names={operation.security} />}
      <Parameters parameters={parameters} />
      <RequestBody operation={operation} />
      <Samples operation={operation} />
      <Responses responses={responses} />
      <Callbacks callbacks={operation.callbacks} />
      {limits.length > 0 && (
        <>
          <h4>{texts.limits}</h4>
          <LimitTable limits={limits} />
        </>
      )}
    </>
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
function Security({ names }: { names: readonly string[] }) {
  const { reference, texts } = useReference()
  const all = operationsOf(reference).map(({ security }) => security.join())
  const alike = all.filter((security) => security === names.join()).length
  if (reference.security.length === 0 || alike > all.length / 2) return null
  if (names.length === 0) return <p>{texts.noAuthentication}</p>
  const kinds = names.map((name) => reference.security.find((scheme) => scheme.name === name)?.kind ?? name)
  return <p>{`${texts.sections.authentication}: ${kinds.join(', ')}`}</p>
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
