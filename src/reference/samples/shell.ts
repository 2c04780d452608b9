import { addressOf } from './layout.ts'
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts'

/** The request as a curl command. */
export function shellSample(request: SampleRequest): string {
  const { method, headers, needsToken, body } = request
  const options = [
    ...(needsToken ? ['--header "Authorization: Bearer $ACCESS_TOKEN"'] : []),
    ...headers.map(([name, value]) => `--header ${quote(`${name}: ${value}`)}`),
    ...(body ? bodyOptions(body) : []),
  ]
  // What curl sends by itself is left out.
  const usual = body ? 'POST' : 'GET'
  const verb = method === 'HEAD' ? ' --head' : method === usual ? '' : ` --request ${method}`
  return [`curl${verb} ${quote(addressOf(request))}`, ...options].join(' \\\n  ')
}

function bodyOptions(body: SampleBody): string[] {
  if (body.kind === 'json') {
    return [
      `--header 'Content-Type: application/json'`,
      `--data ${quote(JSON.stringify(body.value, null, 2))}`,
    ]
  }
  if (body.kind === 'form')
    return body.fields.map(([name, value]) => `--data-urlencode ${quote(`${name}=${value}`)}`)
  if (body.kind === 'multipart') return body.parts.map(partOption)
  return [`--header ${quote(`Content-Type: ${body.mediaType}`)}`, `--data-binary ${quote(`@${body.file}`)}`]
}

function partOption(part: SamplePart): string {
  const type = part.mediaType === undefined ? '' : `;type=${part.mediaType}`
  // In a text, `;` and `,` would begin curl's own options; within quotes they do not.
  const value =
    'file' in part
      ? `@${part.file}`
      : /[;,"]/.test(part.text)
        ? `"${part.text.replace(/["\\]/g, '\\$&')}"`
        : part.text
  return `--form ${quote(`${part.name}=${value}${type}`)}`
}

function quote(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`
}
