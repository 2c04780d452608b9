import { settings } from '../settings.ts'
import { fetchPage } from './fetch-page.ts'
import { prefetchLinks } from './prefetch-links.ts'
import { isSamePage, isSoftTarget } from './soft-target.ts'

/** Addresses that needed a full load: never tried twice. */
const given = new Set<string>()

/**
 * Links to pages of this site exchange what differs instead of loading everything again. Browsers without the Navigation API navigate as
 * ever, and so does every page that cannot be fetched or does not fit.
 */
export function startSoftNavigation(): void {
  if (!window.navigation) return
  navigation.addEventListener('navigate', (event) => {
    const url = new URL(event.destination.url)
    const current = new URL(location.href)
    if (!isPlain(event) || given.has(url.href)) return
    // The way to a fragment of the page is the browser's.
    if (event.destination.sameDocument && isSamePage(url, current)) return
    if (isSoftTarget(url, current, settings.base)) go(event, url)
  })
  prefetchLinks(loadSwap)
}

let swap: Promise<typeof import('./show-page.ts')> | undefined

/**
 * Not needed before the first link is followed. Asked for once: a browser answers another `import()` of it only after its next frame. Where it does not come,
 * the next page is loaded by the browser, and asks anew.
 */
function loadSwap() {
  swap ??= import('./show-page.ts')
  return swap
}

function isPlain(event: NavigateEvent): boolean {
  const { canIntercept, hashChange, downloadRequest, formData, navigationType } = event
  return canIntercept && !hashChange && downloadRequest === null && !formData && navigationType !== 'reload'
}

function go(event: NavigateEvent, url: URL): void {
  let show: (() => void) | undefined
  const prepare = async () => {
    try {
      const [text, { preparePage }] = await Promise.all([fetchPage(url, event.signal), loadSwap()])
      const page = await preparePage(text)
      event.signal.throwIfAborted()
      show = () => page.show(event)
    } catch (error) {
      // A newer click has overtaken this one.
      if (event.signal.aborted) throw error
      given.add(url.href)
    }
  }
  event.intercept({
    scroll: 'manual',
    focusReset: 'manual',
    // Before the address changes, so that a click overtaken by another leaves no entry for a page never seen.
    ...(canHoldUp(event) && {
      precommitHandler: async () => {
        await prepare()
        if (show) return
        if (event.navigationType === 'push') location.assign(url)
        else if (event.navigationType === 'replace') location.replace(url)
      },
    }),
    handler: async () => {
      if (!show && !given.has(url.href)) await prepare()
      if (show) show()
      else location.reload()
    },
  })
}

/** Older browsers, and some steps through the history, change the address first. */
function canHoldUp(event: NavigateEvent): boolean {
  return 'NavigationPrecommitController' in window && event.cancelable
}
