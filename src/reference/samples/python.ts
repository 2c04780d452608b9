import { PASSWORD_VARIABLE, type Text, USER_VARIABLE } from './credentials.ts'
import { indentRest, isPlainQuery, quoted } from './layout.ts'
import { JSON_TYPE, type SampleBody, type SamplePart } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** Methods for which requests has a function. */
const FUNCTIONS = /^(GET|OPTIONS|HEAD|POST|PUT|PATCH|DELETE)$/

/** The request as a Python program that uses requests. */
export function pythonSample(request: SampleRequest): string {
  const { method, url, query, headers, basic, body } = request
  // requests would encode what stands between the entries of a list.
  const isPlain = isPlainQuery(request)
  const address = isPlain ? url : `${url}?${query.map(({ wire }) => wire).join('&')}`
  const own = [
    ...headers.map(([name, value]) => `${quoted(name)}: ${textOf(value)}`),
    ...(body ? contentType(body) : []),
  ]
  const parameters = parametersOf(request, isPlain)
  const options = [
    ...(FUNCTIONS.test(method) ? [] : [quoted(method)]),
    quoted(address),
    ...(basic ? [`auth=(${variable(USER_VARIABLE, '"')}, ${variable(PASSWORD_VARIABLE, '"')})`] : []),
    ...(own.length > 0 ? [`headers=${list('{', own, '}')}`] : []),
    ...(parameters === undefined ? [] : [`params=${parameters}`]),
    ...(body ? [bodyOption(body)] : []),
    'timeout=60',
  ]
  const isSecret = options.some((option) => option.includes('os.environ['))
  return `${isSecret ? 'import os\n\n' : ''}import requests

response = requests.${FUNCTIONS.test(method) ? method.toLowerCase() : 'request'}(
${options.map((option) => `    ${indentRest(option, 4)},`).join('\n')}
)
response.raise_for_status()
${printed(request)}`
}

function contentType(body: SampleBody): string[] {
  const isKnown = body.kind === 'form' || body.kind === 'multipart'
  // requests writes the header for plain JSON and for forms.
  if (isKnown || (body.kind === 'json' && body.mediaType === JSON_TYPE)) return []
  return [`"Content-Type": ${quoted(body.mediaType)}`]
}

function parametersOf({ query, keys }: SampleRequest, isPlain: boolean): string | undefined {
  const pairs = [
    ...(isPlain ? query.map(({ name, value }): [string, string] => [name, quoted(value)]) : []),
    ...keys.map(({ name, variable: secret }): [string, string] => [name, variable(secret, '"')]),
  ]
  return pairs.length === 0 ? undefined : mapping(pairs)
}

/** A name that comes again has no place in a dict. */
function mapping(pairs: readonly [name: string, code: string][]): string {
  const names = new Set(pairs.map(([name]) => name))
  const isList = names.size < pairs.length
  const entries = pairs.map(([name, code]) =>
    isList ? `(${quoted(name)}, ${code})` : `${quoted(name)}: ${code}`,
  )
  return isList ? list('[', entries, ']') : list('{', entries, '}')
}

function bodyOption(body: SampleBody): string {
  if (body.kind === 'json') return `json=${literal(body.value)}`
  if (body.kind === 'text') return `data=${longText(body.text)}.encode()`
  if (body.kind === 'form')
    return `data=${mapping(body.fields.map(([name, value]) => [name, quoted(value)]))}`
  if (body.kind === 'file') return `data=open(${quoted(body.file)}, "rb")`
  return `files=${mapping(body.parts.map((part) => [part.name, tuple(part)]))}`
}

/** Each line of a text in a line of the program. */
function longText(text: string): string {
  const lines = text.split(/(?<=\n)(?!$)/)
  return lines.length === 1 ? quoted(text) : `(\n${lines.map((line) => `    ${quoted(line)}\n`).join('')})`
}

/** requests takes a part as name of the file, content and media type; without a name it is a plain field. */
function tuple(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `, ${quoted(part.mediaType)}`
  return 'file' in part
    ? `(${quoted(part.file)}, open(${quoted(part.file)}, "rb")${type})`
    : `(None, ${quoted(part.text)}${type})`
}

function variable(name: string, quote: '"' | "'"): string {
  return `os.environ[${quote}${name}${quote}]`
}

/** A text with secrets is an f-string, where a brace stands twice. */
function textOf(text: Text): string {
  const [first] = text
  if (text.length === 1 && typeof first === 'object') return variable(first.variable, '"')
  if (text.every((part) => typeof part === 'string')) return quoted(text.join(''))
  const parts = text.map((part) =>
    typeof part === 'string'
      ? quoted(part).slice(1, -1).replace(/[{}]/g, '$&$&')
      : `{${variable(part.variable, "'")}}`,
  )
  return `f"${parts.join('')}"`
}

function printed({ answer }: SampleRequest): string {
  if (answer === 'json') return 'print(response.json())'
  if (answer === 'text') return 'print(response.text)'
  if (answer === 'binary') return 'print(len(response.content), "bytes")'
  return 'print(response.status_code)'
}

/** A JSON value as Python writes it, lines indented by four. */
function literal(value: unknown): string {
  if (value === null || value === undefined) return 'None'
  if (typeof value === 'boolean') return value ? 'True' : 'False'
  if (Array.isArray(value)) return list('[', value.map(literal), ']')
  if (typeof value === 'object')
    return list(
      '{',
      Object.entries(value).map(([key, entry]) => `${quoted(key)}: ${literal(entry)}`),
      '}',
    )
  return typeof value === 'string' ? quoted(value) : String(value)
}

/** Entries on one line where they fit, else one each. */
function list(open: string, entries: string[], close: string): string {
  const line = `${open}${entries.join(', ')}${close}`
  if (line.length <= 70 && !line.includes('\n')) return line
  return `${open}\n${entries.map((entry) => `    ${indentRest(entry, 4)},`).join('\n')}\n${close}`
}
