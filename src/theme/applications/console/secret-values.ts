/** Which values of a form are secrets, and the values without them: for a real host, which gets none of our samples, and for addresses. */
import type { ApiReference, Operation } from '../../../reference/model.ts'
import { isObject } from '../../../reference/named-object.ts'
import { type ConsoleValues, firstBody, firstValues } from './console-values.ts'

/** Ends of names whose values only their owner may know: `refresh_token`, `X-Amz-Signature`, `apiKeys`. `token_type` is none. */
const SECRET_NAME =
  /(?:token|secret|pass(?:w(?:or)?d|code|phrase)|pwd|assertion|jwt|signature|sig|hmac|policy|credential|authorization|cookie|code_verifier|key)s?$/i
/** Names in a text with values: of a query or a form, of JSON, of XML, of headers. */
const NAMES = /[\w.-]+(?=\s*(?:=|%3D)|\\?["']\s*:)|(?<=<)[\w.:-]+|^[\w-]+(?=: )/gim
/** A token with three parts, a private key, a header, an address with a password. */
const SECRET = /\beyJ[\w-]{6,}\.|-----BEGIN |\bbearer\s|:\/\/[^/\s:@]+:[^/\s@]+@/i

function isSecretName(name: string): boolean {
  return SECRET_NAME.test(name)
}

/** Whether a text has a secret in it, of any form. */
function hasSecret(text: string): boolean {
  const names = text.replace(/%5B|%5D|[[\]]/gi, '').match(NAMES) ?? []
  return SECRET.test(text) || names.some(isSecretName)
}

/** Whether the value of a name is a secret; parameters have their place before it: `query refresh_token`. */
type IsSecret = (name: string) => boolean

/** Secrets of an operation: by their names, or because its document says so (`format: password`, a token as content); cookies say who somebody is. */
function secretsOf({ definitions }: ApiReference, { parameters, body }: Operation): IsSecret {
  const said = new Set(
    parameters
      .filter(({ place, jsonSchema }) => place === 'cookie' || isSaidSecret(jsonSchema))
      .map(({ place, name }) => `${place} ${name}`),
  )
  const look = (schema: unknown): void => {
    if (Array.isArray(schema)) for (const one of schema) look(one)
    if (!isObject(schema)) return
    for (const [name, one] of Object.entries(schema['properties'] ?? {}))
      if (isSaidSecret(one)) said.add(name)
    for (const one of Object.values(schema)) look(one)
  }
  look([definitions, body?.contents.map(({ jsonSchema }) => jsonSchema)])
  return (name) => isSecretName(name) || said.has(name)
}

function isSaidSecret(schema: unknown): boolean {
  if (!isObject(schema)) return false
  return schema['format'] === 'password' || /[/+](jwt|jose)\b/i.test(String(schema['contentMediaType']))
}

/** The values with empty texts in place of secrets. */
export function withoutSecretValues(
  reference: ApiReference,
  operation: Operation,
  values: ConsoleValues,
): ConsoleValues {
  const isSecret = secretsOf(reference, operation)
  const clean = (value: unknown, isInSecret = false): unknown => {
    if (typeof value === 'string' && isInSecret) return ''
    if (Array.isArray(value)) return value.map((one) => clean(one, isInSecret))
    if (!isObject(value)) return value
    return mapped(value, (one, name) => clean(one, isInSecret || isSecret(name)))
  }
  return cleaned(values, clean(values.parameters), clean(values.body))
}

/**
 * The values as an address may have them: each secret is that of the sample, or left out where the sample has none. What is no JSON is not looked
 * through, and so left out, too.
 */
export function valuesForAddress(
  reference: ApiReference,
  operation: Operation,
  values: ConsoleValues,
): ConsoleValues {
  const isSecret = secretsOf(reference, operation)
  const clean = (value: unknown, sample: unknown): unknown => {
    if (typeof value === 'string') return hasSecret(value) ? sample : value
    if (Array.isArray(value)) return value.map((one, index) => clean(one, partOf(sample, index)))
    if (!isObject(value)) return value
    return mapped(value, (one, name) =>
      isSecret(name) && !isHarmless(one, name) ? partOf(sample, name) : clean(one, partOf(sample, name)),
    )
  }
  const { parameters } = firstValues(reference, operation)
  const body = firstBody(operation.body?.contents[values.content], reference)
  return cleaned(values, clean(values.parameters, parameters), clean(values.body, body))
}

/** Without what was typed as text: it is not looked through. */
function cleaned(
  { rawBody: _raw, ...others }: ConsoleValues,
  parameters: unknown,
  body: unknown,
): ConsoleValues {
  return { ...others, parameters: parameters as ConsoleValues['parameters'], body }
}

/** `include_signature: true`, `max_tokens: 7` */
function isHarmless(value: unknown, name: string): boolean {
  return typeof value === 'boolean' || value === null || (typeof value === 'number' && /s$/i.test(name))
}

function partOf(value: unknown, step: string | number): unknown {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[step] : undefined
}

/** An object with other values; undefined leaves one out. */
function mapped(whole: object, change: (value: unknown, name: string) => unknown): Record<string, unknown> {
  const entries = Object.entries(whole).map(([name, one]) => [name, change(one, name)] as const)
  return Object.fromEntries(entries.filter(([, one]) => one !== undefined))
}
