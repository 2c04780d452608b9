import { PASSWORD_VARIABLE, type Text, USER_VARIABLE } from './credentials.ts'
import { addressOf, concatenated, quoted } from './layout.ts'
import type { SampleBody, SamplePart } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

const PUBLISHERS = 'HttpRequest.BodyPublishers'

/** The request as a Java program (17 or later) that needs the JDK alone: `java Sample.java`. */
export function javaSample(request: SampleRequest): string {
  const { method, headers, basic, body, answer } = request
  const own = [
    ...(basic ? ['.header("Authorization", "Basic " + credentials)'] : []),
    ...headers.map(([name, value]) => `.header(${quoted(name)}, ${concatenated(value, variable)})`),
    ...(body ? [`.header("Content-Type", ${contentType(body)})`] : []),
  ]
  const handler = answer === 'binary' ? 'Byte[]' : 'String'
  const type = answer === 'binary' ? 'byte[]' : 'String'
  const shown = answer === 'binary' ? 'response.body().length + " bytes"' : 'response.body()'
  const handlers = `HttpResponse.BodyHandlers.of${handler === 'Byte[]' ? 'ByteArray' : 'String'}()`
  return `${importsOf(request)}
public class Sample {
    public static void main(String[] args) throws Exception {
${before(request)}        var request = HttpRequest.newBuilder(URI.create(${addressText(addressOf(request))}))
${[...own, `.method("${method}", ${body ? publisher(body) : `${PUBLISHERS}.noBody()`})`, '.build();'].map((line) => `            ${line}`).join('\n')}
        HttpResponse<${type}> response = HttpClient.newHttpClient().send(request, ${handlers});
        System.out.println(response.statusCode() + " " + ${shown});
    }
}`
}

function variable(name: string): string {
  return `System.getenv("${name}")`
}

/** Secrets of a query are encoded. */
function addressText(address: Text): string {
  return concatenated(address, (name) => `URLEncoder.encode(${variable(name)}, StandardCharsets.UTF_8)`)
}

function importsOf({ body, basic, keys }: SampleRequest): string {
  const http = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
  ]
  const encodes = body?.kind === 'form' || keys.length > 0
  const reads = body?.kind === 'file' || body?.kind === 'multipart'
  const own = [
    ...(encodes ? ['java.net.URLEncoder', 'java.nio.charset.StandardCharsets'] : []),
    ...(reads ? ['java.nio.file.Path'] : []),
    ...(basic ? ['java.util.Base64'] : []),
  ]
  return [...http, ...own]
    .sort()
    .map((name) => `import ${name};\n`)
    .join('')
}

function contentType(body: SampleBody): string {
  if (body.kind === 'form') return '"application/x-www-form-urlencoded"'
  return body.kind === 'multipart' ? '"multipart/form-data; boundary=" + boundary' : quoted(body.mediaType)
}

function before({ body, basic }: SampleRequest): string {
  const lines = [
    ...(body?.kind === 'multipart' ? ['var boundary = "boundary-" + System.nanoTime();'] : []),
    ...(basic
      ? [
          `var user = ${variable(USER_VARIABLE)} + ":" + ${variable(PASSWORD_VARIABLE)};`,
          'var credentials = Base64.getEncoder().encodeToString(user.getBytes());',
        ]
      : []),
  ]
  return lines.map((line) => `        ${line}\n`).join('')
}

function publisher(body: SampleBody): string {
  if (body.kind === 'json') return `${PUBLISHERS}.ofString(${longText(JSON.stringify(body.value, null, 2))})`
  if (body.kind === 'text') return `${PUBLISHERS}.ofString(${longText(body.text)})`
  if (body.kind === 'file') return `${PUBLISHERS}.ofFile(Path.of(${quoted(body.file)}))`
  if (body.kind === 'form') {
    const pairs = body.fields.map(
      ([name, value]) =>
        `${quoted(`${encodeURIComponent(name)}=`)} + URLEncoder.encode(${quoted(value)}, StandardCharsets.UTF_8)`,
    )
    return `${PUBLISHERS}.ofString(${pairs.join('\n                + "&" + ')})`
  }
  const pieces = body.parts.flatMap(partPieces)
  const end = `${PUBLISHERS}.ofString("--" + boundary + "--\\r\\n")`
  return `${PUBLISHERS}.concat(\n${[...pieces, end].map((piece) => `                ${piece}`).join(',\n')})`
}

/** A text block, whose content must not end it and keeps the blanks at the end of a line; one line is an ordinary text. */
function longText(text: string): string {
  if (!text.includes('\n')) return quoted(text)
  const lines = text
    .replaceAll('\\', '\\\\')
    .replaceAll('"""', '\\"""')
    .replace(/"$/, '\\"')
    .replaceAll('\r', '\\r')
    .replace(/ $/gm, '\\s')
    .split('\n')
  return `"""\n${lines.map((line) => `                ${line}`).join('\n')}"""`
}

/** A part of a form: its head and text in one piece, a file between two. */
function partPieces(part: SamplePart): string[] {
  const type = part.mediaType === undefined ? '' : `Content-Type: ${part.mediaType}\r\n`
  const file = 'file' in part ? `; filename="${part.file}"` : ''
  const head = `\r\nContent-Disposition: form-data; name="${part.name}"${file}\r\n${type}\r\n`
  const text = (content: string) => `${PUBLISHERS}.ofString("--" + boundary + ${quoted(content)})`
  if ('text' in part) return [text(`${head}${part.text}\r\n`)]
  return [
    text(head),
    `${PUBLISHERS}.ofFile(Path.of(${quoted(part.file)}))`,
    `${PUBLISHERS}.ofString("\\r\\n")`,
  ]
}
