/** Looks for a text in what is sent and kept, in every form in which it could stand there. */
import { constants, gunzipSync, inflateSync } from 'node:zlib'

/** A text as it is, as addresses and forms have it, and in base64 wherever it begins there. */
export function formsOf(text: string): string[] {
  const encoded = [encodeURIComponent(text), String(new URLSearchParams([['', text]])).slice(1)]
  const base64 = [0, 2, 3].map((start, before) =>
    Buffer.from(`${' '.repeat(before)}${text}`)
      .toString('base64')
      .slice(start, -4),
  )
  const inAddresses = base64.map((one) => one.replaceAll('+', '-').replaceAll('/', '_'))
  return [...new Set([text, JSON.stringify(text).slice(1, -1), ...encoded, ...base64, ...inAddresses])]
}

/** Bytes as a text, followed by all that is compressed in them (gzip, zlib), wherever it begins. */
export function unpacked(bytes: Buffer): string {
  const texts = [bytes.toString()]
  for (let at = 0; at < bytes.length - 2; at++) {
    const isGzip = bytes[at] === 0x1f && bytes[at + 1] === 0x8b
    const isZlib = bytes[at] === 0x78 && bytes.readUInt16BE(at) % 31 === 0
    if (!isGzip && !isZlib) continue
    try {
      const read = isGzip ? gunzipSync : inflateSync
      texts.push(unpacked(read(bytes.subarray(at), { finishFlush: constants.Z_SYNC_FLUSH })))
    } catch {
      // These two bytes were something else.
    }
  }
  return texts.join('\n')
}
