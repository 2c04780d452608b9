import { createHash } from 'node:crypto'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESS_FROM_BYTES, isCompressible, mediaType } from '../config/media-type.ts'
import { inParallel } from '../content/in-parallel.ts'
import { writeWhole } from '../content/write-whole.ts'

const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)

/**
 * Qualities of brotli. The best is for what every reader loads and few builds change. Pages and data, which are many and change often, take a third
 * of its time at 10, for 2.6 % more bytes (docs/performance.md); what is large comes far below that for another 5 %.
 */
const QUALITY = { shared: 11, page: 10, large: 9 } as const
const LARGE_BYTES = 256 * 1024
/** Changes when the same bytes would be compressed otherwise. */
const RECIPE = '2'
const FORMS = ['br', 'gz'] as const

/**
 * Writes `.br` and `.gz` beside every text of a folder that shrinks, for servers that send what lies there.
 * @param cache folder where results are kept by content
 */
export async function compressFolder(folder: string, cache: string): Promise<void> {
  await mkdir(cache, { recursive: true })
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(mediaType(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await inParallel(
    files.map((file) => async () => compressBeside(file, await readFile(file), cache)),
    2 * availableParallelism(),
  )
}

/**
 * Writes the compressed forms of a file beside it, those that are smaller. They are kept by content.
 * @param body content of the file
 * @param cache folder where the results are kept
 */
async function compressBeside(file: string, body: Buffer, cache: string): Promise<void> {
  if (body.length < COMPRESS_FROM_BYTES) return
  const quality = QUALITY[body.length > LARGE_BYTES ? 'large' : /\.(js|css)$/.test(file) ? 'shared' : 'page']
  const hash = createHash('sha256').update(`${RECIPE} ${quality} `).update(body).digest('hex').slice(0, 32)
  const kept = path.join(cache, hash)
  const known = await Promise.all(FORMS.map((form) => readFile(`${kept}.${form}`).catch(() => undefined)))
  const forms = known.every((bytes) => bytes !== undefined) ? known : await compress(body, quality)
  for (const [index, bytes] of forms.entries()) {
    const form = FORMS[index]
    if (bytes !== known[index]) await writeWhole(`${kept}.${form}`, bytes)
    if (bytes.length < body.length) await writeFile(`${file}.${form}`, bytes)
  }
}

/** In the order of `FORMS`. */
function compress(body: Buffer, quality: number): Promise<Buffer[]> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  return Promise.all([toBrotli(body, { params }), toGzip(body, { level: 9 })])
}
