import { PASSWORD_VARIABLE, type Text, USER_VARIABLE } from './credentials.ts'
import { addressOf, concatenated, quoted } from './layout.ts'
import type { SampleBody, SamplePart } from './sample-body.ts'
import type { SampleRequest } from './sample-request.ts'

/** The request as a Go program that needs the standard library alone: `go run sample.go`. */
export function goSample(request: SampleRequest): string {
  const { method, headers, basic, body, answer } = request
  const own = [
    ...(basic ? [`request.SetBasicAuth(${variable(USER_VARIABLE)}, ${variable(PASSWORD_VARIABLE)})`] : []),
    ...headers.map(
      ([name, value]) => `request.Header.Set(${quoted(name)}, ${concatenated(value, variable, '+')})`,
    ),
    ...(body ? [`request.Header.Set("Content-Type", ${contentType(body)})`] : []),
  ]
  return `package main

import (
${importsOf(request)
  .map((name) => `\t"${name}"\n`)
  .join('')})

func check(err error) {
\tif err != nil {
\t\tpanic(err)
\t}
}

func main() {
${body ? `${lines(content(body))}\n` : ''}\trequest, err := http.NewRequest("${method}", ${addressText(addressOf(request))}, ${body ? 'body' : 'nil'})
\tcheck(err)
${lines(own)}\tresponse, err := http.DefaultClient.Do(request)
\tcheck(err)
\tdefer response.Body.Close()
\tanswer, err := io.ReadAll(response.Body)
\tcheck(err)
\tfmt.Println(response.Status, ${answer === 'binary' ? 'len(answer), "bytes"' : 'string(answer)'})
}`
}

function lines(list: string[]): string {
  return list.map((line) => `\t${line}\n`).join('')
}

function variable(name: string): string {
  return `os.Getenv("${name}")`
}

/** Secrets of a query are encoded. */
function addressText(address: Text): string {
  return concatenated(address, (name) => `url.QueryEscape(${variable(name)})`, '+')
}

function importsOf({ body, basic, keys, headers }: SampleRequest): string[] {
  const own = {
    json: ['strings'],
    text: ['strings'],
    form: ['net/url', 'strings'],
    file: ['os'],
    multipart: ['bytes', 'mime/multipart'],
    none: [],
  }[body?.kind ?? 'none']
  const parts = body?.kind === 'multipart' ? body.parts : []
  const isSecret = basic || headers.some(([, value]) => value.some((part) => typeof part === 'object'))
  const others = [
    ...(parts.some((part) => 'file' in part) || isSecret ? ['os'] : []),
    ...(parts.some((part) => part.mediaType !== undefined) ? ['net/textproto'] : []),
    ...(keys.length > 0 ? ['net/url', 'os'] : []),
  ]
  return [...new Set(['fmt', 'io', 'net/http', ...own, ...others])].sort()
}

function contentType(body: SampleBody): string {
  if (body.kind === 'form') return '"application/x-www-form-urlencoded"'
  return body.kind === 'multipart' ? 'form.FormDataContentType()' : quoted(body.mediaType)
}

/** The lines that make `body`. */
function content(body: SampleBody): string[] {
  if (body.kind === 'json') return [`body := strings.NewReader(${raw(JSON.stringify(body.value, null, 2))})`]
  if (body.kind === 'text') return [`body := strings.NewReader(${raw(body.text)})`]
  if (body.kind === 'file') return [`body, err := os.Open(${quoted(body.file)})`, 'check(err)']
  if (body.kind === 'form') {
    const names = body.fields.map(([name]) => name)
    return [
      'fields := url.Values{}',
      ...body.fields.map(
        ([name, value]) =>
          `fields.${names.length > new Set(names).size ? 'Add' : 'Set'}(${quoted(name)}, ${quoted(value)})`,
      ),
      'body := strings.NewReader(fields.Encode())',
    ]
  }
  return [
    'body := &bytes.Buffer{}',
    'form := multipart.NewWriter(body)',
    ...body.parts.flatMap(partLines),
    'check(form.Close())',
  ]
}

function partLines(part: SamplePart, index: number): string[] {
  if ('text' in part && part.mediaType === undefined)
    return [`check(form.WriteField(${quoted(part.name)}, ${quoted(part.text)}))`]
  const at = index + 1
  const file = 'file' in part ? `; filename="${part.file}"` : ''
  const head =
    part.mediaType === undefined
      ? `part${at}, err := form.CreateFormFile(${quoted(part.name)}, ${'file' in part ? quoted(part.file) : '""'})`
      : `part${at}, err := form.CreatePart(textproto.MIMEHeader{\n\t\t"Content-Disposition": {${raw(`form-data; name="${part.name}"${file}`)}},\n\t\t"Content-Type":        {${quoted(part.mediaType)}},\n\t})`
  const fill =
    'file' in part
      ? [
          `file${at}, err := os.Open(${quoted(part.file)})`,
          'check(err)',
          `_, err = io.Copy(part${at}, file${at})`,
          'check(err)',
        ]
      : [`_, err = io.WriteString(part${at}, ${quoted(part.text)})`, 'check(err)']
  return [head, 'check(err)', ...fill]
}

/** A raw string, unless the text holds its mark. */
function raw(text: string): string {
  return text.includes('`') || text.includes('\r') ? quoted(text) : `\`${text}\``
}
