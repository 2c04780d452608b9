import { isError, statusOfWords } from '../../../config/status-words.ts'
import type { Exchange } from '../../../mock/exchange.ts'
import type { DecoderIndex, KnownDocument, KnownShape } from '../../../reference/decoder-index.ts'
import { codesIn } from '../../../reference/error-codes.ts'
import { isObject } from '../../../reference/named-object.ts'
import type { OperationData } from '../../../reference/operation-data.ts'
import { operationsOf } from '../../../reference/walk.ts'
import { checkRequest } from './check-request.ts'
import { errorsOfStatus, errorsWithText, type KnownError } from './find-errors.ts'
import { type FoundOperation, findOperations, findSockets } from './find-operation.ts'
import { type FoundSection, sectionsAbout } from './find-sections.ts'
import { withoutSecrets } from './hide-secrets.ts'
import { type Judged, type Load, type Recognised, recogniseValue, schemaOf } from './judge-value.ts'
import type { Pasted, PastedRequest } from './pasted.ts'
import { rankTexts } from './rank-shapes.ts'
import { readPasted } from './read-pasted.ts'

/** What a pasted text is. */
export interface Decoded {
  /** How it was read. */
  pasted: Pasted
  /** Of an answer or error. */
  status?: string
  /** Of a body or message; of several messages one for each. */
  values: { value: unknown; found: Recognised }[]
  request?: DecodedRequest
  /** Of an answer or error, by service. */
  errors: KnownError[]
  headers: DecodedHeader[]
  /** Of the page of errors. */
  sections: FoundSection[]
}

export interface DecodedRequest {
  request: PastedRequest
  target?: FoundOperation
  /** What the service of the page says. */
  exchange?: Exchange
  /** Other operations at this address. */
  others: FoundOperation[]
  sockets: KnownDocument[]
}

/** A header that a document describes. */
export interface DecodedHeader {
  name: string
  value: string
  document: KnownDocument
  id: string
  route: string
  words: string
}

/** Messages of one text that are looked at. */
const MESSAGES = 20
/** Documents that describe one header. */
const PER_HEADER = 4

/** Finds out what a text is: reads it, looks its names up, loads what it needs of the documents, and compares. */
export async function decode(text: string, index: DecoderIndex, load: Load): Promise<Decoded> {
  const plain = withoutSecrets(text)
  const pasted = readPasted(plain)
  const all: Decoded = {
    pasted,
    values: [],
    errors: [],
    headers: [],
    sections: [],
  }
  if (pasted.kind === 'request') all.request = await decodeRequest(pasted.request, index, load)
  if (pasted.kind === 'answer') all.headers = await decodeHeaders(pasted.headers, index, load)
  const body = pasted.kind === 'answer' ? pasted.body : pasted
  const values =
    body?.kind === 'value' ? [body.value] : body?.kind === 'values' ? body.values.slice(0, MESSAGES) : []
  const stated = pasted.kind === 'answer' || pasted.kind === 'status' ? pasted.status : undefined
  const status = stated ?? statusInside(values)
  if (status !== undefined) all.status = status
  for (const value of values)
    all.values.push({ value, found: await recogniseValue(index, load, value, status) })
  if (body?.kind === 'text') {
    const shapes = [
      ...rankTexts(index, body.text, body.mediaType, status).map(({ shape }) => shape),
      ...errorsWithText(index, body.text, status),
    ]
    const best = await Promise.all(
      [...new Set(shapes)].slice(0, MESSAGES).map((shape) => judgedText(shape, index, load)),
    )
    if (best.length > 0) all.values.push({ value: body.text, found: { best, versions: [] } })
  }
  const isFound = all.values.some(({ found: { best } }) => best.length > 0)
  if (status !== undefined && /^[45]/.test(status) && !isFound)
    all.errors = await errorsOfStatus(index, load, status)
  const [shape] = all.values.flatMap(({ found }) => found.best.map((one) => one.shape))
  const about = status ?? shape?.status
  if (about === undefined ? shape === undefined : isError(about))
    all.sections = sectionsAbout(index, about, codesOf(pasted, values))
  return all
}

/** Codes that a text is about, in lower case: names of headers, texts of fields. */
function codesOf(pasted: Pasted, values: readonly unknown[]): string[] {
  const body = pasted.kind === 'answer' ? pasted.body : pasted
  const headers = pasted.kind === 'answer' ? pasted.headers : []
  const texts = values.flatMap((value) => (isObject(value) ? Object.values(value) : []))
  if (body?.kind === 'text') texts.push(body.text)
  const said = [...texts.filter((one) => typeof one === 'string'), ...headers.map(([, value]) => value)]
  return [...headers.map(([name]) => name), ...said.flatMap(codesIn)]
}

/** The status that the words of an error are the name of: `{"message":"Unauthorized"}`. */
function statusInside([value, ...others]: readonly unknown[]): string | undefined {
  if (others.length > 0 || !isObject(value)) return undefined
  const words = [value['message'], value['detail'], value['error'], value['title']]
  return words.map((one) => (typeof one === 'string' ? statusOfWords(one) : undefined)).find(Boolean)
}

async function judgedText(shape: KnownShape, index: DecoderIndex, load: Load): Promise<Judged> {
  const document = index.documents[shape.document]
  if (!document) throw new Error('The index of the decoder names no document.')
  return { shape, document, points: 1, misfits: [], ...(await schemaOf(shape, document, load)) }
}

async function decodeRequest(
  request: PastedRequest,
  index: DecoderIndex,
  load: Load,
): Promise<DecodedRequest> {
  const sockets = findSockets(index, request.address)
  const operations = findOperations(index, request)
  const [target] = operations
  const others = operations.slice(1, 6)
  if (!target) return { request, others, sockets }
  const exchange = target.otherMethod ? undefined : await checkRequest(target, request, load)
  return { request, target, others, sockets, ...(exchange && { exchange }) }
}

async function decodeHeaders(
  headers: readonly [string, string][],
  index: DecoderIndex,
  load: Load,
): Promise<DecodedHeader[]> {
  const all: DecodedHeader[] = []
  for (const [name, value] of headers) {
    const places = index.documents.flatMap((document) => {
      const operation = document.operations.find((one) => name in one.headers)
      return operation ? [{ document, operation }] : []
    })
    for (const { document, operation } of places.slice(0, PER_HEADER)) {
      const { reference } = (await load(operation.data)) as OperationData
      const id = operation.headers[name] ?? ''
      const described = operationsOf(reference).flatMap(({ parameters, responses }) => [
        ...parameters,
        ...responses.flatMap((response) => response.headers),
      ])
      const words = described.find((one) => one.id === id)?.description ?? ''
      all.push({ name, value, document, id, route: operation.route, words })
    }
  }
  return all
}
