import type { PastedRequest } from './pasted.ts'
import { shellWords } from './shell-words.ts'

/** Options with a value, by their short names. */
const SHORT: Record<string, string> = {
  X: 'request',
  H: 'header',
  d: 'data',
  F: 'form',
  u: 'user',
  A: 'user-agent',
  b: 'cookie',
  e: 'referer',
  T: 'upload-file',
  o: 'output',
  m: 'max-time',
  w: 'write-out',
  x: 'proxy',
  D: 'dump-header',
  E: 'cert',
  K: 'config',
  c: 'cookie-jar',
  r: 'range',
}
const VALUED = new Set([
  ...Object.values(SHORT),
  ...'url json data-raw data-binary data-urlencode data-ascii form-string url-query connect-timeout retry'.split(
    ' ',
  ),
  ...'retry-delay retry-max-time cacert key cert-type resolve proto http-version aws-sigv4 oauth2-bearer'.split(
    ' ',
  ),
])

/** Reads a command of curl; undefined where it has no address. */
export function readCurl(command: string): PastedRequest | undefined {
  const [, ...words] = shellWords(command)
  const options = optionsOf(words)
  const all = (...names: string[]) =>
    options.filter(([name]) => names.includes(name)).map(([, value]) => value)
  const address = [...all('url'), ...all('')][0]
  if (address === undefined) return undefined
  const headers = all('header').flatMap((line) => headerOf(line))
  const add = (name: string, value: string) => {
    if (!headers.some(([known]) => known === name)) headers.push([name, value])
  }
  const json = all('json')
  const data = options.flatMap(([name, value]) => {
    if (!/^(data|json)/.test(name)) return []
    return [name === 'data-urlencode' ? encodedData(value) : value]
  })
  const forms = all('form', 'form-string')
  if (json.length > 0) {
    add('content-type', 'application/json')
    add('accept', 'application/json')
  } else if (data.length > 0) add('content-type', 'application/x-www-form-urlencoded')
  for (const user of all('user')) add('authorization', `Basic ${user.includes(':') ? 'HIDDEN' : ''}`)
  for (const _token of all('oauth2-bearer')) add('authorization', 'Bearer HIDDEN')
  const isGet = options.some(([name]) => name === 'get' || name === 'G')
  const isHead = options.some(([name]) => name === 'head' || name === 'I')
  const sends = data.length > 0 || forms.length > 0
  const upload = all('upload-file').length > 0
  const usual = isHead ? 'HEAD' : isGet ? 'GET' : upload ? 'PUT' : sends ? 'POST' : 'GET'
  const joined = data.join(json.length > 0 ? '' : '&')
  return {
    method: (all('request').at(-1) ?? usual).toUpperCase(),
    address: isGet && joined !== '' ? `${address}${address.includes('?') ? '&' : '?'}${joined}` : address,
    headers,
    ...(forms.length > 0 ? { parts: forms.map(partOf) } : !isGet && sends && { body: joined }),
  }
}

function optionsOf(words: readonly string[]): [name: string, value: string][] {
  const found: [string, string][] = []
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? ''
    if (/^--[a-z]/.test(word)) {
      const [name = '', value] = word.slice(2).split(/=(.*)/s)
      if (!VALUED.has(name)) found.push([name, ''])
      else found.push([name, value ?? words[++at] ?? ''])
    } else if (/^-[a-zA-Z]/.test(word)) {
      // Several letters in one: `-sSX POST`, `-XPOST`.
      const letters = word.slice(1)
      for (let place = 0; place < letters.length; place++) {
        const name = SHORT[letters[place] ?? '']
        if (name === undefined) {
          found.push([letters[place] ?? '', ''])
          continue
        }
        const rest = letters.slice(place + 1)
        found.push([name, rest === '' ? (words[++at] ?? '') : rest])
        break
      }
    } else if (word !== '') found.push(['', word])
  }
  return found
}

/** A line of a header; its name in lower case. */
export function headerOf(line: string): [string, string][] {
  const [, name, value = ''] = /^\s*([\w!#$%&'*+.^`|~-]+)\s*[:;]\s*(.*)$/s.exec(line) ?? []
  return name === undefined ? [] : [[name.toLowerCase(), value.trim()]]
}

function partOf(form: string): { name: string; value: string; file?: true; type?: string } {
  const [name = '', rest = ''] = form.split(/=(.*)/s)
  const [, value = '', type] = /^(.*?)(?:;type=([^;]+))?(?:;[a-z]+=.*)?$/s.exec(rest) ?? []
  const isFile = /^[@<]/.test(value)
  return {
    name,
    value: isFile ? value.slice(1).replace(/^"|"$/g, '') : value,
    ...(isFile && { file: true }),
    ...(type !== undefined && { type }),
  }
}

function encodedData(value: string): string {
  const [, name, text] = /^([^=@]*)=(.*)$/s.exec(value) ?? []
  if (text === undefined) return encodeURIComponent(value)
  return `${name === '' ? '' : `${name}=`}${encodeURIComponent(text)}`
}
