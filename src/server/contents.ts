import { createHash, type Hash } from 'node:crypto'
import { closeSync, fstatSync, openSync, readFileSync, readSync, statSync } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'

/** Larger files stay on disk: a film must not push a thousand pages out of memory. */
const LARGE_BYTES = 8 * 1024 * 1024
const CHUNK_BYTES = 1024 * 1024

/** A file that is read for each answer, because it is large or the memory is full. */
export interface DiskFile {
  disk: string
  length: number
  /** As the file was when the server started. */
  modifiedMs: number
  inode: number
  /** Of its bytes; see {@link hashOf}. */
  hash: string
}

/** The bytes of a file, or where they lie. */
export type Content = Buffer | DiskFile

/**
 * Reads files into memory, the small ones first, so that nothing that happens to the folder later reaches a reader. What is larger than 8 MiB
 * or no longer fits is only hashed.
 * @param limit bytes that may be kept in all
 * @returns contents by path on disk
 * @throws Error of the file system
 */
export function readContents(paths: readonly string[], limit: number): Map<string, Content> {
  const sized = paths.map((disk) => ({ disk, size: statSync(disk).size })).sort((a, b) => a.size - b.size)
  const contents = new Map<string, Content>()
  let total = 0
  for (const { disk, size } of sized) {
    total += size
    const fits = size <= LARGE_BYTES && total <= limit
    contents.set(disk, fits ? readFileSync(disk) : readFacts(disk))
  }
  return contents
}

/**
 * Opens a file that stayed on disk. Once it is open, a deploy that puts another file in its place changes nothing for this answer.
 * @throws Error when it is not the file it was when the server started
 */
export async function openUnchanged({ disk, length, modifiedMs, inode }: DiskFile): Promise<FileHandle> {
  const handle = await open(disk)
  const { size, mtimeMs, ino } = await handle.stat()
  if (size === length && mtimeMs === modifiedMs && ino === inode) return handle
  await handle.close()
  throw new Error(`${disk} has changed since the server started`)
}

/**
 * The bytes of a file, as they are sent at its own address.
 * @throws Error when it is no longer what it was when the server started
 */
export async function readWhole(content: Content): Promise<Buffer> {
  if (Buffer.isBuffer(content)) return content
  await using handle = await openUnchanged(content)
  return handle.readFile()
}

/** Short hash for entity tags. */
export function hashOf(body: Buffer): string {
  return shortened(createHash('sha256').update(body))
}

function shortened(hash: Hash): string {
  return hash.digest('base64url').slice(0, 16)
}

/** In pieces, as the file may be larger than a buffer can be. */
function readFacts(disk: string): DiskFile {
  const file = openSync(disk, 'r')
  try {
    const { size, mtimeMs, ino } = fstatSync(file)
    const hash = createHash('sha256')
    const chunk = Buffer.alloc(CHUNK_BYTES)
    for (let read = readSync(file, chunk); read > 0; read = readSync(file, chunk)) {
      hash.update(chunk.subarray(0, read))
    }
    return { disk, length: size, modifiedMs: mtimeMs, inode: ino, hash: shortened(hash) }
  } finally {
    closeSync(file)
  }
}
