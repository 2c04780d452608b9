/** Bytes of bodies, with what browsers and Node.js both have. */

/** The text that bytes stand for in UTF-8. */
export function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes)
}

/** The bytes of a text in UTF-8. */
export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text)
}

/** A sign for each byte: a text in which bytes can be looked for, and that loses none. */
export function signsOf(bytes: Uint8Array): string {
  let signs = ''
  for (const byte of bytes) signs += String.fromCharCode(byte)
  return signs
}

/** The bytes of such a text. */
export function bytesOfSigns(signs: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(signs, (sign) => sign.charCodeAt(0))
}

/** Bytes in the alphabet of addresses, as JWTs have them. */
export function base64Url(bytes: Uint8Array): string {
  return btoa(signsOf(bytes)).replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}

/** The bytes of a text in that alphabet. */
export function bytesOfBase64(text: string): Uint8Array<ArrayBuffer> {
  return bytesOfSigns(atob(text.replaceAll('-', '+').replaceAll('_', '/')))
}
