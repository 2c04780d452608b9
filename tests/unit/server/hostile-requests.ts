/** Requests of people who mean no good, from a seed. */

import { below, generator, noise, pick, type Random } from '../../seeded-random.ts'
import { BAD_ESCAPES, BODIES, CHUNKS, METHODS, NO_METHODS, RANGES, UPWARDS, WANTED } from './hostile-parts.ts'

/** One connection's worth of bytes and the statuses it may be answered with. */
export interface HostileRequest {
  kind: string
  bytes: string
  /** Any number of answers, each one of these. */
  statuses: readonly number[]
  /** Exactly so many answers, where that matters: a second one would be that of a smuggled request. */
  answers?: number
  /** Closes the sending side after the bytes. */
  end?: boolean
  /** Bytes that a range asked of the page must equal. */
  page?: boolean
}

const END = 'host: a\r\nconnection: close\r\n\r\n'
const SMUGGLED = `0\r\n\r\nGET /scribe/v2 HTTP/1.1\r\n${END}`

type Make = (random: Random) => Omit<HostileRequest, 'kind'>

const KINDS: Record<string, Make> = {
  traversal: (random) => {
    const up = Array.from({ length: 1 + below(random, 6) }, () => pick(random, UPWARDS)).join('/')
    return get(`/${up}/${pick(random, WANTED)}${pick(random, ['', '/', '?a', '%20'])}`, [400, 404])
  },
  'hidden file': (random) => {
    const spelling = [
      ...pick(random, ['.secret', '.git/config', 'hosting.json', 'assets/.hidden', 'index.html.br']),
    ]
    const path = spelling.map((char) => (random() < 0.3 && char !== '/' ? escaped(char) : char)).join('')
    return get(`/${path}`, [404])
  },
  'bad escape': (random) =>
    get(`/${noise(random, 12)}${pick(random, BAD_ESCAPES)}/${noise(random, 5)}`, [400]),
  'odd spelling': (random) => {
    const path = pick(random, ['scribe/v2/', 'index.html', 'scribe/v1.html', 'scribe/v2/index', 'old/page/'])
    return get(
      `/${path}?${pick(random, ['//other.example', '\\', '%0d%0ax:y', '?', '%', noise(random, 9)])}`,
      [308],
    )
  },
  'long address': (random) => get(`/${'a/'.repeat(4100 + below(random, 3000))}`, [414]),
  'long headers': (random) => get('/', [431], `x: ${'y'.repeat(16_400 + below(random, 60_000))}\r\n`),
  'many headers': (random) => get('/', [431], 'x: y\r\n'.repeat(99 + below(random, 1500))),
  range: (random) => {
    const number = () => pick(random, ['', String(below(random, 6000)), '9'.repeat(below(random, 40))])
    const header = random() < 0.3 ? pick(random, RANGES) : `bytes=${number()}-${number()}`
    return { ...get('/', [200, 206, 416], `range: ${header}\r\n`), page: true }
  },
  method: (random) => ({
    bytes: `${pick(random, METHODS)} / HTTP/1.1\r\n${END}`,
    statuses: [400, 405],
    answers: 1,
  }),
  'no method': (random) => ({ bytes: `${pick(random, NO_METHODS)} / HTTP/1.1\r\n${END}`, statuses: [400] }),
  pipelined: (random) => {
    const count = 1 + below(random, 15)
    const more = 'GET /scribe/v1 HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(count)
    return { bytes: `${more}GET / HTTP/1.1\r\n${END}`, statuses: [200], answers: count + 1 }
  },
  half: (random) => {
    const whole = `GET /scribe/v2 HTTP/1.1\r\n${END}`
    return { bytes: whole.slice(0, 1 + below(random, whole.length - 2)), statuses: [400], end: true }
  },
  'odd byte': (random) => {
    const whole = `GET /scribe/v2 HTTP/1.1\r\naccept-encoding: br\r\n${END}`
    const at = below(random, whole.length - 4)
    const byte = String.fromCharCode(random() < 0.4 ? 0 : below(random, 256))
    const statuses = [200, 400, 404, 405]
    return { bytes: whole.slice(0, at) + byte + whole.slice(at), statuses, end: true }
  },
  'absolute address': (random) => {
    const start = pick(random, [
      'http://other.example',
      'HTTPS://a:b@c:99',
      'http://',
      'ftp://a',
      'file://',
      '*',
      'a:443',
      '//a',
    ])
    const path = pick(random, ['/../.secret', '/nothing', '/etc/passwd', '', '?a', '/%2e%2e/outside.txt'])
    return get(start + path, [200, 308, 400, 404])
  },
  smuggling: (random) => {
    const method = pick(random, ['GET', 'POST', 'HEAD'])
    const head = `${method} / HTTP/1.1\r\nhost: a\r\n${pick(random, BODIES)}\r\n\r\n`
    return { bytes: head + SMUGGLED, statuses: [400, 405], answers: 1, end: true }
  },
  'bad chunks': (random) => {
    const head = `${pick(random, ['POST', 'GET'])} / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n`
    return { bytes: head + pick(random, CHUNKS), statuses: [400, 405, 413], answers: 1, end: true }
  },
  conditions: (random) => {
    const tags = Array.from({ length: below(random, 300) }, () => `"${noise(random, 8)}"`).join(',')
    const name = pick(random, [
      'if-none-match',
      'if-match',
      'if-range',
      'accept-encoding',
      'if-modified-since',
    ])
    return get('/scribe/v2', [200, 304, 412], `${name}: ${tags}\r\n`)
  },
  version: (random) => {
    const version = pick(random, [
      'HTTP/0.9',
      'HTTP/2.0',
      'HTTP/9.9',
      'HTTP/1',
      'HTTP/1.1.1',
      'ICE/1.0',
      'http/1.1',
      'HTTP/1.10',
    ])
    return { bytes: `GET / ${version}\r\n${END}`, statuses: [200, 400], end: true }
  },
  'bad header': (random) => {
    const line = pick(random, [
      ': x',
      'a b: c',
      'a\0: c',
      'x: a\0b',
      'x: a\rb',
      'hôst: a',
      'noColon',
      ' x: y',
      'host: b',
    ])
    return get('/', [400], `${line}\r\n`)
  },
}

/** `count` requests; the same ones for the same seed. */
export function hostileRequests(count: number, seed: number): HostileRequest[] {
  const random = generator(seed)
  const kinds = Object.entries(KINDS)
  return Array.from({ length: count }, () => {
    const [kind, make] = pick(random, kinds)
    return { kind, ...make(random) }
  })
}

function get(target: string, statuses: readonly number[], headers = '') {
  return { bytes: `GET ${target} HTTP/1.1\r\n${headers}${END}`, statuses, answers: 1 }
}

function escaped(char: string): string {
  return `%${char.charCodeAt(0).toString(16)}`
}
