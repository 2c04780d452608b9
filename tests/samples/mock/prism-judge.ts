import { createRequire } from 'node:module'
import { parse } from 'yaml'
import { textOf as bodyText } from '../../../src/mock/bytes.ts'
import type { Exchange } from '../../../src/mock/exchange.ts'
import { mediaTypeName } from '../../../src/reference/samples/sample-body.ts'
import type { DocumentText } from '../api-documents.ts'

/** What of Prism is used; the package has no types that do not bring its functional library along. */
interface PrismHttp {
  getHttpOperationsFromSpec(document: unknown): Promise<unknown[]>
  createInstance(
    config: object,
    components: object,
  ): { request(input: object, operations: unknown[]): () => Promise<Either> }
}
type Either =
  | { _tag: 'Left'; left: Error }
  | { _tag: 'Right'; right: { validations: { input: Finding[]; output: Finding[] } } }
interface Finding {
  message: string
  path?: string[]
  severity: number
}

const require = createRequire(import.meta.url)
const ofPrism = createRequire(require.resolve('@stoplight/prism-cli/package.json'))

/** Another opinion about the mock: what does Prism, as a proxy in front of it, say to a request and its answer? */
export type Judge = (exchange: Exchange) => Promise<string[]>

/** Prism reads each part of a form as a text that is part of a URL: it refuses JSON in it, and many a character. */
const LIMITS_OF_FORMS = /^(?:Reserved characters used in request body|.* must be (?:object|array))$/
/** It takes a text with commas in a path for a list. */
const LIMIT_OF_PATHS = /^Request path parameter \S+ must be string$/

/** @param document an OpenAPI document, as it is written */
export async function prismJudge({ text }: DocumentText): Promise<Judge> {
  const prism = ofPrism('@stoplight/prism-http') as PrismHttp
  const document = parse(text) as { servers?: { url: string }[] }
  const operations = await prism.getHttpOperationsFromSpec(document)
  return async ({ request, answer }) => {
    if (!answer) return []
    const proxy = prism.createInstance(
      {
        isProxy: true,
        upstream: new URL('http://mock.invalid'),
        checkSecurity: true,
        validateRequest: true,
        validateResponse: true,
        errors: true,
      },
      {
        logger: SILENT,
        forward: () => () => async () => ({ _tag: 'Right', right: outputOf(answer, request.method) }),
      },
    )
    const judged = await proxy.request(inputOf(request, document.servers ?? []), operations)()
    if (judged._tag === 'Left') return [judged.left.message]
    const { input, output } = judged.right.validations
    const isForm = /form/.test(request.headers['content-type'] ?? '')
    const wrong = input.filter(
      ({ message }) => !(isForm && LIMITS_OF_FORMS.test(message)) && !LIMIT_OF_PATHS.test(message),
    )
    return [
      ...wrong.map((one) => `request: ${textOf(one)}`),
      ...output.map((one) => `answer: ${textOf(one)}`),
    ]
  }
}

function inputOf(request: Exchange['request'], servers: readonly { url: string }[]): object {
  const { method, host, path, query, headers, body } = request
  const address = `https://${host}${path}`
  const bases = servers.map(({ url }) => url.replace(/\/$/, ''))
  const base = bases.find((url) => address.startsWith(`${url}/`)) ?? `https://${host}`
  const values: Record<string, string | string[]> = {}
  for (const [name, value] of query)
    values[name] = name in values ? [values[name] ?? '', value].flat() : value
  const text = bodyText(body)
  const isJson = mediaTypeName(headers['content-type'] ?? '').includes('json')
  return {
    method: method.toLowerCase(),
    url: { baseUrl: base, path: address.slice(base.length), query: values },
    headers: { ...headers, 'content-length': String(body.length) },
    body: body.length === 0 ? undefined : isJson ? readJson(text) : text,
  }
}

function outputOf({ status, headers, body }: NonNullable<Exchange['answer']>, method: string): object {
  const lower = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]),
  )
  const text = body.toString()
  const isJson = mediaTypeName(lower['content-type'] ?? '').includes('json')
  const shown = method === 'HEAD' || text === '' ? undefined : isJson ? readJson(text) : text
  return { statusCode: status, headers: lower, body: shown }
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

function textOf({ message, path = [] }: Finding): string {
  return path.length > 0 ? `${path.join('.')}: ${message}` : message
}

const SILENT = Object.assign(
  Object.fromEntries(
    ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'success', 'start', 'note'].map((level) => [
      level,
      () => undefined,
    ]),
  ),
  { child: () => SILENT },
) as Record<string, unknown>
