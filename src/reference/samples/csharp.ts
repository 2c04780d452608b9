import { PASSWORD_VARIABLE, type Text, USER_VARIABLE } from './credentials.ts'
import { addressOf, concatenated, indentRest, quoted } from './layout.ts'
import { JSON_TYPE, type SampleBody, type SamplePart } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** Methods that .NET has a name for. */
const NAMED = /^(GET|PUT|POST|DELETE|HEAD|OPTIONS|TRACE|PATCH)$/

/** .NET keeps these headers with the body. */
const OF_CONTENT = /^(content-.*|allow|expires|last-modified)$/i

/** The request as a C# program (.NET 8 or later) of top-level statements. */
export function csharpSample(request: SampleRequest): string {
  const { method, headers, basic, body, answer } = request
  const ofContent = headers.filter(([name]) => body && OF_CONTENT.test(name))
  const own = [
    ...(basic ? [BASIC] : []),
    ...headers.filter((header) => !ofContent.includes(header)).map(headerLine),
    ...(body ? contentLines(body) : []),
    ...ofContent.map(([name, value]) => addLine('request.Content.Headers', name, value)),
  ]
  const usings = needsHeaders(body) ? 'using System.Net.Http.Headers;\n\n' : ''
  const read =
    answer === 'binary'
      ? '(await response.Content.ReadAsByteArrayAsync()).Length'
      : 'await response.Content.ReadAsStringAsync()'
  const verb = NAMED.test(method) ? `HttpMethod.${name(method)}` : `new HttpMethod(${quoted(method)})`
  return `${usings}using var client = new HttpClient();
using var request = new HttpRequestMessage(${verb}, ${addressText(addressOf(request))});
${own.map((line) => `${line}\n`).join('')}
using var response = await client.SendAsync(request);
Console.WriteLine($"{(int)response.StatusCode} {${read}}");`
}

const BASIC = `var user = ${variable(USER_VARIABLE)} + ":" + ${variable(PASSWORD_VARIABLE)};
request.Headers.Authorization = new("Basic", Convert.ToBase64String(System.Text.Encoding.UTF8.GetBytes(user)));`

function headerLine([name, value]: SampleRequest['headers'][number]): string {
  const [scheme, secret] = value
  if (name === 'Authorization' && typeof scheme === 'string' && typeof secret === 'object')
    return `request.Headers.Authorization = new(${quoted(scheme.trim())}, ${variable(secret.variable)});`
  return addLine('request.Headers', name, value)
}

/** .NET would refuse many a value that it knows another form of. */
function addLine(list: string, name: string, value: Text): string {
  return `${list}.TryAddWithoutValidation(${quoted(name)}, ${concatenated(value, variable)});`
}

function variable(name: string): string {
  return `Environment.GetEnvironmentVariable("${name}")`
}

/** Secrets of a query are encoded. */
function addressText(address: Text): string {
  return concatenated(address, (secret) => `Uri.EscapeDataString(${variable(secret)}!)`)
}

function name(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase()
}

function needsHeaders(body: SampleBody | undefined): boolean {
  if (body?.kind === 'file' || body?.kind === 'text') return true
  if (body?.kind === 'json') return body.mediaType !== JSON_TYPE
  return (
    body?.kind === 'multipart' && body.parts.some((part) => 'file' in part && part.mediaType !== undefined)
  )
}

/** The lines that give the request its content. */
function contentLines(body: SampleBody): string[] {
  if (body.kind === 'json') return textLines(JSON.stringify(body.value, null, 2), body.mediaType)
  if (body.kind === 'text') return textLines(body.text, body.mediaType)
  if (body.kind === 'form') return [`request.Content = new FormUrlEncodedContent(${fieldsOf(body.fields)});`]
  if (body.kind === 'file') {
    return [
      `request.Content = new StreamContent(File.OpenRead(${quoted(body.file)}));`,
      `request.Content.Headers.ContentType = ${mediaType(body.mediaType)};`,
    ]
  }
  return [
    'var form = new MultipartFormDataContent();',
    ...body.parts.flatMap(partLines),
    'request.Content = form;',
  ]
}

function textLines(text: string, type: string): string[] {
  const isUsual = type === JSON_TYPE
  const sentAs = isUsual ? `System.Text.Encoding.UTF8, ${quoted(type)}` : mediaType(type)
  return [`request.Content = new StringContent(${longText(text, isUsual)}, ${sentAs});`]
}

/** A raw text, in more quotes than it holds; one line that is no JSON is an ordinary text. */
function longText(text: string, isRaw: boolean): string {
  if (text.includes('\r') || (!isRaw && !text.includes('\n'))) return quoted(text)
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([run]) => run.length))
  const fence = '"'.repeat(longest + 1)
  return `${fence}\n    ${indentRest(text, 4)}\n    ${fence}`
}

function mediaType(type: string): string {
  return `MediaTypeHeaderValue.Parse(${quoted(type)})`
}

/** A name that comes again has no place in a dictionary. */
function fieldsOf(fields: readonly [name: string, value: string][]): string {
  const names = new Set(fields.map(([field]) => field))
  const isTwice = names.size < fields.length
  const lines = fields.map(([key, value]) =>
    isTwice
      ? `    new KeyValuePair<string, string>(${quoted(key)}, ${quoted(value)}),\n`
      : `    [${quoted(key)}] = ${quoted(value)},\n`,
  )
  return `${isTwice ? 'new[]' : 'new Dictionary<string, string>'}\n{\n${lines.join('')}}`
}

function partLines(part: SamplePart, index: number): string[] {
  const named = `part${index + 1}`
  if ('file' in part) {
    const type =
      part.mediaType === undefined ? [] : [`${named}.Headers.ContentType = ${mediaType(part.mediaType)};`]
    return [
      `var ${named} = new StreamContent(File.OpenRead(${quoted(part.file)}));`,
      ...type,
      `form.Add(${named}, ${quoted(part.name)}, ${quoted(part.file)});`,
    ]
  }
  const type = part.mediaType === undefined ? '' : `, System.Text.Encoding.UTF8, ${quoted(part.mediaType)}`
  return [`form.Add(new StringContent(${quoted(part.text)}${type}), ${quoted(part.name)});`]
}
