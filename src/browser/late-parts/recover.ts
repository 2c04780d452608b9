import { readStored, writeStored } from '../storage/storage.ts'
import { RELOADED_KEY } from '../storage/storage-keys.ts'
import { scriptTexts } from '../texts.ts'
import { trustedHtml } from '../trusted.ts'
import { rememberTyped } from './typed-words.ts'

const TIMEOUT_MS = 8000

/**
 * What happens when something that the reader wants cannot be loaded: a page whose build is gone from the server reloads itself into the new build,
 * with the words that were typed, once for each build. Otherwise the reader is told.
 * @param tell says so at its place; a notice does otherwise
 * @param error of a script, for those who look after the site
 */
export async function recover(tell: () => void = showNotice, error?: unknown): Promise<void> {
  const next = await filesOnServer().catch(() => '')
  // Without storage nothing would end a circle of reloads.
  const isNew = next !== '' && next !== filesOf(document) && next !== readStored('session', RELOADED_KEY)
  if (isNew && writeStored('session', RELOADED_KEY, next)) reload()
  else {
    if (error) reportError(error)
    tell()
  }
}

/** Of the page in the window as it is now on the server; empty when the answer is none of this site. */
async function filesOnServer(): Promise<string> {
  const signal = AbortSignal.timeout(TIMEOUT_MS)
  const answer = await fetch(location.href, { cache: 'no-cache', headers: { accept: 'text/html' }, signal })
  const page = new DOMParser().parseFromString(trustedHtml(await answer.text()), 'text/html')
  return answer.ok && page.querySelector('[data-settings]') ? filesOf(page) : ''
}

/** What is loaded later hangs on these. */
function filesOf(page: Document): string {
  const elements = page.querySelectorAll<HTMLElement>('script[type=module][src], [data-tree]')
  return [...elements].map((element) => element.getAttribute('src') ?? element.dataset['tree']).join()
}

/** One at a time, above everything; the browser draws it, as no style sheet can be loaded for it. */
function showNotice(): void {
  document.querySelector('[data-notice]')?.remove()
  const notice = document.createElement('div')
  const button = document.createElement('button')
  const { failed, search } = scriptTexts()
  Object.assign(notice, { role: 'alert', popover: 'manual' })
  Object.assign(notice.dataset, { live: '', notice: '' })
  notice.style.cssText = 'margin:auto auto 1rem;padding:1rem'
  button.textContent = search.retry
  button.style.textDecoration = 'underline'
  // The button takes the focus.
  const { activeElement } = document
  button.addEventListener('click', () => reload(activeElement))
  notice.append(failed, ' ', button)
  const leave = (event: Event) => {
    if (event instanceof KeyboardEvent && event.key !== 'Escape') return
    notice.remove()
    removeEventListener('keydown', leave)
    removeEventListener('click', leave)
  }
  for (const type of ['keydown', 'click']) addEventListener(type, leave)
  document.body.append(notice)
  notice.showPopover?.()
}

/** @param focused where the reader is; what is typed until the page goes is kept as well */
function reload(focused?: Element | null): void {
  addEventListener('pagehide', () => rememberTyped(focused ?? document.activeElement))
  location.reload()
}
