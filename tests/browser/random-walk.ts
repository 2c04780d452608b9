/** A reader who clicks at random: the same seed takes the same way. */
import type { Page } from '@playwright/test'
import { generator } from '../seeded-random.ts'

/**
 * Clicks `clicks` times: mostly links anywhere on the page, sections of the page included, now and then a folder, a tab, a switch, back or
 * forward, and sometimes again before the page has come. The last click leads to another page, so that nothing is left open on this one.
 * @returns what was done, one line a click
 */
export async function walk(page: Page, seed: number, clicks: number): Promise<string[]> {
  const random = generator(seed)
  const steps: string[] = []
  for (let step = 1; step <= clicks; step++) {
    const isLast = step === clicks
    const choice = { kind: isLast ? 1 : random(), which: random(), waits: isLast || random() > 0.15, isLast }
    const done = await page.evaluate(clickSomething, choice).catch((error: unknown) => {
      // A full load ends the script that clicked.
      if (/context was destroyed|navigat/i.test(String(error))) return 'a full load'
      throw error
    })
    // Asks the next document, which the page may only be about to have.
    await page.waitForFunction(() => document.readyState === 'complete')
    steps.push(`${done} → ${new URL(page.url()).pathname}${new URL(page.url()).hash}`)
  }
  return steps
}

interface Choice {
  /** 0 to 1: what is clicked. */
  kind: number
  /** 0 to 1: which of them. */
  which: number
  waits: boolean
  isLast: boolean
}

/** Runs in the page. */
async function clickSomething({ kind, which, waits, isLast }: Choice): Promise<string> {
  const from = location.href
  if (kind < 0.1 && navigation.canGoBack) return settled('back', navigation.back())
  if (kind < 0.16 && navigation.canGoForward) return settled('forward', navigation.forward())
  const selector =
    kind < 0.26
      ? 'summary'
      : kind < 0.32
        ? '[role=tab]:not([aria-disabled=true])'
        : kind < 0.36
          ? '[data-wrap], [data-toggle-sidebar]'
          : 'a[href]'
  const fitting = visible(selector)
  const targets = fitting.length > 0 ? fitting : visible('a[href]')
  const target = targets[Math.floor(which * targets.length)]
  // A page without links; the last step must lead away as well.
  if (!target) return settled('back', navigation.back())
  // The focus comes first, as with a mouse or the Tab key.
  target.focus({ preventScroll: true })
  let isPrevented = false
  const look = (event: Event) => {
    if (event.target === target) isPrevented = event.defaultPrevented
  }
  addEventListener('click', look)
  target.click()
  removeEventListener('click', look)
  const { transition } = navigation
  const text = `${target.localName} ${target.textContent?.trim()}`
  if (transition) return settled(text, transition)
  // The link of a folder's own page may open and close the folder instead.
  if (!(target instanceof HTMLAnchorElement) || isPrevented) return text
  const staysHere = target.hash !== '' && target.href.replace(/#.*/, '') === from.replace(/#.*/, '')
  if (!staysHere) await fullLoad(`${text} ${target.href}`)
  return text

  async function settled(what: string, steps: object): Promise<string> {
    const { committed, finished } = steps as Partial<NavigationResult>
    const all = Promise.allSettled([committed, finished])
    if (!waits) return `${what}, at once`
    if ((await all).some(({ status }) => status === 'rejected')) await fullLoad(what)
    return what
  }

  /** Nobody comes back here from one. */
  async function fullLoad(what: string): Promise<void> {
    await new Promise((resolve) => setTimeout(resolve, 5_000))
    throw new Error(`${what} leads nowhere from ${from}`)
  }

  function visible(what: string): HTMLElement[] {
    return [...document.querySelectorAll<HTMLElement>(what)].filter((element) => {
      if (!element.checkVisibility({ visibilityProperty: true })) return false
      if (!(element instanceof HTMLAnchorElement)) return true
      const { origin, pathname, target: place } = element
      if (origin !== location.origin || place !== '' || /\.[a-z]+$/.test(pathname)) return false
      return !isLast || pathname !== location.pathname
    })
  }
}
