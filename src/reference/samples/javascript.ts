import { addressOf, indentRest } from './layout.ts'
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts'

/** The request as a JavaScript program for Node 20 or later. */
export function javascriptSample(request: SampleRequest): string {
  const { method, headers, needsToken, body, answer } = request
  const files = filesOf(body)
  const own = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the sample
    ...(needsToken ? ['Authorization: `Bearer ${process.env.ACCESS_TOKEN}`'] : []),
    ...headers.map(([name, value]) => `${key(name)}: ${quote(value)}`),
    ...contentType(body),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(own.length > 0 ? [`headers: ${list(own)}`] : []),
    ...(body ? [`body${bodyValue(body)}`] : []),
  ]
  const end =
    options.length > 0 ? `, {\n${options.map((option) => `  ${indentRest(option, 2)},`).join('\n')}\n}` : ''
  return `${files ? "import { openAsBlob } from 'node:fs'\n\n" : ''}${formOf(body)}const response = await fetch(${quote(addressOf(request))}${end})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)
console.log(${printed(answer)})`
}

function filesOf(body: SampleBody | undefined): boolean {
  return body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part))
}

function contentType(body: SampleBody | undefined): string[] {
  if (body?.kind === 'json') return ["'Content-Type': 'application/json'"]
  return body?.kind === 'file' ? [`'Content-Type': ${quote(body.mediaType)}`] : []
}

function bodyValue(body: SampleBody): string {
  if (body.kind === 'json') return `: JSON.stringify(${literal(body.value)})`
  if (body.kind === 'form')
    return `: new URLSearchParams(${list(body.fields.map(([name, value]) => `${key(name)}: ${quote(value)}`))})`
  return body.kind === 'file' ? `: await openAsBlob(${quote(body.file)})` : ''
}

/** The lines that fill a form before it is sent. */
function formOf(body: SampleBody | undefined): string {
  if (body?.kind !== 'multipart') return ''
  return `const body = new FormData()\n${body.parts.map(partLine).join('\n')}\n\n`
}

function partLine(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`
  if ('file' in part)
    return `body.set(${quote(part.name)}, await openAsBlob(${quote(part.file)}${type}), ${quote(part.file)})`
  const value = part.mediaType === undefined ? quote(part.text) : `new Blob([${quote(part.text)}]${type})`
  return `body.set(${quote(part.name)}, ${value})`
}

function printed(answer: SampleRequest['answer']): string {
  if (answer === 'json') return 'await response.json()'
  if (answer === 'text') return 'await response.text()'
  return answer === 'binary' ? "(await response.arrayBuffer()).byteLength, 'bytes'" : 'response.status'
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return list(value.map(literal), '[', ']')
  if (typeof value === 'object' && value !== null)
    return list(Object.entries(value).map(([name, entry]) => `${key(name)}: ${literal(entry)}`))
  return typeof value === 'string' ? quote(value) : String(value)
}

function list(entries: string[], open = '{ ', close = ' }'): string {
  const line = `${open}${entries.join(', ')}${close}`
  if (entries.length === 0) return `${open}${close}`.replaceAll(' ', '')
  if (line.length <= 70 && !line.includes('\n')) return line
  return `${open.trim()}\n${entries.map((entry) => `  ${indentRest(entry, 2)},`).join('\n')}\n${close.trim()}`
}

function key(name: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(name) ? name : quote(name)
}

function quote(text: string): string {
  return `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`
}
