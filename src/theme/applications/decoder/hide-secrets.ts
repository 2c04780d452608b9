import { isPlaceholder } from './placeholder.ts'

/** What stands where a secret was. */
export const HIDDEN = 'HIDDEN'

const PASSWORD = 'passw(?:or)?d|passphrase|secret|(?<![a-z])pass|_pwd'
const TOKEN =
  'token|(?:api|auth|access|private|secret|subscription|account)[-_]?key|assertion|signature|hmac|jwt|(?<![a-z])policy|credentials?|code_verifier|session[-_]?id'
/** A name of a secret, in any style; `invalid_token` is the name of an error. */
const named = (words: string) =>
  String.raw`(?<![\w-])(?!(?:invalid|expired|missing|bad|wrong|no)[-_])[\w.-]{0,40}?(?:${words})`
const NAME = named(`${PASSWORD}|${TOKEN}`)
const QUOTED = String.raw`(?<value>(?:\\(?!\k<quote>)[^\n]|(?!\k<quote>)[^\n\\])+)`
/** Where a line begins: of settings, of what `curl -v` prints. */
const LINE = String.raw`^[ \t<>*-]*`

/** Where secrets are written, in capitals or not: what stays in front of one, and the secret. Quoted ones come before bare ones. */
const PLACES = [
  // Headers, of a command too.
  String.raw`(?<before>authorization\\?['"]?\s*[:=]\s*f?\\?["'\`]?(?:bearer|basic|token)\s+)(?<value>[^\s'"\`,;\\^]+)`,
  String.raw`(?<before>${LINE}(?:proxy-)?authorization\s*:(?!\s*["'\`]?(?:bearer|basic|token)\b)[ \t]*)(?<value>[^\n]+)`,
  String.raw`(?<before>authorization\\?['"]?\s*(?::|=\s*(?=["']))(?!\s*f?\\?["'\`]?(?:bearer|basic|token)\b)\s*\\?["'\`]?)(?<value>[^'"\n\`\\^\s][^'"\n\`\\^]*)`,
  String.raw`(?<before>${LINE}(?:set-)?cookie\s*:\s*)(?<value>[^\n]+)`,
  String.raw`(?<before>['"](?:set-)?cookie\s*:\s*)(?<value>[^'"\n]+)`,
  String.raw`(?<before>(?:x-)?(?:api|auth|access|session|security)[-_]?(?:key|token)['"]?\s*:(?!\?)\s*['"]?)(?<value>[^\s'",;]+)`,
  String.raw`(?<before>['"]${NAME}\s*:\s*)(?<value>[^\s'"]+)`,
  String.raw`(?<before>\bbearer\s+)(?<value>(?:(?=[\w.~+/-]*\d)[\w.~+/-]{6,}|[\w.~+/-]{20,})=*)`,
  // Fields of JSON, variables of programs and shells, arguments, elements.
  String.raw`(?<before>(?:${NAME}|cookie)\\?["'\`]?\]?\s*(?:=>|:=|[:=])\s*[fbr@$]?\\?(?<quote>["'\`]))${QUOTED}`,
  String.raw`(?<before>["'](?:key|sig)\\?["']\s*:\s*\\?(?<quote>["']))${QUOTED}`,
  String.raw`(?<before>\(\s*["']${NAME}["']\s*,\s*(?<quote>["']))${QUOTED}`,
  String.raw`(?<before>\bauth\s*=\s*\(\s*["'][^"'\n]*["']\s*,\s*(?<quote>["']))${QUOTED}`,
  String.raw`(?<before><(?:[\w.-]+:)?${NAME}(?:\s[^<>]*)?>)(?<value>[^<]+)`,
  // Forms, parameters of addresses, bare values of shells and settings.
  String.raw`(?<before>${NAME}=)(?<value>(?:(?!&[\w.%-]+=)[^\s'"\`^])+)`,
  String.raw`(?<before>(?:[?&^'"\s]|%3F|%26)(?:(?:sig|key)(?:=|%3D)|[\w.%-]*(?:token|signature|credential|policy)%3D))(?<value>(?:(?!%26)[^&\s'"^])+)`,
  String.raw`(?<before>^[ \t]*(?:export |const |let |var |\$)*${NAME}[ \t]+=[ \t]*)(?<value>[^\s'"\`]+)(?=[ \t]*;?$)`,
  String.raw`(?<before>${LINE}["']?${named(PASSWORD)}["']?[ \t]*:[ \t]+(?:[|>]-?\n[ \t]+)?)(?<value>[^\n]+)`,
  String.raw`(?<before>${LINE}["']?${named(TOKEN)}["']?[ \t]*:[ \t]+)(?<value>(?:bearer )?\S+)(?=[ \t]*$)`,
  // Options of commands.
  String.raw`(?<before>(?:^|\s)--?[\w-]{0,40}?(?:${PASSWORD}|${TOKEN}|oauth2-bearer)[ =:]\s*["']?)(?!--)(?<value>[^\s'"]+)`,
].map((place) => new RegExp(place, 'gim'))

/** The same, where capitals count: `-b` and `-B` are two options. */
const EXACT = [
  String.raw`(?<before>(?:^|\s)(?:-b|--cookie)[ =]\s*['"]?)(?<value>[^'"\s][^'"\n]*)`,
  String.raw`(?<before>(?:^|\s)(?:-E|--cert)[ =]['"]?[^\s:'"]+:)(?<value>[^\s'"]+)`,
  String.raw`(?<before>(?:^|\s)(?:-[svkLfigaNq]*[uU] ?|--(?:proxy-)?user[ =]\s*)['"][^\s:'"]*:)(?<value>[^'"\n]+)`,
  String.raw`(?<before>(?:^|\s)(?:-[svkLfigaNq]*[uU] ?|--(?:proxy-)?user[ =]\s*)(?!https?:)[^\s:'"]*:)(?<value>[^\s'"]+)`,
  String.raw`(?<before>\/\/[^/\s:@]+:)(?<value>[^/\s@]+)(?=@)`,
  // A private key, a token with three parts, wherever it stands.
  String.raw`(?<before>-----BEGIN [A-Z ]*PRIVATE KEY-----)(?<value>[\s\w\\+/][\s\S]*?)(?=-----END|(?![\s\S]))`,
  String.raw`(?<before>)(?<![\w.-])(?<value>eyJ[\w-]{6,}\.[\w-]{6,}\.[\w-]*)`,
].map((place) => new RegExp(place, 'gm'))

/**
 * A text in which each secret is {@link HIDDEN}: tokens, passwords, keys, signatures. What the decoder keeps, shows and reads has been through this.
 * @returns the text as it was where there is none
 */
export function withoutSecrets(text: string): string {
  return [...PLACES, ...EXACT].reduce((left, place) => left.replace(place, hidden), text)
}

function hidden(whole: string, ...rest: unknown[]): string {
  const { before, value } = rest.at(-1) as { before: string; value: string }
  return isPlaceholder(value, before) ? whole : before + HIDDEN
}
