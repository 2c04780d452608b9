import type { ApiReference } from '../reference/model.ts'
import { variableOf } from '../reference/samples/credentials.ts'
import { atAddress, findOperation, operationsOf } from './addresses.ts'
import { checkBody } from './check-body.ts'
import { checkParameters } from './check-parameters.ts'
import { checkSecrets, type Secrets } from './check-secrets.ts'
import { checkSecurity } from './check-security.ts'
import { chooseAnswer, scalarTexts } from './choose-answer.ts'
import { type Exchange, type Found, type SentRequest, targetOf } from './exchange.ts'
import { keyOf } from './keys.ts'
import { exampleTexts, namesUnknownThing } from './known-values.ts'
import { answerWithStatus } from './write-answer.ts'

/** All services of the documents, with what has happened to their jobs. One sample sees one of them. */
export class Service {
  /** In the order in which an address is looked up. */
  references: readonly ApiReference[]
  /** Access tokens that are valid. */
  readonly tokens: readonly string[]
  private readonly secrets: Secrets
  private readonly asked = new Map<string, number>()
  private readonly deleted = new Set<string>()
  private story: string[] = []
  private readonly known = new Map<string, Set<string>>()

  constructor(references: readonly ApiReference[], secrets: Secrets) {
    this.references = references
    this.secrets = secrets
    this.tokens = [secrets['access_token'] ?? '', ...issuedTokens(references)]
  }

  /** Looks addresses up in some documents first: two versions of an API may share an address. */
  prefer(names: readonly string[]): void {
    const isFirst = ({ name }: ApiReference) => names.includes(name)
    const { references } = this
    this.references = [...references.filter(isFirst), ...references.filter((one) => !isFirst(one))]
  }

  /** Checks one request, answers it and remembers it. */
  answer(request: SentRequest): Exchange {
    const { method, host, path } = request
    const found = findOperation(this.references, method, host, path)
    if (!found) {
      const others = atAddress(this.references, host, path).map(({ operation }) => operation.method)
      const text =
        others.length > 0
          ? `${method} is not described here, only ${others.join(', ')}`
          : 'no operation has this address'
      return {
        request,
        targets: [],
        answer: { status: 501, headers: {}, body: text },
        messages: [],
        violations: [{ place: 'address', kind: others.length > 0 ? 'method' : 'address', text }],
      }
    }
    return this.answerOperation(request, found)
  }

  private answerOperation(request: SentRequest, found: Found): Exchange {
    const { operation } = found
    const reference = this.references.find(({ name }) => name === found.document)
    if (!reference) throw new Error(`No document ${found.document}`)
    const unsafe = checkSecurity(reference, operation, request, {
      tokens: this.tokens,
      user: `${keyOf('API_USER')}:${keyOf('API_PASSWORD')}`,
      keyOf: (name) => keyOf(variableOf({ name })),
    })
    const parameters = checkParameters(reference, found, request)
    const { body, violations: wrongBody } = checkBody(reference, operation, request)
    const wrong = [
      ...parameters.violations,
      ...wrongBody,
      ...checkSecrets(request, body.value, this.secrets, this.knownTexts(reference)),
    ]
    const exchange = {
      request,
      targets: [targetOf(found)],
      messages: [],
      violations: [...unsafe, ...wrong],
      values: { ...parameters.values, ...(body.value !== undefined && { body: body.value }) },
    }
    const refusal = { status: 400, headers: {}, body: '' }
    if (unsafe.length > 0)
      return { ...exchange, answer: answerWithStatus(operation, '401', '403') ?? refusal }
    if (wrong.length > 0) return { ...exchange, answer: answerWithStatus(operation, '400', '422') ?? refusal }

    const address = addressOf(request)
    const isUnknown = this.deleted.has(address) || namesUnknownThing(found, this.knownTexts(reference))
    const earlier = this.count(address, operation.mock.length > 0)
    const situation = { found, request, body: body.value, earlier, isUnknown, story: this.story }
    const { answer, violation } = chooseAnswer(situation)
    if (answer.status < 300) this.remember(request, body.value, address)
    return { ...exchange, answer, violations: violation ? [violation] : [] }
  }

  private remember({ method }: SentRequest, body: unknown, address: string): void {
    if (method === 'DELETE') this.deleted.add(address)
    if (method !== 'POST' && method !== 'PUT') return
    // The examples give every job the same id: a new one begins at its beginning.
    this.asked.clear()
    this.deleted.clear()
    this.story = scalarTexts(body)
  }

  /** HEAD and GET look at the same job: they count together. */
  private count(address: string, counts: boolean): number {
    const earlier = this.asked.get(address) ?? 0
    if (counts) this.asked.set(address, earlier + 1)
    return earlier
  }

  private knownTexts(reference: ApiReference): Set<string> {
    const texts = this.known.get(reference.name) ?? exampleTexts(reference)
    this.known.set(reference.name, texts)
    return texts
  }
}

function addressOf({ host, path, query }: SentRequest): string {
  return `${host}${path}?${new URLSearchParams(query)}`
}

/** What the token endpoints give in their examples. */
function issuedTokens(references: readonly ApiReference[]): string[] {
  const contents = references.flatMap((reference) =>
    operationsOf(reference).flatMap(({ responses }) => responses.flatMap((response) => response.contents)),
  )
  return contents.flatMap(({ examples }) =>
    examples.flatMap(({ value }) => {
      const token = (value as { access_token?: unknown } | null)?.access_token
      return typeof token === 'string' ? [token] : []
    }),
  )
}
