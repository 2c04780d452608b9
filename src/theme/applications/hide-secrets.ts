/** What stands where a secret was. */
export const HIDDEN = 'HIDDEN'

/** Ends of names whose values only their owner may know: `refresh_token`, `X-Amz-Signature`, `apiKeys`. `token_type` is none. */
const NAME =
  '(?:token|secret|pass(?:w(?:or)?d|code|phrase)|pwd|assertion|jwt|signature|sig|hmac|policy|credential|authorization|cookie|code_verifier|key)s?'

const SECRET_NAME = new RegExp(`${NAME}$`, 'i')

/** Whether a value of this name is a secret of its owner: of a header, a parameter, a field. */
export function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name)
}

/** Where secrets are written; `$1` stays. */
const PLACES: readonly RegExp[] = [
  // Headers, of a command too.
  /((?:proxy-)?authorization['"]?\s*[:=]\s*['"]?(?:bearer|basic|token|digest)\s+)(?!HIDDEN)[^\s'",;\\^]+/gi,
  /((?:proxy-)?authorization['"]?\s*:\s*['"]?)(?!(?:bearer|basic|token|digest)\s|HIDDEN)[^\s'",;\\^]+/gi,
  /((?:^|['"\n])\s*(?:set-)?cookie\s*:\s*)(?!HIDDEN)[^'"\s][^'"\n]*/gi,
  /((?:^|\s)(?:-b|--cookie)[ =]\s*['"]?)(?!HIDDEN)[^'"\s][^'"\n]*/g,
  /((?:x-)?(?:api|auth|access|session|security)[-_]?(?:key|token)['"]?\s*:\s*['"]?)(?!HIDDEN)[^\s'",;]+/gi,
  /(\bbearer\s+)(?!HIDDEN|error|realm)[\w.~+/-]{12,}=*/gi,
  // Fields of JSON, of XML and of forms, parameters of addresses.
  new RegExp(String.raw`(${NAME}\\?["']\s*:\s*\\?["'])(?!HIDDEN)[^"'\\]+`, 'gi'),
  new RegExp(String.raw`(<(?:[\w.-]+:)?[\w.-]*?${NAME}(?:\s[^<>]*)?>)(?!HIDDEN)[^<]+`, 'gi'),
  new RegExp(
    String.raw`((?:^|[?&#^'"\s]|%3F|%26)(?:[\w.-]|%5B|%5D|[[\]])*?${NAME}(?:=|%3D))(?!HIDDEN)[^&\s'"^]+`,
    'gi',
  ),
  // `-u name:password`
  /((?:^|\s)(?:-u|--user)[ =]\s*['"]?[^\s:'"]*:)(?!HIDDEN)[^\s'"]+/g,
  /(\/\/[^/\s:@]+:)(?!HIDDEN)[^/\s@]+(?=@)/g,
  // A private key, a token with three parts, wherever it stands.
  /(-----BEGIN [A-Z ]*PRIVATE KEY-----)(?!HIDDEN)[^-]*/g,
  /()(?<![\w.-])eyJ[\w-]{6,}\.[\w-]{6,}\.[\w-]*/g,
]

/**
 * A text in which each secret is {@link HIDDEN}: tokens, passwords, keys, signatures. What the decoder keeps, shows and reads has been through this, and
 * what the console writes into an address.
 * @returns the text as it was where there is none
 */
export function withoutSecrets(text: string): string {
  return PLACES.reduce((left, place) => left.replace(place, `$1${HIDDEN}`), text)
}
