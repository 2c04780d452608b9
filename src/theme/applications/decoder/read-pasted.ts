import { namedStatus } from '../../../config/named-status.ts'
import { parsedJson } from '../../../reference/parsed-json.ts'
import { mendedJson } from './mended-json.ts'
import type { Pasted } from './pasted.ts'
import { headerOf, readCurl } from './read-curl.ts'

/** Signs in front of a command or message: of shells, of editors, of tools for WebSockets. */
const PROMPT =
  /^(?:(?:PS )?[A-Z]:\\[^>\n]*> ?|\(?[\w.-]*\)? ?[\w.-]+@[\w.-]+[:~][^$#\n]*[$#] |[$%#❯] |[<>«»] ?(?=[[{<]))/gm
const START_LINE = /^(GET|POST|PUT|PATCH|DELETE|HEAD|OPTIONS) (\S+)(?: HTTP\/[\d.]+)?$/
const STATUS_LINE = /^(?:HTTP\/[\d.]+ +)?([1-5]\d\d)(?: +[A-Za-z][\w '-]*)?$/
const HEADER_LINE = /^[A-Za-z][\w-]*: ?\S/

/**
 * Reads what a reader has pasted, whatever stands around it.
 * @param text without secrets (hide-secrets.ts)
 */
export function readPasted(text: string): Pasted {
  const plain = tidied(text)
  if (plain === '') return { kind: 'nothing' }
  const command = /(?:^|[\s;&|(])curl(?:\.exe)?\s[\s\S]*$/.exec(plain)
  if (command && !/^[[{]/.test(plain)) {
    const request = readCurl(withVariables(command[0].replace(/^[\s;&|(]+/, ''), plain))
    if (request) return { kind: 'request', request }
  }
  return readHttp(plain) ?? readFailure(plain) ?? readHeaders(plain) ?? readBody(plain)
}

/** A command with the values that lines above it give to variables; others stay. */
function withVariables(command: string, script: string): string {
  const values = new Map<string, string>()
  const own = (text: string) =>
    text.replace(/\$\{?(\w+)(?:[:?-][^}]*)?\}?/g, (whole, name: string) => values.get(name) ?? whole)
  for (const [, name = '', quoted, bare] of script.matchAll(
    /^\s*(?:export )?(\w+)=(?:"([^"\n]*)"|([^\s"'$(]+))$/gm,
  ))
    values.set(name, own(quoted ?? bare ?? ''))
  return values.size === 0 ? command : own(command)
}

/** Line ends of one kind, without what editors and shells put around. */
function tidied(text: string): string {
  return text
    .replace(/^\uFEFF/, '')
    .replace(/\r\n?/g, '\n')
    .replace(/\u00A0/g, ' ')
    .trim()
    .replace(/^```[\w-]*\n([\s\S]*?)\n?```$/, '$1')
    .replace(PROMPT, '')
    .replace(/^> (?=[\s\S]*\bcurl\b)/, '')
    .replace(/^\* .*\n/gm, '')
    .replace(/[“”]/g, '"')
    .trim()
}

/** A message of HTTP, also as `curl -v` and `curl -i` print it, a line of it, or an address. */
function readHttp(text: string): Pasted | undefined {
  const plain = /^[<>] (HTTP|GET|POST|PUT|PATCH|DELETE|HEAD)/m.test(text) ? answerOf(text) : text
  const [head = '', ...rest] = plain.split(/\n[ \t]*\n/)
  const [first = '', ...lines] = head.split('\n').map((line) => line.trim())
  const body = rest.join('\n\n').trim()
  const start = START_LINE.exec(first)
  if (start) {
    const [, method = '', address = ''] = start
    const headers = lines.flatMap(headerOf)
    const host = headers.find(([name]) => name === 'host')?.[1]
    const whole = address.startsWith('/') && host !== undefined ? `https://${host}${address}` : address
    const request = { method, address: whole, headers, ...(body !== '' && { body }) }
    return { kind: 'request', request }
  }
  const status = STATUS_LINE.exec(first)?.[1]
  if (status !== undefined && lines.length === 0 && body === '') return { kind: 'status', status }
  const areHeaders = lines.every((line) => HEADER_LINE.test(line))
  if (status !== undefined) {
    if (areHeaders)
      return {
        kind: 'answer',
        status,
        headers: lines.flatMap(headerOf),
        ...(body !== '' && { body: readBody(body) }),
      }
    return { kind: 'answer', status, headers: [], body: readBody([...lines, body].join('\n').trim()) }
  }
  if (/^(https?|wss?):\/\/\S+$/.test(text))
    return { kind: 'request', request: { method: 'GET', address: text, headers: [] } }
  return undefined
}

/** Lines of headers alone, with or without a body. */
function readHeaders(text: string): Pasted | undefined {
  const [head = '', ...rest] = text.split(/\n[ \t]*\n/)
  const lines = head.split('\n').map((line) => line.trim())
  const body = rest.join('\n\n').trim()
  if (!lines.every((line) => HEADER_LINE.test(line)) || /^\w+:\/\//.test(head)) return undefined
  return {
    kind: 'answer',
    headers: lines.flatMap(headerOf),
    ...(body !== '' && { body: readBody(body) }),
  }
}

/** What a program says of an answer that failed: its status, and often its body. What a body says is no status of it. */
function readFailure(text: string): Pasted | undefined {
  if (typeOf(text) !== 'text/plain' || parsedJson(text) !== undefined) return undefined
  const named = namedStatus(text.replace(/[[{]\s*["'{[][\s\S]*[\]}]/, ' '))
  if (!named) return undefined
  const { status, rest } = named
  const value = readBody(text)
  const body = value.kind === 'text' ? rest !== '' && readBody(rest) : value
  const headers = text.split('\n').flatMap((line) => (HEADER_LINE.test(line) ? headerOf(line) : []))
  return { kind: 'answer', status, headers, ...(body && { body }) }
}

/** What `curl -v` prints: the lines of the answer, and the body. */
function answerOf(text: string): string {
  const lines = text.split('\n').filter((line) => !/^(>|\* |[{}] \[\d+ bytes|\s*%|\s+Dload)/.test(line))
  return lines
    .map((line) => line.replace(/^< ?/, ''))
    .join('\n')
    .trim()
}

function readBody(text: string): Pasted {
  const value = parsedJson(text)
  if (value !== undefined) return { kind: 'value', value, text }
  const values = text.split('\n').filter(Boolean).map(lineValue)
  if (values.length > 1 && values.every((one) => typeof one === 'object')) return { kind: 'values', values }
  const from = text.search(/[[{]\s*["'{[]/)
  if (from >= 0) {
    const left = text.slice(from)
    const bare = left.replace(/[^\]}]*$/, '')
    const whole = parsedJson(bare)
    if (whole !== undefined) return { kind: 'value', value: whole, text: bare }
    const mended = mendedJson(from > 0 && bare !== '' ? bare : left)
    if (mended) return { kind: 'value', ...mended, text: left }
  }
  return { kind: 'text', text, mediaType: typeOf(text) }
}

function lineValue(line: string): unknown {
  return parsedJson(line.replace(/^[<>]\s*/, ''))
}

function typeOf(text: string): string {
  if (/^WEBVTT\b/.test(text)) return 'text/vtt'
  if (/^1\n\d\d:\d\d:\d\d,\d{3} -->/.test(text)) return 'application/x-subrip'
  if (/^<\?xml|^<[a-z]+[\s>]/i.test(text)) return 'application/xml'
  return 'text/plain'
}
