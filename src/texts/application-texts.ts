import type { KeyPairTexts } from './key-pair-texts.ts'
import type { PlaygroundTexts } from './playground-texts.ts'

/**
 * What the applications say, one key each. Pure data: it travels as a JSON file that the browser loads with the application, never with a page
 * (`site/application-words.ts`). `{name}` stands for a value.
 */
export interface ApplicationTexts {
  console: ConsoleTexts
  playground: PlaygroundTexts
  keyPair: KeyPairTexts
  decoder: DecoderTexts
}

/** What the decoder says (`theme/applications/decoder/`). `{what}` is the name of a body or message. */
export interface DecoderTexts {
  name: string
  promise: string
  close: string
  clear: string
  paste: string
  /** Secrets are no more in the text. */
  hidden: string
  working: string
  failed: string
  unknown: string
  mended: Record<'cut' | 'quotes' | 'comma', string>
  /** Names of bodies and messages: `{operation}`, `{status}`, `{name}`. */
  parts: Record<'request' | 'response' | 'message' | 'callback', string>
  /** `{count}` */
  alsoFits: string
  versions: string
  fits: string
  /** `{count}` */
  misfits: string
  /** `{field}` */
  missing: string
  unknownField: string
  value: string
  hoverFields: string
  reference: string
  /** `{count}` lines. */
  firstLines: string
  cause: string
  remedy: string
  /** `{status}` */
  allErrors: string
  /** `{status}` */
  status: string
  request: string
  otherHost: string
  /** `{method}` */
  otherMethod: string
  accepted: string
  wrong: string
  /** `{status}` */
  answer: string
  headers: string
  others: string
}

/** What the console for requests says (`theme/applications/console/`). */
export interface ConsoleTexts {
  /** Name of its region; `{operation}` is the summary of the operation. */
  name: string
  /** That nothing is sent anywhere. */
  promise: string
  /** Who answers: the page, or `{host}`. */
  answeredBy: string
  byPage: string
  byHost: string
  /** Where requests go then. */
  hostNote: string
  ownCredentials: string
  /** `{host}` cannot be reached, or lets no page call it. */
  hostRefused: string
  /** The request brings a file, which the console does not have. */
  hostFiles: string
  close: string
  credentials: string
  /** Of the token that is filled in. */
  credentialsNote: string
  authentication: string
  /** Of a way to call without credentials. */
  noCredentials: string
  server: string
  places: Record<'path' | 'query' | 'header' | 'cookie', string>
  body: string
  mediaType: string
  required: string
  /** Summary of folded fields; `{count}` of them. */
  optional: string
  /** Entry of a list for a value that is left out. */
  notSent: string
  /** Buttons; `{name}` is that of a part, of an entry or of a field. */
  add: string
  remove: string
  entry: string
  newName: string
  /** Beside a file; `{file}` is its name. */
  sampleFile: string
  shape: string
  /** The two ways to write a body. */
  asForm: string
  asText: string
  /** `{line}`, `{column}` */
  jsonMistake: string
  request: string
  /** Name of a button; `{language}`. */
  copyAs: string
  copyLink: string
  reset: string
  send: string
  sending: string
  /** Of what could not be loaded. */
  failed: string
  answer: string
  /** `{count}` milliseconds. */
  time: string
  headers: string
  noBody: string
  /** Above the list of what is wrong with a request. */
  wrong: string
  /** In front of what to do about an error. */
  remedy: string
  /** In front of the documented statuses. */
  seeAnswer: string
  /** Name of a button; `{status}` and its words. */
  provoke: string
  /** Of an answer that no document names. */
  undocumented: string
  /** How an answer was provoked, by the names of `mock/mutate.ts` and `mock/provokes.ts`. */
  situations: Record<string, string>
  /** How the words of fields are reached. */
  hoverFields: string
  clock: string
  /** `{speed}` times as fast. */
  speed: string
  states: string
  /** `{state}` is the present one. */
  present: string
  /** `{state}` comes in `{time}`. */
  next: string
  /** Button that leads on in a program of several operations; `{label}` is its method and path. */
  nextStep: string
  noJob: string
}
