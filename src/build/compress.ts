import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESS_FROM_BYTES, isCompressible, mediaType } from '../config/media-type.ts'
import { inParallel } from '../content/in-parallel.ts'
import type { Workspace } from '../content/workspace.ts'
import { writeWhole } from '../content/write-whole.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Qualities of brotli. The best is for what every reader loads and few builds change. Pages and data, which are many and change often, take a third
 * of its time at 10, for 2.4 % more bytes (docs/decisions/0015-hosts-and-headers.md); what is large comes far below that for another 5 %, and so does what programs read.
 */
const QUALITY = { shared: 11, page: 10, large: 9, program: 9 } as const
const LARGE_BYTES = 256 * 1024
/** Changes when the same bytes would be compressed otherwise. */
const RECIPE = '4'
const SHARED = /\.(m?js|css)$/
const FOR_PROGRAMS = /\.(md|txt)$/
/** Of brotli, in powers of two. With a larger one each text takes 10 ms more at 9, however small it is. */
const SMALL_WINDOW = 16
const AT_ONCE = 2 * availableParallelism()
const FORMS = ['br', 'gz'] as const
const LENGTH_BYTES = 4

/** Where compressed forms are kept by content: those of scripts and styles with the bundles, which serve every site. */
type Caches = Pick<Workspace, 'cache' | 'bundles'>

/** Writes `.br` and `.gz` beside every text of a folder that shrinks, for servers that send what lies there. */
export async function compressFolder(folder: string, caches: Caches): Promise<void> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(mediaType(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
  const writing = files.map((file) => async () => {
    const body = readFileSync(file)
    for (const [index, bytes] of (await compressed(file, body, caches)).entries())
      if (bytes.length < body.length) writeFileSync(`${file}.${FORMS[index]}`, bytes)
  })
  await inParallel(writing, AT_ONCE)
}

/**
 * Compresses texts before the folder is complete, so that `compressFolder` finds the results: it takes threads of its own, while this one goes on.
 * @param contents by address
 */
export async function compressAhead(
  contents: Iterable<[address: string, content: string | Buffer]>,
  caches: Caches,
): Promise<void> {
  const texts = [...contents].filter(([address]) => isCompressible(mediaType(address)))
  const compressing = texts.map(([address, content]) => async () => {
    await compressed(address, Buffer.from(content), caches)
  })
  await inParallel(compressing, AT_ONCE)
}

/** @returns in the order of `FORMS`; nothing for what is too small */
async function compressed(name: string, body: Buffer, { cache, bundles }: Caches): Promise<Buffer[]> {
  if (body.length < COMPRESS_FROM_BYTES) return []
  const kind = SHARED.test(name) ? 'shared' : FOR_PROGRAMS.test(name) ? 'program' : 'page'
  const quality = QUALITY[body.length > LARGE_BYTES ? 'large' : kind]
  const hash = createHash('sha256').update(`${RECIPE} ${quality} `).update(body).digest('hex').slice(0, 32)
  const folder = path.join(quality === QUALITY.shared ? bundles : cache, 'compressed')
  const file = path.join(folder, hash)
  const kept = readKept(file)
  if (kept) return kept
  const forms = await compress(body, quality)
  mkdirSync(folder, { recursive: true })
  writeWhole(file, joined(forms))
  return forms
}

/** Both forms in one file, the length of the first in front: to make and to find a file takes longer than to read what is in it. */
function joined([first = Buffer.of(), ...rest]: readonly Buffer[]): Buffer {
  const length = Buffer.alloc(LENGTH_BYTES)
  length.writeUInt32BE(first.length)
  return Buffer.concat([length, first, ...rest])
}

function readKept(file: string): Buffer[] | undefined {
  if (!existsSync(file)) return undefined
  const bytes = readFileSync(file)
  const end = LENGTH_BYTES + bytes.readUInt32BE()
  return [bytes.subarray(LENGTH_BYTES, end), bytes.subarray(end)]
}

/** In the order of `FORMS`. */
function compress(body: Buffer, quality: number): Promise<Buffer[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
    ...(body.length < 2 ** SMALL_WINDOW && { [constants.BROTLI_PARAM_LGWIN]: SMALL_WINDOW }),
  }
  return Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })])
}
