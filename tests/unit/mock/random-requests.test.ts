import { expect, test } from 'vitest'
import { bytesOf, textOf } from '../../../src/mock/bytes.ts'
import { exampleRequest } from '../../../src/mock/example-request.ts'
import type { Exchange, SentRequest } from '../../../src/mock/exchange.ts'
import { Service } from '../../../src/mock/service.ts'
import type { Operation } from '../../../src/reference/model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { everyDocument } from './every-document.ts'
import { mutations } from './mutations.ts'

const documents = (await everyDocument()).filter(({ kind }) => kind === 'http')
const secrets = { access_token: 'token', refresh_token: 'refresh', client_id: 'client' }
const JUNK = [
  '',
  '%',
  '%ff',
  '\u0000',
  '"',
  '{}',
  '[[[[',
  'constructor',
  '__proto__',
  '../..',
  'é𝒳',
  '1e400',
  'null',
  '&=&',
  '\ud800',
]

let seed = 20
function random(limit: number): number {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) & 0x7fffffff
  return (seed >>> 8) % limit
}
const junk = () => JUNK[random(JUNK.length)] ?? ''

/** The request, changed at a place that chance chooses. */
function changed(request: SentRequest): SentRequest {
  const at = random(request.path.length + 1)
  switch (random(7)) {
    case 0:
      return { ...request, path: request.path.slice(0, at) + junk() + request.path.slice(at) }
    case 1:
      return {
        ...request,
        query: [...request.query, [junk(), junk()]],
        search: `${request.search}&${junk()}=${junk()}`,
      }
    case 2:
      return { ...request, headers: { ...request.headers, [random(2) ? 'content-type' : 'accept']: junk() } }
    case 3:
      return { ...request, headers: { ...request.headers, cookie: `${junk()}=${junk()}; ${junk()}` } }
    case 4:
      return { ...request, body: bytesOf(textOf(request.body).slice(0, random(200)) + junk()) }
    case 5:
      return { ...request, headers: { ...request.headers, authorization: junk() } }
    default:
      return { ...request, body: bytesOf(JSON.stringify(mutated(request.body))) }
  }
}

function mutated(body: Uint8Array): unknown {
  try {
    const values = mutations(JSON.parse(textOf(body)))
    return values[random(values.length)]
  } catch {
    return { constructor: 1, ['__proto__']: 2, '\ud800': 3 }
  }
}

function isDocumented({ responses }: Operation, { answer, responseId, isUndocumented }: Exchange): boolean {
  if (isUndocumented) return responseId === undefined
  const response = responses.find(({ id }) => id === responseId)
  const status = String(answer?.status)
  return response?.status === status || /^default$|XX$/i.test(response?.status ?? '')
}

test('Whatever is sent, the answer is one that the document has, or says that it is a guess: 1,500 requests', () => {
  const operations = documents.flatMap((reference) =>
    operationsOf(reference).map((operation) => ({ reference, operation })),
  )
  const services = new Map(documents.map((one) => [one.name, new Service([one], secrets, () => 1e12)]))
  const wrong: string[] = []
  for (let i = 0; i < 1500; i++) {
    const { reference, operation } = operations[random(operations.length)] ?? {}
    if (!reference || !operation) throw new Error('no operation')
    const usual = exampleRequest(reference, operation, secrets)
    const request = random(2) ? changed(usual) : changed(changed(usual))
    const exchange = services.get(reference.name)?.answer(request) as Exchange
    const name = exchange.targets[0]?.split('#')[1]
    const found = operationsOf(reference).find((one) => one.operationId === name)
    if (found && !isDocumented(found, exchange))
      wrong.push(`${name}: ${exchange.answer?.status} ${exchange.responseId}`)
    const isMistaken = exchange.violations.some(({ name }) => name !== 'accept')
    if ((exchange.answer?.status ?? 0) < 300 && isMistaken)
      wrong.push(`${name}: success in spite of mistakes`)
  }
  expect(wrong).toEqual([])
})
