import type { IncomingMessage, ServerResponse } from 'node:http'
import { pipeline } from 'node:stream/promises'
import { type Content, type DiskFile, openUnchanged } from './contents.ts'
import type { ByteRange } from './range.ts'

/**
 * Sends the bytes of `range`, or for HEAD only the headers. What is in memory is sent at once: then nothing is returned.
 * @param headers names and values in turn
 * @throws Error before anything was sent when a file on disk is no longer what it was
 */
export function sendContent(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  content: Content,
  range: ByteRange,
  headers: string[],
): Promise<void> | undefined {
  if (!Buffer.isBuffer(content)) return stream(request, response, status, content, range, headers)
  response.writeHead(status, headers)
  if (request.method === 'HEAD') response.end()
  else response.end(content.subarray(range.first, range.last + 1))
  return undefined
}

async function stream(
  { method }: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: DiskFile,
  { first, last }: ByteRange,
  headers: string[],
): Promise<void> {
  await using handle = await openUnchanged(file)
  response.writeHead(status, headers)
  if (method === 'HEAD' || file.length === 0) {
    response.end()
    return
  }
  const bytes = handle.createReadStream({ start: first, end: last, autoClose: false })
  // A client that goes away in the middle ends the pipeline with an error that means nothing.
  await pipeline(bytes, response, { end: false }).catch(() => response.destroy())
  // Cut short on disk meanwhile: the client must not take the part for the whole.
  if (bytes.bytesRead === last + 1 - first) response.end()
  else response.destroy()
}
