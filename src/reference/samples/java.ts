import { addressOf, quoted } from './layout.ts'
import type { SampleBody, SamplePart, SampleRequest } from './sample-request.ts'

const PUBLISHERS = 'HttpRequest.BodyPublishers'

/** The request as a Java program (17 or later) that needs the JDK alone: `java Sample.java`. */
export function javaSample(request: SampleRequest): string {
  const { method, headers, needsToken, body, answer } = request
  const own = [
    ...(needsToken ? ['.header("Authorization", "Bearer " + System.getenv("ACCESS_TOKEN"))'] : []),
    ...headers.map(([name, value]) => `.header(${quoted(name)}, ${quoted(value)})`),
    ...(body ? [`.header("Content-Type", ${contentType(body)})`] : []),
  ]
  const handler = answer === 'binary' ? 'Byte[]' : 'String'
  const type = answer === 'binary' ? 'byte[]' : 'String'
  const shown = answer === 'binary' ? 'response.body().length + " bytes"' : 'response.body()'
  const handlers = `HttpResponse.BodyHandlers.of${handler === 'Byte[]' ? 'ByteArray' : 'String'}()`
  return `${importsOf(body)}
public class Sample {
    public static void main(String[] args) throws Exception {
${before(body)}        var request = HttpRequest.newBuilder(URI.create(${quoted(addressOf(request))}))
${[...own, `.method("${method}", ${body ? publisher(body) : `${PUBLISHERS}.noBody()`})`, '.build();'].map((line) => `            ${line}`).join('\n')}
        HttpResponse<${type}> response = HttpClient.newHttpClient().send(request, ${handlers});
        System.out.println(response.statusCode() + " " + ${shown});
    }
}`
}

function importsOf(body: SampleBody | undefined): string {
  const http = [
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
  ]
  const own = {
    json: [],
    form: ['java.net.URLEncoder', 'java.nio.charset.StandardCharsets'],
    file: ['java.nio.file.Path'],
    multipart: ['java.nio.file.Path'],
    none: [],
  }[body?.kind ?? 'none']
  return [...http, ...own]
    .sort()
    .map((name) => `import ${name};\n`)
    .join('')
}

function contentType(body: SampleBody): string {
  if (body.kind === 'json') return '"application/json"'
  if (body.kind === 'form') return '"application/x-www-form-urlencoded"'
  return body.kind === 'file' ? quoted(body.mediaType) : '"multipart/form-data; boundary=" + boundary'
}

function before(body: SampleBody | undefined): string {
  return body?.kind === 'multipart' ? `        var boundary = "boundary-" + System.nanoTime();\n` : ''
}

function publisher(body: SampleBody): string {
  if (body.kind === 'json') {
    const lines = JSON.stringify(body.value, null, 2).replaceAll('\\', '\\\\').split('\n')
    return `${PUBLISHERS}.ofString("""\n${lines.map((line) => `                ${line}`).join('\n')}""")`
  }
  if (body.kind === 'file') return `${PUBLISHERS}.ofFile(Path.of(${quoted(body.file)}))`
  if (body.kind === 'form') {
    const pairs = body.fields.map(
      ([name, value]) =>
        `${quoted(`${name}=`)} + URLEncoder.encode(${quoted(value)}, StandardCharsets.UTF_8)`,
    )
    return `${PUBLISHERS}.ofString(${pairs.join('\n                + "&" + ')})`
  }
  const pieces = body.parts.flatMap(partPieces)
  const end = `${PUBLISHERS}.ofString("--" + boundary + "--\\r\\n")`
  return `${PUBLISHERS}.concat(\n${[...pieces, end].map((piece) => `                ${piece}`).join(',\n')})`
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
