import type { ApiReference, Content, Operation, Parameter } from '../model.ts'
import type { Field } from '../schema-model.ts'

/** A request as a sample sends it, in no language yet. */
export interface SampleRequest {
  method: string
  /** With path parameters, without query. */
  url: string
  query: [name: string, value: string][]
  /** Without `Authorization` and `Content-Type`. */
  headers: [name: string, value: string][]
  /** Sends the access token of the environment variable `ACCESS_TOKEN`. */
  needsToken: boolean
  body?: SampleBody
  /** What the usual response holds. */
  answer: 'json' | 'text' | 'binary' | 'nothing'
}

export type SampleBody =
  | { kind: 'json'; value: unknown }
  | { kind: 'form'; fields: [name: string, value: string][] }
  | { kind: 'multipart'; parts: SamplePart[] }
  | { kind: 'file'; file: string; mediaType: string }

/** A part of a form: a file, or a text. */
export type SamplePart = { name: string; mediaType?: string } & ({ file: string } | { text: string })

/** The request of an operation's samples: its required parameters and the first example of its first body. */
export function sampleRequest(reference: ApiReference, operation: Operation): SampleRequest {
  const { method, parameters, security, body } = operation
  const [server] = operation.servers ?? reference.servers
  const needed = parameters.filter(({ required, place }) => required || place === 'path')
  const of = (place: Parameter['place']) =>
    needed.filter((parameter) => parameter.place === place).flatMap((parameter) => pairs(parameter))
  const path = operation.path.replace(/\{([^}]+)\}/g, (whole, name: string) => {
    const found = parameters.find((parameter) => parameter.place === 'path' && parameter.name === name)
    // A comma separates entries of a list and stays readable.
    return found ? encodeURIComponent(exampleOf(found)).replaceAll('%2C', ',') : whole
  })
  const [content] = body?.contents ?? []
  return {
    method,
    url: `${server?.url ?? ''}${path}`,
    query: of('query'),
    headers: of('header'),
    needsToken: security.length > 0,
    ...(content && { body: bodyOf(content) }),
    answer: method === 'HEAD' ? 'nothing' : answerOf(operation),
  }
}

/** A list is sent once for each entry, or as one text with commas. */
function pairs(parameter: Parameter): [string, string][] {
  const { name, example, explode } = parameter
  if (Array.isArray(example) && explode) return example.map((entry) => [name, String(entry)])
  return [[name, exampleOf(parameter)]]
}

function exampleOf({ example, variants }: Parameter): string {
  const value = example ?? variants[0]?.example ?? ''
  return Array.isArray(value) ? value.join(',') : String(value)
}

function bodyOf({ mediaType, examples, schema, partTypes }: Content): SampleBody {
  const value = examples[0]?.value
  if (/[/+]json$/.test(mediaType)) return { kind: 'json', value }
  const entries = Object.entries((value ?? {}) as Record<string, unknown>)
  if (mediaType === 'application/x-www-form-urlencoded') {
    return { kind: 'form', fields: entries.map(([name, entry]) => [name, textOf(entry)]) }
  }
  if (mediaType === 'multipart/form-data') {
    return {
      kind: 'multipart',
      parts: entries.map(([name, entry]) => part(name, entry, schema?.fields, partTypes)),
    }
  }
  return { kind: 'file', file: textOf(value ?? 'file'), mediaType }
}

function part(name: string, value: unknown, fields: Field[] = [], types: Record<string, string>): SamplePart {
  const schema = fields.find((field) => field.name === name)?.schema
  const isObject = typeof value === 'object'
  // A part may take several types; the sample sends the one of its file.
  const declared = types[name]?.split(',')[0]?.trim()
  const mediaType = declared ?? (isObject ? 'application/json' : undefined)
  const typed = mediaType === undefined ? {} : { mediaType }
  return schema?.format === 'binary'
    ? { name, file: textOf(value), ...typed }
    : { name, text: textOf(value), ...typed }
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function answerOf({ responses }: Operation): SampleRequest['answer'] {
  const usual = responses.find(({ status }) => status.startsWith('2'))
  const [content] = usual?.contents ?? []
  if (!content) return 'nothing'
  if (/[/+]json$/.test(content.mediaType)) return 'json'
  return content.mediaType.startsWith('text/') ? 'text' : 'binary'
}
