import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

export type Encoding = 'br' | 'gzip' | 'identity'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Best first: on equal preference the client gets the smaller answer. */
const OFFERED = ['br', 'gzip'] as const

/** Browsers send a handful of values; whoever sends others in masses gains nothing but an empty table. */
const REMEMBERED = 64
const decisions = new Map<string, Encoding>()

/**
 * Picks the encoding a client likes best among those the server offers (RFC 9110, 12.5.3).
 * @param header value of `Accept-Encoding`; absent means that nothing but plain bytes is safe
 */
export function negotiateEncoding(header: string | undefined): Encoding {
  if (header === undefined) return 'identity'
  const known = decisions.get(header)
  if (known !== undefined) return known
  if (decisions.size >= REMEMBERED) decisions.clear()
  const decision = decide(header)
  decisions.set(header, decision)
  return decision
}

function decide(header: string): Encoding {
  const weights = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim())
    const q = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2)
    if (name !== '') weights.set(name, q === undefined ? 1 : Number(q) || 0)
  }
  let best: Encoding = 'identity'
  // Plain bytes win only when the client ranks them above; unnamed they are the last resort.
  let bestWeight = weights.get('identity') ?? 0
  for (const name of OFFERED) {
    const weight = weights.get(name) ?? weights.get('*') ?? 0
    if (weight > 0 && (best === 'identity' ? weight >= bestWeight : weight > bestWeight)) {
      best = name
      bestWeight = weight
    }
  }
  return best
}

/** Compresses once for many answers; brotli stops short of its top quality, which costs ten times the time for 2 %. */
export async function compress(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(body, { level: 9 })
  return brotliAsync(body, {
    params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
  })
}
