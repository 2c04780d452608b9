/** What was hidden before, and what authors write: `<token>`, `{{token}}`, `${token}`, `%TOKEN%`, `$(bash get-token.sh)`. */
const WRITTEN = /^["'`\\]*(?:HIDDEN\b|\$?\{[^}]+\}|\$\(|\$env:|%\w+%|<[\w -]+>|paste\b|…|\.\.\.)/i
const VARIABLE = /^\$[A-Z_][A-Z\d_]*(?!\w)/
/** No text: a word of JSON, the start of a list, what a program computes. */
const COMPUTED =
  /^(?:(?:null|none|true|false|undefined)\W*|[[{|>]-?|(?:os|process|self|this|response|args|config|settings|env)\..*|[a-z_]\w*(?:\.\w+)*(?:[([]|\([\w., ]*\)[;,)]*)|await)$/i
/** What sentences say of a token. */
const SAID = /^(?:a|an|the|expired|invalid|missing|required|refused|not|is|has)[.,;]?$/i
/** The end of a name of a secret. */
const NAME = /(?:token|secret|password|key|assertion|signature|credentials?)$/

/**
 * Is this no secret, where one could be?
 * @param before what stands in front of it
 */
export function isPlaceholder(value: string, before: string): boolean {
  // In single quotes, in JSON and in settings a dollar sign is part of a password.
  const isExpanded = /^(?:\$\w+[.:/_-]?)+$/.test(value) && !/['`:]\s*\\?"?$/.test(before)
  const isComputed = !/["'`]$/.test(before) && COMPUTED.test(value)
  // Cut at a quote inside it.
  const isInserted = /^\$?\{+[\w.]+\[/.test(value) && /(?:bearer|basic|token)\s+$/i.test(before)
  return (
    [WRITTEN, VARIABLE, SAID].some((kind) => kind.test(value)) ||
    isExpanded ||
    isComputed ||
    isInserted ||
    isNameOf(value, before)
  )
}

/** A variable that is called as what it is the value of: `refresh_token: refreshToken`. */
function isNameOf(value: string, before: string): boolean {
  const [name = '', called = ''] = [before, value].map((text) => text.replace(/[\W_]/g, '').toLowerCase())
  return NAME.test(called) && name.endsWith(called)
}
