import { announce } from '../announce.ts'
import { fragmentTarget, reveal } from '../fragment.ts'
import { pageShown } from '../page-shown.ts'
import { applyElements } from '../remembered-state.ts'
import { fetchPage } from './fetch-page.ts'
import { parsePage } from './parse-page.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { isSoftTarget } from './soft-target.ts'
import { swapPage } from './swap-page.ts'

/**
 * Links to pages of this site exchange what differs instead of loading everything again. Browsers without the Navigation API navigate as
 * ever, and so does every page that cannot be fetched or does not fit.
 */
export function startSoftNavigation(): void {
  if (!('navigation' in window)) return
  const base = import.meta.env.BASE_URL
  /** Addresses that needed a full load: never tried twice. */
  const given = new Set<string>()

  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const isPage = isSoftTarget(url, new URL(location.href), base)
    const isPlain =
      event.canIntercept && !event.hashChange && event.downloadRequest === null && event.formData === null
    if (!isPlain || !isPage || event.navigationType === 'reload' || given.has(url.href)) return
    const load = async () => parsePage(await fetchPage(url, event.signal))
    const fullLoad = (error: unknown) => {
      // A newer click has overtaken this one.
      if (event.signal.aborted) throw error
      given.add(url.href)
    }
    let page: Document | undefined
    event.intercept({
      scroll: 'manual',
      focusReset: 'manual',
      // Before the address changes, so that a click overtaken by another leaves no entry for a page never seen.
      ...(canPrecommit(event) && {
        precommitHandler: async () => {
          try {
            page = await load()
          } catch (error) {
            fullLoad(error)
            if (event.navigationType === 'push') location.assign(url)
            else if (event.navigationType === 'replace') location.replace(url)
          }
        },
      }),
      handler: async () => {
        try {
          page ??= given.has(url.href) ? undefined : await load()
        } catch (error) {
          fullLoad(error)
        }
        if (page) show(page, event)
        else location.reload()
      },
    })
  })
  prefetchLinks()
}

/** Going back and forward must not be held up before it is committed where that is not allowed. */
function canPrecommit(event: NavigateEvent): boolean {
  return 'NavigationPrecommitController' in window && event.cancelable
}

function show(page: Document, event: NavigateEvent): void {
  swapPage(page)
  applyElements(document)
  pageShown()
  const target = fragmentTarget(location.hash)
  if (target) reveal(target)
  // To the top, the fragment, or where the reader was.
  event.scroll()
  moveFocus(target)
  announce(document.title)
}

/** After the scroll, which moves the focus away from the fragment. */
function moveFocus(target: HTMLElement | null): void {
  const place =
    target ?? document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main')
  if (!place) return
  if (place.tabIndex < 0) place.tabIndex = -1
  place.focus({ preventScroll: true })
}
