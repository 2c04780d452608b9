import { base64Url, signsOf } from '../../../mock/bytes.ts'
import { SIGNATURE } from '../../../mock/check-assertion.ts'
import { signingInput } from '../../../mock/jwt.ts'

const RSA = { ...SIGNATURE, modulusLength: 2048, publicExponent: new Uint8Array([1, 0, 1]) }

/** A pair with what of it may be shown. */
export interface MadePair {
  keys: CryptoKeyPair
  publicPem: string
  publicJwk: string
  /** Only when the reader has asked to see it. */
  privatePem?: string
}

/**
 * Makes an RSA pair in the browser.
 * @param visible whether the private key may be read; else nothing in the page, nor the browser, gives it out
 */
export async function makePair(visible: boolean): Promise<MadePair> {
  const keys = await crypto.subtle.generateKey(RSA, visible, ['sign', 'verify'])
  const { kty, n, e } = await crypto.subtle.exportKey('jwk', keys.publicKey)
  return {
    keys,
    publicPem: pem('PUBLIC KEY', await crypto.subtle.exportKey('spki', keys.publicKey)),
    publicJwk: JSON.stringify({ kty, n, e, alg: 'RS256', use: 'sig' }, undefined, 2),
    ...(visible && {
      privatePem: pem('PRIVATE KEY', await crypto.subtle.exportKey('pkcs8', keys.privateKey)),
    }),
  }
}

/** A JWT with the signature of a private key. */
export async function signJwt(header: object, claims: object, key: CryptoKey): Promise<string> {
  const input = signingInput(header, claims)
  const signature = await crypto.subtle.sign(SIGNATURE.name, key, new TextEncoder().encode(input))
  return `${input}.${base64Url(new Uint8Array(signature))}`
}

function pem(label: string, bytes: ArrayBuffer): string {
  const lines = btoa(signsOf(new Uint8Array(bytes))).match(/.{1,64}/g) ?? []
  return [`-----BEGIN ${label}-----`, ...lines, `-----END ${label}-----`, ''].join('\n')
}
