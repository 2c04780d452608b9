import { indentRest, quoted } from './layout.ts'
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts'

/** The request as a Python program that uses requests. */
export function pythonSample(request: SampleRequest): string {
  const { method, url, query, headers, needsToken, body } = request
  const own = [
    ...(needsToken ? [`"Authorization": f"Bearer {os.environ['ACCESS_TOKEN']}"`] : []),
    ...headers.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
    ...(body?.kind === 'file' ? [`"Content-Type": ${quoted(body.mediaType)}`] : []),
  ]
  const options = [
    quoted(url),
    ...(own.length > 0 ? [`headers=${list('{', own, '}')}`] : []),
    ...(query.length > 0 ? [`params=${queryOf(query)}`] : []),
    ...(body ? [bodyOption(body)] : []),
    'timeout=60',
  ]
  return `${needsToken ? 'import os\n\n' : ''}import requests

response = requests.${method.toLowerCase()}(
${options.map((option) => `    ${indentRest(option, 4)},`).join('\n')}
)
response.raise_for_status()
${printed(request)}`
}

function queryOf(query: SampleRequest['query']): string {
  const names = new Set(query.map(([name]) => name))
  // A name that comes again has no place in a dict.
  if (names.size < query.length)
    return list(
      '[',
      query.map(([name, value]) => `(${quoted(name)}, ${quoted(value)})`),
      ']',
    )
  return list(
    '{',
    query.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
    '}',
  )
}

function bodyOption(body: SampleBody): string {
  if (body.kind === 'json') return `json=${literal(body.value)}`
  if (body.kind === 'form')
    return `data=${list(
      '{',
      body.fields.map(([name, value]) => `${quoted(name)}: ${quoted(value)}`),
      '}',
    )}`
  if (body.kind === 'file') return `data=open(${quoted(body.file)}, "rb")`
  return `files=${list(
    '{',
    body.parts.map((part) => `${quoted(part.name)}: ${tuple(part)}`),
    '}',
  )}`
}

/** requests takes a part as name of the file, content and media type; without a name it is a plain field. */
function tuple(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `, ${quoted(part.mediaType)}`
  return 'file' in part
    ? `(${quoted(part.file)}, open(${quoted(part.file)}, "rb")${type})`
    : `(None, ${quoted(part.text)}${type})`
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
