import type { SecurityNeed, Server } from '../connection-model.ts'
import { type Digits, digitsAsTexts, exactJson } from '../exact-json.ts'
import type { ApiReference, Content, Example, Operation, Parameter } from '../model.ts'
import { serverAddress } from '../server-address.ts'
import {
  cookieTexts,
  headerSafe,
  headerText,
  type Pair,
  pathText,
  queryPairs,
  type ValueFormat,
} from '../value-format.ts'
import { type Credentials, credentialsOf, type Text } from './credentials.ts'
import { exampleValue } from './example-value.ts'
import { isJson, mediaTypeName, type SampleBody, sampleBody } from './sample-body.ts'

/** A request as a sample sends it, in no language yet. */
export interface SampleRequest extends Omit<Credentials, 'cookies'> {
  method: string
  /** With path parameters, without query. */
  url: string
  query: Pair[]
  /** Without `Content-Type`. */
  headers: [name: string, value: Text][]
  body?: SampleBody
  /** What the usual response holds. */
  answer: 'json' | 'text' | 'binary' | 'nothing'
}

/** Which of several requests a sample shows: a body by its media type and example, and a way to prove who sends it. */
export interface SampleChoice {
  content?: Content
  example?: Example
  need: SecurityNeed
}

/** OpenAPI leaves these to bodies, answers and security, and ignores a parameter of their name. */
const IGNORED_HEADERS = /^(accept|content-type|authorization)$/i

/** fetch and others refuse a body here. */
const WITHOUT_BODY = /^(GET|HEAD)$/

/** What a request sends. */
export interface RequestValues {
  /** The first one of the operation or the document when absent. */
  server?: Server | undefined
  need: SecurityNeed
  /** Parameters that are sent, each with its value. */
  parameters: readonly (readonly [parameter: Parameter, value: unknown])[]
  body?: SampleBody | undefined
}

/** The request of an operation's sample: its required parameters, and what was chosen. */
export function sampleRequest(
  reference: ApiReference,
  operation: Operation,
  { content, example, need }: SampleChoice,
): SampleRequest {
  const { definitions } = reference
  const needed = operation.parameters.filter(({ required, place }) => required || place === 'path')
  return writeRequest(reference, operation, {
    need,
    parameters: needed.map((parameter) => [parameter, parameterExample(parameter, definitions)]),
    ...(content && { body: sampleBody(content, example, definitions) }),
  })
}

/** The value of a parameter in samples. */
export function parameterExample(
  { example, variants, jsonSchema }: Parameter,
  definitions: ApiReference['definitions'],
): unknown {
  return example ?? variants[0]?.example ?? exampleValue(jsonSchema, definitions)
}

/** A request of an operation with these values. */
export function writeRequest(
  reference: ApiReference,
  operation: Operation,
  { server, need, parameters, body }: RequestValues,
): SampleRequest {
  const { method } = operation
  const [usual] = operation.servers ?? reference.servers
  const of = (place: Parameter['place']) => parameters.filter(([parameter]) => parameter.place === place)
  const path = operation.path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const found = of('path').find(([parameter]) => parameter.name === name)
    return found ? written(...found, pathText) : whole
  })
  const { cookies, headers, ...credentials } = credentialsOf(reference, need)
  const sent = of('cookie').flatMap((one) => written(...one, cookieTexts))
  const cookie = joined([...sent.map((text): Text => [text]), ...cookies])
  return {
    method,
    url: `${serverAddress(server ?? usual)}${path}`,
    query: of('query').flatMap((one) => written(...one, queryPairs)),
    headers: [
      ...headers,
      ...of('header')
        .filter(([{ name }]) => !IGNORED_HEADERS.test(name))
        .map(([parameter, value]): [string, Text] => [parameter.name, [headerOf(parameter, value)]]),
      ...(cookie.length > 0 ? [['Cookie', cookie] as [string, Text]] : []),
    ],
    ...credentials,
    ...(body && !WITHOUT_BODY.test(method) && { body }),
    answer: method === 'HEAD' ? 'nothing' : answerOf(operation),
  }
}

/** The example of a parameter as it is sent; undefined when it is sent as it is shown. */
export function writtenExample(parameter: Parameter): string | undefined {
  const { place, example, style, mediaType } = parameter
  const isPlain = typeof example !== 'object' && style === undefined
  if (example === undefined || example === null || (isPlain && mediaType === undefined)) return undefined
  if (place === 'path') return written(parameter, example, pathText)
  if (place === 'header') return headerOf(parameter, example)
  if (place === 'cookie') return written(parameter, example, cookieTexts).join('; ')
  return written(parameter, example, queryPairs)
    .map(({ wire }) => wire)
    .join('&')
}

/** A value in the style of its parameter, or in a media type. */
function written<T>(
  parameter: Parameter,
  value: unknown,
  write: (name: string, value: unknown, format: ValueFormat) => T,
): T {
  const { name, place, explode, allowReserved = false, mediaType } = parameter
  const digits = digitsOf(parameter, value)
  const usual = place === 'query' || place === 'cookie' ? 'form' : 'simple'
  if (mediaType !== undefined)
    return write(name, textIn(mediaType, value, digits), { style: usual, explode: false, allowReserved })
  return write(name, digitsAsTexts(value, digits), {
    style: parameter.style ?? usual,
    explode,
    allowReserved,
  })
}

function headerOf(parameter: Parameter, value: unknown): string {
  const { mediaType, explode } = parameter
  const digits = digitsOf(parameter, value)
  return mediaType === undefined
    ? headerText(digitsAsTexts(value, digits), { explode })
    : headerSafe(textIn(mediaType, value, digits))
}

/** Those of the document belong to its example. */
function digitsOf({ example, exampleDigits = {} }: Parameter, value: unknown): Digits {
  return value === example ? exampleDigits : {}
}

function textIn(mediaType: string, value: unknown, digits: Digits): string {
  return typeof value === 'string' && !isJson(mediaType) ? value : exactJson(value, digits)
}

/** Cookies in one header; texts that follow each other become one. */
function joined(cookies: readonly Text[]): Text {
  const parts = cookies.flatMap((cookie, index) => (index === 0 ? cookie : ['; ', ...cookie]))
  const text: Text = []
  for (const part of parts) {
    const last = text.at(-1)
    if (typeof last === 'string' && typeof part === 'string') text.splice(-1, 1, last + part)
    else text.push(part)
  }
  return text
}

function answerOf({ responses }: Operation): SampleRequest['answer'] {
  const usual = responses.find(({ status }) => status.startsWith('2'))
  const [content] = usual?.contents ?? []
  if (!content) return 'nothing'
  if (isJson(content.mediaType)) return 'json'
  return /^text\/|[/+]xml$/.test(mediaTypeName(content.mediaType)) ? 'text' : 'binary'
}
