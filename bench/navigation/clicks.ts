import type { Browser, Page } from '@playwright/test'
import { type MeasuredSite, startAddress } from './measured-site.ts'

/** A reader looks before the next click; pages are fetched ahead meanwhile. */
const LOOK_MS = 3000
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 }

/**
 * Runs in every document: notes the time of the first frame in which a new level-1 heading stands, without the sign of its link that some sites
 * hide in it. Text, so that no compiler changes it.
 */
const NOTE_PAINT = `
  let shown = ''
  new MutationObserver(() => {
    const title = (document.querySelector('h1')?.textContent ?? '').replace(/[#\\u200b]/g, '').trim()
    if (title === shown) return
    shown = title
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => sessionStorage.setItem('painted ' + title, String(Date.now()))
      port2.postMessage(undefined)
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
`

export interface Manner {
  /** 150 ms round trip and 1.6 Mbps, from the first page on. */
  slow: boolean
  /** Without it every link is a load. */
  soft: boolean
}

/** Clicks through unseen pages, one link of the sidebar after the other. @returns ms from click to heading, for each */
export async function clickThrough(
  browser: Browser,
  site: MeasuredSite,
  visits: number,
  { slow, soft }: Manner,
): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  if (!soft) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.addInitScript(NOTE_PAINT)
  await page.goto(startAddress(site))
  if (slow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
  }
  const times: number[] = []
  for (let index = 1; index <= visits; index += 1) {
    await page.waitForTimeout(LOOK_MS)
    times.push(await clickToHeading(page, site.sidebar, `Page ${index}`))
  }
  await context.close()
  return times
}

/** Milliseconds from the click to the frame in which the heading of the next page stands. */
async function clickToHeading(page: Page, sidebar: string, title: string): Promise<number> {
  const link = page.locator(sidebar).getByRole('link', { name: title, exact: true })
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), {
      capture: true,
      once: true,
    }),
  )
  await link.click({ noWaitAfter: true })
  const painted = await page.waitForFunction((key) => sessionStorage.getItem(key), `painted ${title}`)
  const clicked = await page.evaluate(() => sessionStorage.getItem('clicked'))
  return Number(await painted.jsonValue()) - Number(clicked)
}
