import { PASSWORD_VARIABLE, type Text, USER_VARIABLE } from './credentials.ts'
import { addressOf, indentRest } from './layout.ts'
import type { SampleBody, SamplePart } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** The request as a JavaScript program for Node 20 or later. */
export function javascriptSample(request: SampleRequest): string {
  const { method, headers, basic, keys, body, answer } = request
  const files = filesOf(body)
  const own = [
    // biome-ignore lint/suspicious/noTemplateCurlyInString: part of the sample
    ...(basic ? ['Authorization: `Basic ${credentials}`'] : []),
    ...headers.map(([name, value]) => `${key(name)}: ${textOf(value)}`),
    ...contentType(body),
  ]
  const options = [
    ...(method === 'GET' ? [] : [`method: '${method}'`]),
    ...(own.length > 0 ? [`headers: ${list(own)}`] : []),
    ...(body ? [`body${bodyValue(body)}`] : []),
  ]
  const end =
    options.length > 0 ? `, {\n${options.map((option) => `  ${indentRest(option, 2)},`).join('\n')}\n}` : ''
  const address = textOf(addressOf(request), keys.length > 0 ? 'encodeURIComponent' : '')
  return `${files ? "import { openAsBlob } from 'node:fs'\n\n" : ''}${basic ? CREDENTIALS : ''}${formOf(body)}const response = await fetch(${address}${end})
if (!response.ok) throw new Error(\`\${response.status} \${await response.text()}\`)
console.log(${printed(answer)})`
}

const CREDENTIALS = `const user = \`\${process.env.${USER_VARIABLE}}:\${process.env.${PASSWORD_VARIABLE}}\`
const credentials = Buffer.from(user).toString('base64')\n`

function filesOf(body: SampleBody | undefined): boolean {
  return body?.kind === 'file' || (body?.kind === 'multipart' && body.parts.some((part) => 'file' in part))
}

function contentType(body: SampleBody | undefined): string[] {
  // fetch writes the header for forms.
  if (!body || body.kind === 'form' || body.kind === 'multipart') return []
  return [`'Content-Type': ${quote(body.mediaType)}`]
}

function bodyValue(body: SampleBody): string {
  if (body.kind === 'json') return `: JSON.stringify(${literal(body.value)})`
  if (body.kind === 'text') return `: ${longText(body.text)}`
  if (body.kind === 'form') return `: new URLSearchParams(${fieldsOf(body.fields)})`
  return body.kind === 'file' ? `: await openAsBlob(${quote(body.file)})` : ''
}

/** A name that comes again has no place in an object. */
function fieldsOf(fields: readonly [name: string, value: string][]): string {
  const names = new Set(fields.map(([name]) => name))
  return names.size < fields.length
    ? list(
        fields.map(([name, value]) => `[${quote(name)}, ${quote(value)}]`),
        '[',
        ']',
      )
    : list(fields.map(([name, value]) => `${key(name)}: ${quote(value)}`))
}

/** Each line of a text in a line of the program. */
function longText(text: string): string {
  const lines = text.split('\n')
  return lines.length === 1 ? quote(text) : `${list(lines.map(quote), '[', ']')}.join('\\n')`
}

/** The lines that fill a form before it is sent. */
function formOf(body: SampleBody | undefined): string {
  if (body?.kind !== 'multipart') return ''
  const names = body.parts.map(({ name }) => name)
  const isTwice = (name: string) => names.indexOf(name) !== names.lastIndexOf(name)
  const lines = body.parts.map((part) => partLine(part, isTwice(part.name) ? 'append' : 'set'))
  return `const body = new FormData()\n${lines.join('\n')}\n\n`
}

function partLine(part: SamplePart, add: 'append' | 'set'): string {
  const type = part.mediaType === undefined ? '' : `, { type: ${quote(part.mediaType)} }`
  if ('file' in part)
    return `body.${add}(${quote(part.name)}, await openAsBlob(${quote(part.file)}${type}), ${quote(part.file)})`
  const value = part.mediaType === undefined ? quote(part.text) : `new Blob([${quote(part.text)}]${type})`
  return `body.${add}(${quote(part.name)}, ${value})`
}

function printed(answer: SampleRequest['answer']): string {
  if (answer === 'json') return 'await response.json()'
  if (answer === 'text') return 'await response.text()'
  return answer === 'binary' ? "(await response.arrayBuffer()).byteLength, 'bytes'" : 'response.status'
}

/** @param encode the function that secrets go through */
function textOf(text: Text, encode = ''): string {
  const variable = (name: string) =>
    encode === '' ? `process.env.${name}` : `${encode}(process.env.${name})`
  const [first] = text
  if (text.length === 1 && typeof first === 'object') return variable(first.variable)
  if (text.every((part) => typeof part === 'string')) return quote(text.join(''))
  const parts = text.map((part) =>
    typeof part === 'string' ? part.replace(/[\\`]|\$(?=\{)/g, '\\$&') : `\${${variable(part.variable)}}`,
  )
  return `\`${parts.join('')}\``
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
