import { bytesOf, bytesOfSigns, signsOf, textOf } from './bytes.ts'

/** One part of `multipart/form-data`. */
export interface FormPart {
  name: string
  filename?: string
  type?: string
  bytes: Uint8Array
}

/**
 * Takes a form apart.
 * @returns undefined for a body that is no form with this boundary
 */
export function readFormParts(body: Uint8Array, contentType: string): FormPart[] | undefined {
  const boundary = /boundary="?(?<text>[^";]+)"?/.exec(contentType)?.groups?.['text']
  if (boundary === undefined) return undefined
  const pieces = signsOf(body).split(`--${boundary}`).slice(1)
  if (!pieces.at(-1)?.startsWith('--')) return undefined
  const parts = pieces.slice(0, -1).map(readPart)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

/** Puts a form together. */
export function writeFormParts(parts: readonly FormPart[]): { type: string; body: Uint8Array } {
  const boundary = 'part-of-form'
  const pieces = parts.map(({ name, filename, type, bytes }) => {
    const head = [
      `Content-Disposition: form-data; name="${name}"${filename === undefined ? '' : `; filename="${filename}"`}`,
      ...(type === undefined ? [] : [`Content-Type: ${type}`]),
    ]
    return `--${boundary}\r\n${signsOf(bytesOf(head.join('\r\n')))}\r\n\r\n${signsOf(bytes)}\r\n`
  })
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    body: bytesOfSigns(`${pieces.join('')}--${boundary}--\r\n`),
  }
}

/** @param piece a sign for each byte */
function readPart(piece: string): FormPart | undefined {
  const end = piece.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = textOf(bytesOfSigns(piece.slice(0, end)))
  const name = /\bname="(?<text>[^"]*)"/.exec(head)?.groups?.['text']
  const filename = /\bfilename="(?<text>[^"]*)"/.exec(head)?.groups?.['text']
  const type = /^content-type:\s*(?<text>.+)$/im.exec(head)?.groups?.['text']?.trim()
  if (name === undefined) return undefined
  return {
    name,
    ...(filename !== undefined && { filename }),
    ...(type !== undefined && { type }),
    bytes: bytesOfSigns(piece.slice(end + 4, -2)),
  }
}
