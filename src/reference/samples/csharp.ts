import { addressOf, indentRest, quoted } from './layout.ts'
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts'

/** The request as a C# program (.NET 8 or later) of top-level statements. */
export function csharpSample(request: SampleRequest): string {
  const { method, headers, needsToken, body, answer } = request
  const own = [
    ...(needsToken
      ? ['request.Headers.Authorization = new("Bearer", Environment.GetEnvironmentVariable("ACCESS_TOKEN"));']
      : []),
    ...headers.map(([name, value]) => `request.Headers.Add(${quoted(name)}, ${quoted(value)});`),
    ...(body ? contentLines(body) : []),
  ]
  const usings = needsHeaders(body) ? 'using System.Net.Http.Headers;\n\n' : ''
  const read =
    answer === 'binary'
      ? '(await response.Content.ReadAsByteArrayAsync()).Length'
      : 'await response.Content.ReadAsStringAsync()'
  return `${usings}using var client = new HttpClient();
using var request = new HttpRequestMessage(HttpMethod.${name(method)}, ${quoted(addressOf(request))});
${own.map((line) => `${line}\n`).join('')}
using var response = await client.SendAsync(request);
Console.WriteLine($"{(int)response.StatusCode} {${read}}");`
}

function name(method: string): string {
  return method.charAt(0) + method.slice(1).toLowerCase()
}

function needsHeaders(body: SampleBody | undefined): boolean {
  if (body?.kind === 'file') return true
  return (
    body?.kind === 'multipart' && body.parts.some((part) => 'file' in part && part.mediaType !== undefined)
  )
}

/** The lines that give the request its content. */
function contentLines(body: SampleBody): string[] {
  if (body.kind === 'json') {
    const text = indentRest(JSON.stringify(body.value, null, 2), 4)
    return [
      `request.Content = new StringContent("""\n    ${text}\n    """, System.Text.Encoding.UTF8, "application/json");`,
    ]
  }
  if (body.kind === 'form') {
    const fields = body.fields.map(([key, value]) => `    [${quoted(key)}] = ${quoted(value)},\n`).join('')
    return [`request.Content = new FormUrlEncodedContent(new Dictionary<string, string>\n{\n${fields}});`]
  }
  if (body.kind === 'file') {
    return [
      `request.Content = new StreamContent(File.OpenRead(${quoted(body.file)}));`,
      `request.Content.Headers.ContentType = MediaTypeHeaderValue.Parse(${quoted(body.mediaType)});`,
    ]
  }
  return [
    'var form = new MultipartFormDataContent();',
    ...body.parts.flatMap(partLines),
    'request.Content = form;',
  ]
}

function partLines(part: SamplePart, index: number): string[] {
  const variable = `part${index + 1}`
  if ('file' in part) {
    const type =
      part.mediaType === undefined
        ? []
        : [`${variable}.Headers.ContentType = MediaTypeHeaderValue.Parse(${quoted(part.mediaType)});`]
    return [
      `var ${variable} = new StreamContent(File.OpenRead(${quoted(part.file)}));`,
      ...type,
      `form.Add(${variable}, ${quoted(part.name)}, ${quoted(part.file)});`,
    ]
  }
  const type = part.mediaType === undefined ? '' : `, System.Text.Encoding.UTF8, ${quoted(part.mediaType)}`
  return [`form.Add(new StringContent(${quoted(part.text)}${type}), ${quoted(part.name)});`]
}
