import type { IncomingMessage } from 'node:http'

/** A body, or the status to refuse it with: 413 when it is too long, 400 when the client went away. */
export type Body = Buffer<ArrayBuffer> | 400 | 413

/**
 * Reads the body of a request into memory. How long that may take is a matter of the server (limits.ts).
 * @param maxBytes more is not kept
 */
export function readBody(request: IncomingMessage, maxBytes: number): Promise<Body> {
  return new Promise((done) => {
    const chunks: Buffer[] = []
    let bytes = 0
    request.on('data', (chunk: Buffer) => {
      bytes += chunk.length
      if (bytes <= maxBytes) return void chunks.push(chunk)
      chunks.length = 0
      done(413)
    })
    request.once('end', () => done(Buffer.concat(chunks)))
    request.once('error', () => done(400))
    request.once('close', () => done(400))
  })
}
