import { Fragment } from 'react'
import type { ResponseLink } from '../../reference/link-model.ts'
import { operationsOf } from '../../reference/walk.ts'
import { Link } from '../parts/link.tsx'
import { Prose } from '../parts/prose.tsx'
import { useReference } from './context.tsx'

/** Operations that take values of a response, and which. */
export function ResponseLinks({ links = [] }: { links?: readonly ResponseLink[] | undefined }) {
  const { reference, texts } = useReference()
  if (links.length === 0) return null
  return (
    <>
      <p>{`${texts.links}:`}</p>
      <ul>
        {links.map(({ name, operation, parameters, body, server, description }) => {
          const all = reference.index?.groups.flatMap(({ operations }) => operations)
          const target = (all ?? operationsOf(reference)).find(
            ({ operationId, pointer }) => operationId === operation || `#${pointer}` === operation,
          )
          const given = body === undefined ? parameters : [...parameters, [texts.body, body] as const]
          return (
            <li key={name}>
              {target ? <Link href={`#${target.id}`}>{target.summary}</Link> : <code>{operation}</code>}
              {` (${name})`}
              {given.map(([parameter, value], index) => (
                <Fragment key={parameter}>
                  {index === 0 ? ': ' : ', '}
                  <code>{`${parameter} = ${value}`}</code>
                </Fragment>
              ))}
              {server !== undefined && (
                <>
                  {' · '}
                  <code>{server}</code>
                </>
              )}
              {description !== '' && '. '}
              <Prose text={description} inline />
            </li>
          )
        })}
      </ul>
    </>
  )
}
