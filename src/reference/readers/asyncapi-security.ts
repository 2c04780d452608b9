import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { SecurityScheme } from '../connection-model.ts'
import { pointerSteps } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'
import { code } from './schema-facts.ts'
import { type RawScheme, readFlows } from './security-reader.ts'
import { refOf } from './structure-walk.ts'

/** Texts of the kinds of security. AsyncAPI has no word for a token inside a message; `apiKey` is the nearest. */
const KINDS: Record<string, 'messageToken' | 'requestKey' | 'header' | 'password'> = {
  apiKey: 'messageToken',
  httpApiKey: 'requestKey',
  http: 'header',
  userPassword: 'password',
}

/** Kinds that all documents call the same. */
const NAMES: Record<string, string> = { oauth2: 'OAuth 2.0', openIdConnect: 'OpenID Connect' }

/** One way to prove who one is, as AsyncAPI describes it. */
export function readSocketScheme(
  name: string,
  { type, description = '', scheme, bearerFormat, in: place, name: key, flows, openIdConnectUrl }: RawScheme,
  texts: ValueTexts['security'],
): SecurityScheme {
  const text = KINDS[type]
  const details = [scheme, bearerFormat, key, place].filter((word) => word !== undefined)
  const kind = text === undefined ? (NAMES[type] ?? type) : texts[text]
  return {
    name,
    kind: details.length === 0 ? kind : `${kind} (${details.map(code).join(', ')})`,
    description: description.trim(),
    ...(flows && { flows: readFlows(flows) }),
    ...(openIdConnectUrl !== undefined && { discovery: openIdConnectUrl }),
  }
}

/** What a server or an operation asks for: one of several. */
export function asksNote(
  source: DocumentSource,
  security: readonly unknown[],
  pointer: string,
  { notes, security: texts }: ValueTexts,
): string[] {
  const asked = security.map((value) => {
    const scheme = resolve(source, value, pointer).value as RawScheme & { scopes?: string[] }
    const named = pointerSteps(refOf(value) ?? '').at(-1)
    const { kind, flows = [] } = readSocketScheme(named ?? '', scheme, texts)
    const scopes = (scheme.scopes ?? []).map(code)
    const words = [
      named === undefined ? kind : `${kind} (${code(named)})`,
      ...(scopes.length > 0 ? [texts.scopes(scopes.join(', '), scopes.length)] : []),
      // What a component does not describe is described here.
      ...(named === undefined ? flows.flatMap(({ addresses }) => addresses.map(({ url }) => code(url))) : []),
      ...(named === undefined ? flows.flatMap((flow) => flow.scopes.map(scopeInWords)) : []),
    ]
    return words.join(' ')
  })
  return asked.length === 0 ? [] : [notes.asks(asked.join(texts.orElse))]
}

function scopeInWords({ name, description }: { name: string; description: string }): string {
  return description === '' ? code(name) : `${code(name)} (${description})`
}
