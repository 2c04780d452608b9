import type { BrowserSettings } from '../config/browser-settings.ts'

/** What the site has told its scripts in the head of the page. A service worker has no page; it lies at the base path. */
export const settings: BrowserSettings =
  'document' in globalThis
    ? JSON.parse(document.querySelector('[data-settings]')?.textContent ?? '{"base":"/"}')
    : { base: new URL('.', location.href).pathname }
