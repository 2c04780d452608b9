/** What the workbench for key pairs says (`theme/applications/key-pair/`). Pure data; `{name}` stands for a value. */
export interface KeyPairTexts {
  /** What the page says of it without script, and what is on the button that opens it. */
  about: string
  open: string
  /** Its name, as a region of the page. */
  title: string
  /** That nothing leaves the browser and nothing is kept. */
  local: string
  pair: string
  make: string
  makeAgain: string
  /** Where the browser has no WebCrypto, or it fails. */
  noKeys: string
  /** The reader wants to see the private key, and what that means. */
  visible: string
  visibleHint: string
  publicKey: string
  privateKey: string
  privateWarning: string
  /** Beside the public key: `{client}` and `{scopes}` of the mock. */
  registered: string
  header: string
  claims: string
  scope: string
  /** Of fields that the document does not describe. */
  notDescribed: Record<'kid' | 'jti', string>
  /** Text of the link to a field on the page. */
  permalink: string
  mistakes: string
  mistakesHint: string
  noMistake: string
  /** What each mistake is, and what becomes of it or what to do. */
  mistake: Record<KeyPairMistake, { name: string; cure: string }>
  send: string
  /** The pair is made first. */
  pairFirst: string
  signed: string
  decoded: string
  request: string
  answer: string
  /** `{status}` and the name of the error where there is one. */
  accepted: string
  refused: string
  /** `4XX`: no single status is named. */
  anyStatus: string
  /** By kind; `{field}`, `{due}`. What does not fit the shape is told in the words of the validator. */
  faults: Record<
    'jwt' | 'client' | 'audience' | 'expired' | 'lifetime' | 'ahead' | 'signature' | 'scope',
    string
  >
}

/** What readers often get wrong. */
export type KeyPairMistake =
  | 'client'
  | 'audience'
  | 'expired'
  | 'lifetime'
  | 'milliseconds'
  | 'ahead'
  | 'missing'
  | 'algorithm'
  | 'key'
  | 'scope'
  | 'reused'
