import { Fragment } from 'react'
import type { Callback, Operation } from '../../reference/model.ts'
import { Contents } from './contents.tsx'
import { useReference } from './context.tsx'
import { LimitTable } from './limit-table.tsx'
import { Marks, Method, Name } from './marks.tsx'
import { Parameters } from './parameters.tsx'
import { Prose } from './prose.tsx'
import { RequestLine } from './request-line.tsx'
import { Responses } from './responses.tsx'
import { Samples } from './samples.tsx'

/** Everything about an operation below its heading. */
export function OperationParts({ operation }: { operation: Operation }) {
  const { texts } = useReference()
  const { description, parameters, responses, limits, inferred, deprecated, isNew } = operation
  return (
    <>
      <RequestLine operation={operation} />
      {(inferred || deprecated || isNew) && (
        <p>
          <Marks of={operation} />
        </p>
      )}
      <Prose text={description} />
      <PublishedPaths paths={operation.publishedPaths} />
      <Security names={operation.security} />
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

/** Said only where the section about authentication leaves a question. */
function Security({ names }: { names: readonly string[] }) {
  const { reference, texts } = useReference()
  if (reference.security.length === 0) return null
  if (names.length === 0) return <p>{texts.noAuthentication}</p>
  if (reference.security.length === 1) return null
  return <p>{`${texts.sections.authentication}: ${names.join(', ')}`}</p>
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
                <OperationParts operation={{ ...operation, servers: [] }} />
              </details>
            </dd>
          </Fragment>
        ))}
      </dl>
    </>
  )
}
