import type { ValueTexts } from '../../texts/reference-texts.ts'
import type { Carrier, FlowAddress, OAuthFlow, SecurityNeed, SecurityScheme } from '../connection-model.ts'
import { pointerTo } from '../json-pointer.ts'
import type { DocumentSource } from './document-source.ts'
import { resolve } from './references.ts'

/** A security scheme as OpenAPI has it. */
export interface RawScheme {
  type: string
  scheme?: string
  bearerFormat?: string
  in?: Carrier['place']
  name?: string
  description?: string
  openIdConnectUrl?: string
  flows?: Record<string, RawFlow>
}

type RawFlow = Partial<Record<FlowAddress, string>> & {
  scopes?: Record<string, string>
  /** What AsyncAPI calls the scopes. */
  availableScopes?: Record<string, string>
}

const FLOW_ADDRESSES: readonly FlowAddress[] = [
  'authorizationUrl',
  'deviceAuthorizationUrl',
  'tokenUrl',
  'refreshUrl',
]

/** What a request brings, as a document or an operation asks for it: one of some needs. */
export function readNeeds(security: readonly Record<string, unknown>[]): SecurityNeed[] {
  return security.map((need) =>
    Object.entries(need).map(([name, scopes]) => ({ name, scopes: (scopes as string[] | null) ?? [] })),
  )
}

/** The security schemes of an OpenAPI document. */
export function readSchemes(
  source: DocumentSource,
  schemes: Record<string, unknown> = {},
  { security }: ValueTexts,
): SecurityScheme[] {
  return Object.entries(schemes).map(([name, value]) => {
    const scheme = resolve(source, value, pointerTo('/components/securitySchemes', name)).value as RawScheme
    const carrier = carrierOf(scheme)
    const { flows, openIdConnectUrl: discovery } = scheme
    return {
      name,
      kind: kindOf(scheme, security),
      description: scheme.description?.trim() ?? '',
      ...(carrier && { carrier }),
      ...(flows && { flows: readFlows(flows) }),
      ...(discovery !== undefined && { discovery }),
    }
  })
}

function kindOf(
  { type, scheme = '', bearerFormat, in: place = 'header', name = '' }: RawScheme,
  texts: ValueTexts['security'],
): string {
  if (type === 'apiKey') return texts.key(place, name)
  if (type === 'oauth2') return 'OAuth 2.0'
  if (type === 'openIdConnect') return 'OpenID Connect'
  if (type === 'mutualTLS') return texts.certificate
  const wanted = scheme.toLowerCase()
  if (wanted === 'bearer') return texts.bearer(bearerFormat)
  return wanted === 'basic' ? texts.basic : `HTTP ${scheme}`
}

function carrierOf({ type, scheme = '', in: place = 'header', name = '' }: RawScheme): Carrier | undefined {
  if (type === 'apiKey') return { place, name }
  if (type === 'mutualTLS') return undefined
  // Tokens of OAuth 2 and OpenID Connect are bearer tokens.
  const wanted = type === 'http' ? scheme : 'bearer'
  return {
    place: 'header',
    name: 'Authorization',
    scheme: wanted.charAt(0).toUpperCase() + wanted.slice(1),
  }
}

/** The ways to a token, in the order of the document. */
export function readFlows(flows: Record<string, RawFlow>): OAuthFlow[] {
  return Object.entries(flows)
    .filter(([kind]) => !kind.startsWith('x-'))
    .map(([kind, flow]) => ({
      kind,
      addresses: FLOW_ADDRESSES.flatMap((name) => {
        const url = flow[name]
        return url === undefined ? [] : [{ name, url }]
      }),
      scopes: Object.entries(flow.scopes ?? flow.availableScopes ?? {}).map(([name, description]) => ({
        name,
        description,
      })),
    }))
}
