/**
 * `npm run bench typing [pages …]`: key pressed in the search box → results painted, on generated sites (50 and 2,000 pages unless given).
 * Real keys in Chromium. Prints per site: median, 95th percentile and maximum in ms over all keys, tasks of the page over 50 ms while typing,
 * and what opening the search transfers. The words of the generated pages are few, so that almost every query matches almost every page: the
 * worst case for ranking.
 */
import { execFileSync } from 'node:child_process'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { startServer } from '../src/server/serve.ts'
import { writeCorpus } from './corpus.ts'
import { summary } from './figures/summary.ts'

const IDLE_MS = 3_000
const QUERIES = [
  'transcript batch',
  'page 17',
  'client.stream("token")',
  'respnse boddy',
  'part 3 header limit',
  'unknown words zebra',
]

/** Runs in every document: notes for each key the time until the frame that shows its answer, and long tasks. Text, so that no compiler changes it. */
const NOTE_KEYS = `
  window.keys = []
  window.longTasks = []
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) window.longTasks.push(duration)
  }).observe({ type: 'longtask' })
  let pressed
  addEventListener('input', (event) => { pressed = event.timeStamp }, true)
  new MutationObserver(() => {
    if (pressed === undefined || document.querySelector('search[aria-busy]')) return
    const start = pressed
    pressed = undefined
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.onmessage = () => window.keys.push(performance.now() - start)
      port2.postMessage(undefined)
    })
  }).observe(document, { subtree: true, attributeFilter: ['aria-busy'] })
`

interface Noted {
  keys: number[]
  longTasks: number[]
}

const project = fileURLToPath(new URL('..', import.meta.url))
const sizes = process.argv.slice(2).map(Number).filter(Number.isInteger)
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  for (const pages of sizes.length > 0 ? sizes : [50, 2000]) await measure(browser, pages)
} finally {
  await browser.close()
}

async function measure(browser: Browser, pages: number): Promise<void> {
  const root = path.join(tmpdir(), `bench-typing-${pages}`)
  await writeCorpus(root, pages)
  execFileSync('node', ['--import', 'tsx', 'src/build/cli.ts', 'build', '--root', root], {
    cwd: project,
    stdio: 'ignore',
  })
  const server = await startServer({ dist: path.join(root, 'dist'), port: 0, host: '127.0.0.1' })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(NOTE_KEYS)
  await page.goto(new URL('/part-0/page-0', server.url).href, { waitUntil: 'networkidle' })
  // What the page fetches ahead at idle is not for the search.
  await page.waitForTimeout(IDLE_MS)
  const opening = await open(page)
  await page.evaluate(() => Object.assign(window, { keys: [], longTasks: [] }))
  for (const query of QUERIES) await type(page, query)
  const { keys, longTasks } = await page.evaluate(() => {
    const { keys, longTasks } = window as unknown as Noted
    return { keys, longTasks }
  })
  console.log(
    `${pages} pages: ${summary(keys, 95, 1)} keys; ${longTasks.length} tasks over 50 ms; ${opening}`,
  )
  await page.close()
  await server.close()
}

/** Focuses the box, searches for one letter, and says what came over the network for it: scripts and data, not the pages fetched ahead. */
async function open(page: Page): Promise<string> {
  const files: string[] = []
  page.on('request', (request) => {
    if (/\.js(on)?$/.test(new URL(request.url()).pathname)) files.push(request.url())
  })
  const start = performance.now()
  await page.locator('#search').focus()
  await page.keyboard.press('t')
  await page.getByRole('listbox').waitFor()
  const time = performance.now() - start
  const bytes = await Promise.all(files.map(compressedSize))
  const sum = bytes.reduce((total, size) => total + size, 0)
  return `opening ${(sum / 1000).toFixed(1)} kB, ${time.toFixed(0)} ms to the first results`
}

/** Bytes of a file as the server sends it to a browser. */
function compressedSize(url: string): Promise<number> {
  return new Promise((done, fail) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (response) => {
      let size = 0
      response.on('data', (chunk: Buffer) => {
        size += chunk.length
      })
      response.on('end', () => done(size))
    }).on('error', fail)
  })
}

/** Types like a quick reader, then empties the field. */
async function type(page: Page, query: string): Promise<void> {
  await page.locator('#search').fill('')
  for (const key of query) {
    await page.keyboard.type(key)
    await page.waitForTimeout(80)
  }
  await page.locator('search[aria-busy]').waitFor({ state: 'detached' })
}
