/** What the playground of a WebSocket says (`theme/applications/playground/`). Pure data; `{name}` stands for a value. */
export interface PlaygroundTexts {
  /** What the page says of it without script, and what is on the button that opens it. */
  about: string
  open: string
  /** Its name, as a region of the page. */
  title: string
  /** That nothing leaves the browser, and where answers and times come from. */
  local: string
  play: string
  pause: string
  step: string
  restart: string
  speed: string
  /** `{shown}` of `{all}` messages of the recording. */
  progress: string
  /** Name of the list of messages. */
  messages: string
  /** In place of the list while it is empty. */
  empty: string
  client: string
  server: string
  /** Of a message that the reader has sent. */
  own: string
  fits: string
  /** `{count}` faults. */
  misfits: string
  /** What is wrong, by kind; `{due}` is what would be right. What does not fit a shape is told in the words of the validator. */
  faults: Record<'text' | 'message' | 'missing' | 'unknown' | 'order' | 'over' | 'number' | 'token', string>
  /** What to do to see the words of a field. */
  hint: string
  /** Of a field that the document does not describe. */
  unknownField: string
  required: string
  inferred: string
  /** Text of the link to a field on the page. */
  permalink: string
  edit: string
  message: string
  text: string
  send: string
  /** Beside the form. */
  sendHint: string
}
