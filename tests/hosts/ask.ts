import { request as requestPlain } from 'node:http'
import { request as requestOverTls } from 'node:https'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'

export interface Question {
  method?: string
  headers?: Record<string, string>
  body?: string
  /** With whatever certificate. */
  tls?: boolean
}

export interface Answer {
  status: number
  /** Names in lower case. */
  headers: Record<string, string>
  /** Decompressed. */
  body: string
}

const DECODERS: Record<string, (bytes: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync }

/** Sends a request target exactly as written, which `fetch` would not. */
export function ask(
  port: number,
  path: string,
  { method = 'GET', headers = {}, body: sentBody, tls = false }: Question = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const request = tls ? requestOverTls : requestPlain
    const options = {
      host: '127.0.0.1',
      port,
      path,
      method,
      headers,
      agent: false,
      rejectUnauthorized: false,
    }
    const sent = request(options, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('end', () => {
        const { statusCode: status = 0, headers: received } = response
        const bytes = Buffer.concat(chunks)
        const decode = DECODERS[received['content-encoding'] ?? '']
        const body = (decode && bytes.length > 0 ? decode(bytes) : bytes).toString('latin1')
        const named = Object.entries(received).map(([name, value]) => [name, String(value)])
        done({ status, headers: Object.fromEntries(named), body })
      })
    })
    sent.on('error', fail)
    sent.end(sentBody)
  })
}
