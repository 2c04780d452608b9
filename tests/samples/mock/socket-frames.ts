import { createHash } from 'node:crypto'

const GUID = '258EAFA5-E914-47DA-95CA-C5AB0DC85B11'
const TEXT = 1
const CLOSE = 8
const PING = 9

/** What a client has sent: a text, or the wish to end. */
export type Received = { text: string } | { close: true } | { ping: Buffer }

/** The header that accepts an upgrade (RFC 6455, 4.2.2). */
export function acceptKey(key: string): string {
  return createHash('sha1')
    .update(key + GUID)
    .digest('base64')
}

/** Puts frames of a client together to messages (RFC 6455, 5). */
export class FrameReader {
  private rest: Buffer = Buffer.alloc(0)
  private parts: Buffer[] = []

  /** The messages that are complete after some more bytes. */
  read(bytes: Buffer): Received[] {
    this.rest = Buffer.concat([this.rest, bytes])
    const received: Received[] = []
    for (let frame = this.next(); frame; frame = this.next()) {
      if (frame.code === CLOSE) received.push({ close: true })
      else if (frame.code === PING) received.push({ ping: frame.payload })
      else if (frame.code <= 2) {
        this.parts.push(frame.payload)
        if (!frame.isLast) continue
        received.push({ text: Buffer.concat(this.parts).toString('utf8') })
        this.parts = []
      }
    }
    return received
  }

  private next(): { code: number; isLast: boolean; payload: Buffer } | undefined {
    const { rest } = this
    if (rest.length < 2) return undefined
    const short = rest.readUInt8(1) & 127
    const sizeBytes = short === 127 ? 8 : short === 126 ? 2 : 0
    const head = 2 + sizeBytes + 4
    if (rest.length < head) return undefined
    const size =
      sizeBytes === 8 ? Number(rest.readBigUInt64BE(2)) : sizeBytes === 2 ? rest.readUInt16BE(2) : short
    if (rest.length < head + size) return undefined
    const mask = rest.subarray(head - 4, head)
    const payload = Buffer.from(rest.subarray(head, head + size))
    for (let i = 0; i < payload.length; i++) payload[i] = (payload[i] ?? 0) ^ (mask[i % 4] ?? 0)
    const first = rest.readUInt8(0)
    this.rest = rest.subarray(head + size)
    return { code: first & 15, isLast: (first & 128) !== 0, payload }
  }
}

/** A message of the server. */
export function textFrame(text: string): Buffer {
  return frame(TEXT, Buffer.from(text))
}

/** The end of a conversation without a fault. */
export function closeFrame(): Buffer {
  return frame(CLOSE, Buffer.from([3, 232]))
}

/** The answer to a ping. */
export function pongFrame(payload: Buffer): Buffer {
  return frame(10, payload)
}

function frame(code: number, payload: Buffer): Buffer {
  const size = payload.length
  const head =
    size < 126 ? Buffer.from([128 | code, size]) : Buffer.from([128 | code, 126, size >> 8, size & 255])
  return Buffer.concat([head, payload])
}
