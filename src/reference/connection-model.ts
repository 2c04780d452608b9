/** Where a service is and what it asks of a caller, in the model of an API document. */

export interface Server {
  /** As the document has it: a template when there are variables. */
  url: string
  description: string
  variables?: ServerVariable[]
  /** Markdown: what else the document says, a paragraph each. */
  notes?: string[]
  /** Settings of a protocol: `mqtt: {"qos":1}`. */
  bindings?: [protocol: string, value: string][]
}

/** What stands for `{name}` in the address of a server. */
export interface ServerVariable {
  name: string
  default: string
  /** Allowed values; any value when there are none. */
  values: string[]
  description: string
}

export interface SecurityScheme {
  name: string
  /** In words, as Markdown: `Bearer token (JWT)`. */
  kind: string
  description: string
  /** Where a request carries it; absent for what no request shows, such as a client certificate. */
  carrier?: Carrier
  /** Of OAuth 2. */
  flows?: OAuthFlow[]
  /** Address that describes an OpenID Connect provider. */
  discovery?: string
}

export interface Carrier {
  place: 'header' | 'query' | 'cookie'
  name: string
  /** Stands in front of the secret in `Authorization`: `Bearer`, `Basic`, `Digest`. */
  scheme?: string
}

export interface OAuthFlow {
  /** As the document has it: `clientCredentials`. */
  kind: string
  /** By their key in the document: `tokenUrl`. */
  addresses: { name: FlowAddress; url: string }[]
  scopes: { name: string; description: string }[]
}

export type FlowAddress = 'authorizationUrl' | 'deviceAuthorizationUrl' | 'tokenUrl' | 'refreshUrl'

/** Schemes that a request needs together, each with the scopes or roles that it must have; empty when nothing is needed. */
export type SecurityNeed = { name: string; scopes: string[] }[]
