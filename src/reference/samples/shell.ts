import { PASSWORD_VARIABLE, type Text, USER_VARIABLE } from './credentials.ts'
import { addressOf } from './layout.ts'
import { JSON_TYPE, type SampleBody, type SamplePart } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** The request as a curl command. */
export function shellSample(request: SampleRequest): string {
  const { method, headers, basic, body } = request
  const options = [
    ...(basic ? [`--user "$${USER_VARIABLE}:$${PASSWORD_VARIABLE}"`] : []),
    ...headers.map(([name, value]) => `--header ${textOf([`${name}: `, ...value])}`),
    ...(body ? bodyOptions(body) : []),
  ]
  // What curl sends by itself is left out.
  const usual = body ? 'POST' : 'GET'
  const verb = method === 'HEAD' ? ' --head' : method === usual ? '' : ` --request ${method}`
  return [`curl${verb} ${textOf(addressOf(request))}`, ...options].join(' \\\n  ')
}

function bodyOptions(body: SampleBody): string[] {
  if (body.kind === 'json') return dataOptions(body.mediaType, JSON.stringify(body.value, null, 2))
  if (body.kind === 'text') return dataOptions(body.mediaType, body.text)
  if (body.kind === 'form')
    return body.fields.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`)
  if (body.kind === 'multipart') return body.parts.map(partOption)
  return [typeOption(body.mediaType), `--data-binary ${quote(`@${body.file}`)}`]
}

function dataOptions(mediaType: string, text: string): string[] {
  // With `@` in front, curl would read a file.
  const option = mediaType !== JSON_TYPE && text.startsWith('@') ? '--data-raw' : '--data'
  return [typeOption(mediaType), `${option} ${quote(text)}`]
}

function typeOption(mediaType: string): string {
  return `--header ${quote(`Content-Type: ${mediaType}`)}`
}

function partOption(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`
  // In a text, `;` and `,` would begin curl's own options, `@` and `<` the name of a file; within quotes they do not.
  const value =
    'file' in part
      ? `@${part.file}`
      : /[;,"]|^[@<]/.test(part.text)
        ? `"${part.text.replace(/["\\]/g, '\\$&')}"`
        : part.text
  return `--form ${quote(`${part.name}=${value}${type}`)}`
}

/** A text with secrets in double quotes, where nothing else in it means something to the shell; else piece by piece. */
function textOf(text: Text): string {
  const fixed = text.filter((part) => typeof part === 'string').join('')
  if (fixed.length === 0 || text.every((part) => typeof part === 'string')) return quote(fixed)
  const isSafe = !/["$`\\!]/.test(fixed)
  if (isSafe)
    return `"${text.map((part) => (typeof part === 'string' ? part : `$${part.variable}`)).join('')}"`
  return text.map((part) => (typeof part === 'string' ? quote(part) : `"$${part.variable}"`)).join('')
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
