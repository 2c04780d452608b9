import type { BrowserSettings } from '../config/browser-settings.ts'

const { document, location } = globalThis

/** What the site has told its scripts in the head of the page. A service worker has no page but lies at the base path; a unit test has neither. */
export const settings: BrowserSettings = document
  ? JSON.parse(document.querySelector('[data-settings]')?.textContent ?? '{"base":"/"}')
  : { base: location ? new URL('.', location.href).pathname : '/' }
