/** What stands where a secret was. */
export const HIDDEN = 'HIDDEN'

/** Where secrets are written; `$1` and `$2` stay. */
const PLACES: readonly RegExp[] = [
  // Headers, of a command too.
  /((?:proxy-)?authorization['"]?\s*[:=]\s*['"]?(?:bearer|basic|token|digest)\s+)(?!HIDDEN)[^\s'",;\\^]+/gi,
  /((?:proxy-)?authorization['"]?\s*:\s*['"]?)(?!(?:bearer|basic|token|digest)\s|HIDDEN)[^\s'",;\\^]+/gi,
  /((?:^|['"\n])\s*(?:set-)?cookie\s*:\s*)(?!HIDDEN)[^'"\s][^'"\n]*/gi,
  /((?:^|\s)(?:-b|--cookie)[ =]\s*['"]?)(?!HIDDEN)[^'"\s][^'"\n]*/g,
  /((?:x-)?(?:api|auth|access|session|security)[-_]?(?:key|token)['"]?\s*:\s*['"]?)(?!HIDDEN)[^\s'",;]+/gi,
  /(\bbearer\s+)(?!HIDDEN|error|realm)[\w.~+/-]{12,}=*/gi,
  // Fields of JSON and of forms, parameters of addresses.
  /((?:access|refresh|id|session|client|subject|actor)?_?(?:token|secret|password|passwd|assertion|signature|credential)\\?["']\s*:\s*\\?["'])(?!HIDDEN)[^"'\\]+/gi,
  /([?&^'"\s](?:(?:access|refresh|id)_token|client_secret|client_assertion|password|api_?key|code_verifier|x-amz-(?:signature|credential|security-token)|signature|sig|key)=)(?!HIDDEN)[^&\s'"^]+/gi,
  // `-u name:password`
  /((?:^|\s)(?:-u|--user)[ =]\s*['"]?[^\s:'"]*:)(?!HIDDEN)[^\s'"]+/g,
  /(\/\/[^/\s:@]+:)(?!HIDDEN)[^/\s@]+(?=@)/g,
  // A private key, a token with three parts, wherever it stands.
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)(?!HIDDEN)[^-]*/g,
  /()(?<![\w.-])eyJ[\w-]{6,}\.[\w-]{6,}\.[\w-]*/g,
]

/**
 * A text in which each secret is {@link HIDDEN}: tokens, passwords, keys, signatures. What the decoder keeps, shows and reads has been through this.
 * @returns the text as it was where there is none
 */
export function withoutSecrets(text: string): string {
  return PLACES.reduce((left, place) => left.replace(place, `$1${HIDDEN}`), text)
}
