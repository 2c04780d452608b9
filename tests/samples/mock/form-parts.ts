/** One part of `multipart/form-data`. */
export interface FormPart {
  name: string
  filename?: string
  type?: string
  bytes: Buffer
}

/**
 * Takes a form apart.
 * @returns undefined for a body that is no form with this boundary
 */
export function readFormParts(body: Buffer, contentType: string): FormPart[] | undefined {
  const boundary = /boundary="?(?<text>[^";]+)"?/.exec(contentType)?.groups?.['text']
  if (boundary === undefined) return undefined
  const pieces = splitAt(body, Buffer.from(`--${boundary}`)).slice(1)
  if (pieces.length === 0 || !pieces.at(-1)?.subarray(0, 2).equals(Buffer.from('--'))) return undefined
  const parts = pieces.slice(0, -1).map(readPart)
  return parts.every((part) => part !== undefined) ? parts : undefined
}

function splitAt(body: Buffer, mark: Buffer): Buffer[] {
  const pieces: Buffer[] = []
  let from = 0
  for (let at = body.indexOf(mark); at !== -1; at = body.indexOf(mark, from)) {
    pieces.push(body.subarray(from, at))
    from = at + mark.length
  }
  return [...pieces, body.subarray(from)]
}

function readPart(piece: Buffer): FormPart | undefined {
  const end = piece.indexOf('\r\n\r\n')
  if (end === -1) return undefined
  const head = piece.subarray(0, end).toString('utf8')
  const name = /\bname="(?<text>[^"]*)"/.exec(head)?.groups?.['text']
  const filename = /\bfilename="(?<text>[^"]*)"/.exec(head)?.groups?.['text']
  const type = /^content-type:\s*(?<text>.+)$/im.exec(head)?.groups?.['text']?.trim()
  if (name === undefined) return undefined
  return {
    name,
    ...(filename !== undefined && { filename }),
    ...(type !== undefined && { type }),
    bytes: piece.subarray(end + 4, piece.length - 2),
  }
}
