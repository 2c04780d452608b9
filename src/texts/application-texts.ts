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
  decoder: object
}

/** What the console for requests says (`theme/applications/console/`). */
export interface ConsoleTexts {
  /** Name of its region; `{operation}` is the summary of the operation. */
  name: string
}
