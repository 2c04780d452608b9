import { readdir, readFile, writeFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { COMPRESS_FROM_BYTES, isCompressible, mediaType } from '../config/media-type.ts'
import { inParallel } from '../content/in-parallel.ts'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

/** Large files take long at the top quality, for a few per cent. */
const TOP_QUALITY_BYTES = 256 * 1024

/** Writes `.br` and `.gz` beside every text that shrinks, for servers that send what lies there. */
export async function precompress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile() && isCompressible(mediaType(entry.name)))
    .map((entry) => path.join(entry.parentPath, entry.name))
  await inParallel(
    files.map((file) => () => compressFile(file)),
    2 * availableParallelism(),
  )
}

async function compressFile(file: string): Promise<void> {
  const body = await readFile(file)
  if (body.length < COMPRESS_FROM_BYTES) return
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: body.length > TOP_QUALITY_BYTES ? 9 : 11,
    [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
  }
  const [br, gz] = await Promise.all([brotliAsync(body, { params }), gzipAsync(body, { level: 9 })])
  if (br.length < body.length) await writeFile(`${file}.br`, br)
  if (gz.length < body.length) await writeFile(`${file}.gz`, gz)
}
