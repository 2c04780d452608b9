/**
 * `npm run bench navigation`: click on a link in view → the new page's heading is painted, on 50 generated pages; 15 pages not seen before.
 * Real mouse clicks in Chromium, on this machine and at 150 ms round trip with 1.6 Mbps. Prints median, 90th percentile and maximum in ms,
 * beside a full navigation of the same links in the same run.
 */
import { execFileSync } from 'node:child_process'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { startServer } from '../src/server/serve.ts'
import { writeCorpus } from './corpus/write-corpus.ts'
import { summary } from './figures/summary.ts'

const VISITS = 15
const SLOW = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 1.6e6 / 8 }

/** Runs in every document: notes the time of the first frame in which a new level-1 heading stands. Text, so that no compiler changes it. */
const NOTE_PAINT = `
  let shown = ''
  new MutationObserver(() => {
    const title = document.querySelector('h1')?.textContent ?? ''
    if (title === shown) return
    shown = title
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => sessionStorage.setItem('painted ' + title, String(Date.now()))
      port2.postMessage(undefined)
    })
  }).observe(document, { childList: true, subtree: true })
`

const project = fileURLToPath(new URL('..', import.meta.url))
const root = path.join(tmpdir(), 'bench-50')
await writeCorpus(root, 50)
execFileSync('node', ['--import', 'tsx', 'src/cli/cli.ts', 'build', '--root', root], {
  cwd: project,
  stdio: 'ignore',
})
const server = await startServer({ dist: path.join(root, 'dist'), port: 0, host: '127.0.0.1' })
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  for (const slow of [false, true]) {
    for (const soft of [true, false]) {
      const times = await visit(browser, server.url, slow, soft)
      console.log(
        `${slow ? '150 ms, 1.6 Mbps' : 'local'}, ${soft ? 'soft' : 'full'} navigation: ${summary(times, 90, 0)}`,
      )
    }
  }
} finally {
  await browser.close()
  await server.close()
}

/** Clicks through unseen pages, one link in view after the other. */
async function visit(browser: Browser, url: string, slow: boolean, soft: boolean): Promise<number[]> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  if (!soft) await page.addInitScript(() => Reflect.deleteProperty(window, 'navigation'))
  await page.addInitScript(NOTE_PAINT)
  await page.goto(new URL('/part-0/page-0', url).href)
  if (slow) {
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', SLOW)
  }
  const times: number[] = []
  for (let index = 1; index <= VISITS; index += 1) {
    // A reader looks before the next click; links in view are fetched meanwhile.
    await page.waitForTimeout(3000)
    times.push(await clickToHeading(page, `Page ${index}`))
  }
  await context.close()
  return times
}

/** Milliseconds from the click to the frame in which the heading of the next page stands. */
async function clickToHeading(page: Page, title: string): Promise<number> {
  const link = page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: title, exact: true })
  await page.evaluate(() =>
    addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), {
      capture: true,
      once: true,
    }),
  )
  await link.click({ noWaitAfter: true })
  await page.getByRole('heading', { level: 1, name: title, exact: true }).waitFor()
  const painted = await page.waitForFunction((key) => sessionStorage.getItem(key), `painted ${title}`)
  const clicked = await page.evaluate(() => sessionStorage.getItem('clicked'))
  return Number(await painted.jsonValue()) - Number(clicked)
}
