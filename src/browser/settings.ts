import type { BrowserSettings } from '../config/browser-settings.ts'
import type { ScriptTexts } from '../texts/script-texts.ts'

/** In the head of every page (`theme/layout/script-settings.tsx`). */
export interface PageSettings extends BrowserSettings {
  /** What scripts say, in the language of the page. */
  texts?: ScriptTexts
}

const { document, location } = globalThis

/** What the site has told its scripts. A service worker has no page but lies at the base path; a unit test has neither. */
export const settings: PageSettings = document
  ? JSON.parse(document.querySelector('[data-settings]')?.textContent ?? '{"base":"/"}')
  : { base: location ? new URL('.', location.href).pathname : '/' }
