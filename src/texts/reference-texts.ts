/** Sections of a reference page that belong to the page, not to something in the document. */
export type SectionName =
  | 'about'
  | 'servers'
  | 'connection'
  | 'authentication'
  | 'limits'
  | 'states'
  | 'sequence'
  | 'operations'
  | 'webhooks'
  | 'channels'
  | 'clientMessages'
  | 'serverMessages'
  | 'otherMessages'
  | 'schemas'

/** What a version of an API can change. */
export type ChangedThing =
  | 'path'
  | 'parameter'
  | 'operation'
  | 'success status'
  | 'error status'
  | 'request type'
  | 'request field'
  | 'response type'
  | 'response field'
  | 'allowed value'
  | 'parameter value'
  | 'request body'
  | 'authentication'
  | 'server'
  | 'parameter form'
  | 'response header'
  | 'callback'
  | 'webhook'
  | 'channel'
  | 'message'
  | 'message field'
  | 'message name'

type Column =
  | 'path'
  | 'operation'
  | 'limit'
  | 'value'
  | 'note'
  | 'state'
  | 'meaning'
  | 'seen'
  | 'from'
  | 'event'
  | 'to'
  | 'message'
  | 'address'
  | 'use'

/** What a reference page says by itself. The words of the document, of HTTP and of JSON (`string`, `object`) stay as they are. */
export interface ReferenceTexts extends ValueTexts {
  /** Headings of level 2. */
  sections: Record<SectionName, string>
  /** Headings inside an operation. */
  places: { path: string; query: string; header: string; cookie: string }
  body: string
  responses: string
  errors: string
  callbacks: string
  /** Operations that take values of a response. */
  links: string
  samples: string
  /** Heading of examples of what an operation answers. */
  answers: string
  /** Name of the column of code beside the words. */
  examples: string
  /** Marks beside a name. */
  required: string
  optional: string
  deprecated: string
  readOnly: string
  writeOnly: string
  inferred: string
  isNew: string
  /** Said once on a page that has such a mark. */
  inferredNote: string
  /** In front of a value. */
  default: string
  pattern: string
  example: string
  limits: string
  headers: string
  oneOf: string
  anyOf: string
  allOf: string
  /** Markdown: `field` comes as code and tells which of several shapes a value has. */
  toldBy: (choice: string, field: string) => string
  eachEntry: string
  eachValue: string
  /** In front of few allowed values. */
  allowed: string
  allowedValues: (count: number) => string
  /** Summary of a folded object. */
  fieldsOf: (count: number, name: string) => string
  parts: string
  /** In front of what a document says about itself, a channel or a message. */
  about: {
    contact: string
    license: string
    terms: string
    moreIn: string
    onServers: string
    bindings: string
    contentType: string
    sends: { client: string; server: string }
    reply: string
    dynamicAddress: string
    /** What the document calls the API. */
    named: (title: string, version: string) => string
  }
  commaSeparated: string
  repeated: string
  remedy: string
  noAuthentication: string
  /** What most operations need, of a service with several kinds of authentication; Markdown. */
  usualNeed: (need: string) => string
  /** Ways to a token of OAuth 2, by their keys in documents. */
  flows: Record<
    'implicit' | 'password' | 'clientCredentials' | 'authorizationCode' | 'deviceAuthorization',
    string
  >
  /** In front of addresses. */
  flowAddresses: Record<'authorizationUrl' | 'deviceAuthorizationUrl' | 'tokenUrl' | 'refreshUrl', string>
  discovery: string
  /** In front of the form in which a parameter is sent. */
  sentAs: string
  /** Label of the choice between requests that a sample can show. */
  request: string
  /** Button that opens the console of an operation. */
  run: string
  copyAsCurl: string
  /** Of everything that is folded in an operation. */
  expandAll: string
  collapseAll: string
  /** In front of what the document is and how long. */
  document: string
  standsFor: string
  filter: string
  /** Says how many operations a filter leaves. */
  matches: string
  /** Heads of tables. */
  columns: Record<Column, string>
  start: string
  client: string
  server: string
  /** Text alternatives of diagrams. */
  diagram: (steps: number) => string
  stateDiagram: string
  inWords: string
  /** Of the table that compares two versions. */
  versionChanges: {
    before: string
    after: string
    breaking: string
    what: Record<ChangedThing, string>
    /** Summary of the changes that can break nothing. */
    others: (count: number) => string
  }
}

/** How a reader of documents says what a value is and how a caller proves who it is. */
export interface ValueTexts {
  /** Heading of operations without a tag. */
  untagged: string
  nullable: string
  types: {
    any: string
    /** Nothing fits. */
    none: string
    /** Between alternatives. */
    or: string
    arrayOf: (type: string) => string
    mapOf: (type: string) => string
  }
  /** Limits of a value. An `amount` is a number, or one of characters, entries or keys; numbers come with the digits of the document. */
  bounds: {
    exactly: (amount: string) => string
    atLeast: (amount: string) => string
    atMost: (amount: string) => string
    between: (from: string, to: string) => string
    moreThan: (number: string) => string
    lessThan: (number: string) => string
    multipleOf: (number: string) => string
    noEntryTwice: string
    characters: (count: string) => string
    entries: (count: string) => string
    keys: (count: string) => string
    noMoreEntries: string
    noOtherFields: string
    otherFields: string
  }
  /** Markdown, whole sentences. Names come as code. */
  notes: {
    required: (names: string) => string
    needs: (name: string, others: string) => string
    encoding: (name: string) => string
    mediaType: (name: string) => string
    xml: (words: string) => string
    more: (link: string) => string
    tags: (names: string) => string
    asks: (need: string) => string
    correlation: (place: string) => string
    protocol: (version: string) => string
    partOf: (name: string) => string
    called: (name: string) => string
    headers: (value: string) => string
  }
  /** Markdown, in front of the shape of a part of a value, or of one that counts under a condition. Names come as code. */
  rules: {
    entry: (number: number) => string
    furtherEntries: string
    matching: (pattern: string) => string
    otherFields: string
    names: string
    content: string
    /** `amount` of entries, as a limit. */
    contains: (amount: string) => string
    with: (name: string) => string
    not: string
    when: string
    whenTrue: string
    whenFalse: string
  }
  /** Markdown. */
  security: {
    bearer: (format?: string) => string
    /** `place` as the document has it: `header`, `query` or `cookie`. */
    key: (place: string, name: string) => string
    messageToken: string
    requestKey: string
    basic: string
    certificate: string
    /** Between schemes that are needed together. */
    and: string
    /** Between alternatives. */
    orElse: string
    /** The last of alternatives: nothing is needed. */
    none: string
    /** Scopes of a token, in code. */
    scopes: (names: string, count: number) => string
    header: string
    password: string
  }
}
