import type { SecurityNeed, Server } from '../connection-model.ts'
import type { ApiReference, Operation, Parameter } from '../model.ts'
import { needsInWords } from '../security-words.ts'
import { serverAddress } from '../server-address.ts'
import { type Change, isConfirmed, type OperationPair } from './change.ts'

/** Changes in how a request reaches its operation: where it goes, what it proves, how parameters are written. */
export function connectionChanges(pair: OperationPair): Change[] {
  return [...ownServerChanges(pair), ...needChanges(pair), ...formChanges(pair)]
}

/** Servers of the document: one change, whatever the number of its operations. */
export function serverChanges(older: ApiReference, newer: ApiReference): Change[] {
  return addressChange(newer.name, older.servers, newer.servers, true)
}

function ownServerChanges({ older, before, newer, after, operation }: OperationPair): Change[] {
  if (!before.servers && !after.servers) return []
  const [from, to] = [before.servers ?? older.servers, after.servers ?? newer.servers]
  return addressChange(operation, from, to, isConfirmed(before, after))
}

/** An older program can fail when the address that it uses is gone; which one it uses is not known. */
function addressChange(
  operation: string,
  older: readonly Server[],
  newer: readonly Server[],
  confirmed: boolean,
): Change[] {
  const [from, to] = [older.map(serverAddress), newer.map(serverAddress)]
  const gone = from.filter((address) => !to.includes(address))
  const come = to.filter((address) => !from.includes(address))
  if (gone.length === 0 && come.length === 0) return []
  return [
    {
      id: `${operation}: server`,
      operation,
      breaking: gone.length > 0 && confirmed,
      what: 'server',
      ...(gone.length > 0 && { before: gone.join(', ') }),
      ...(come.length > 0 && { after: come.join(', ') }),
    },
  ]
}

/** Another authentication breaks a program unless what it brings is still enough. */
function needChanges({ older, before, newer, after, operation, texts }: OperationPair): Change[] {
  const [from, to] = [carriedBy(older, before.security), carriedBy(newer, after.security)]
  const told = (reference: ApiReference, { security }: Operation) =>
    security.length === 0 ? texts.security.none : needsInWords(reference.security, security, texts.security)
  if (JSON.stringify(from) === JSON.stringify(to)) return []
  const isEnough = from.every((need) => to.some((other) => other.every((part) => need.includes(part))))
  return [
    {
      id: `${operation}: authentication`,
      operation,
      breaking: !isEnough && isConfirmed(before, after),
      what: 'authentication',
      before: told(older, before),
      after: told(newer, after),
    },
  ]
}

/** Each need as what a request carries and the scopes of that: the names of schemes are nobody's business. */
function carriedBy({ security }: ApiReference, needs: readonly SecurityNeed[]): string[][] {
  const carried = needs.map((need) =>
    need.flatMap(({ name, scopes }) => {
      const scheme = security.find((one) => one.name === name)
      const { place, name: key, scheme: form } = scheme?.carrier ?? {}
      const carrier = JSON.stringify(scheme?.carrier ? [place, key, form] : [scheme?.kind])
      return [carrier, ...scopes.map((scope) => `${carrier} ${scope}`)].sort()
    }),
  )
  // Nothing is asked, or nothing is one of the alternatives: the same in another form.
  return carried.length === 0 ? [[]] : carried
}

/** A parameter of the same name that is written in another way. */
function formChanges({ before, after, operation }: OperationPair): Change[] {
  return after.parameters.flatMap((parameter): Change[] => {
    const { name, place } = parameter
    const former = before.parameters.find((one) => one.name === name && one.place === place)
    if (!former || formOf(former) === formOf(parameter)) return []
    return [
      {
        id: `${operation}: parameter form ${name}`,
        operation,
        breaking: isConfirmed(before, after, former, parameter),
        what: 'parameter form',
        before: `${name}: ${formOf(former)}`,
        after: `${name}: ${formOf(parameter)}`,
      },
    ]
  })
}

/** The words of OpenAPI for it. Of a single value it makes no difference whether it is exploded. */
function formOf({ place, style, explode, mediaType, schema }: Parameter): string {
  if (mediaType !== undefined) return mediaType
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple'
  const isCompound = /^(array|map|object)/.test(schema.type)
  return `${style ?? usual}${isCompound && explode ? ', explode' : ''}`
}
