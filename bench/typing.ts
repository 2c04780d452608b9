/**
 * `npm run bench typing [pages … | product]`: key pressed in the search box → results painted, on generated sites (50 and 2,000 pages unless
 * given) or on the product itself.
 * Real keys in Chromium, then ten first visits in which a whole query is pasted a second after the field got the focus. Prints per site: median, 95th percentile and maximum in ms over all keys, tasks of the page over 50 ms while typing,
 * and what opening the search transfers. The words of the generated pages are few, so that almost every query matches almost every page: the
 * worst case for ranking.
 */
import { execFileSync } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { get } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { type Browser, chromium, type Page } from '@playwright/test'
import playwright from '../playwright.config.ts'
import { startServer } from '../src/server/serve.ts'
import { writeCorpus } from './corpus/write-corpus.ts'
import { summary } from './figures/summary.ts'

const IDLE_MS = 3_000
/** A reader who has copied a query comes to the field, and pastes it. */
const PASTED_AFTER_MS = 1_000
const PASTES = 10
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

interface MeasuredSite {
  name: string
  root: string
  /** The page from which a reader searches. */
  start: string
  queries: readonly string[]
}

interface Noted {
  keys: number[]
  longTasks: number[]
}

const project = fileURLToPath(new URL('..', import.meta.url))
const wishes = process.argv.slice(2)
const sizes = wishes.map(Number).filter(Number.isInteger)
const browser = await chromium.launch(playwright.use?.launchOptions)
try {
  for (const pages of wishes.length > 0 ? sizes : [50, 2000]) {
    const root = path.join(tmpdir(), `bench-typing-${pages}`)
    await writeCorpus(root, pages)
    await measure(browser, { name: `${pages} pages`, root, start: '/part-0/page-0', queries: QUERIES })
  }
  if (wishes.includes('product')) {
    const given: { query: string }[] = JSON.parse(
      await readFile(path.join(project, 'tests/data/search-queries.json'), 'utf8'),
    )
    // Every third: all kinds of queries in a minute.
    const queries = given.filter((_, index) => index % 3 === 0).map(({ query }) => query)
    await measure(browser, { name: 'the product', root: project, start: '/', queries })
  }
} finally {
  await browser.close()
}

async function measure(browser: Browser, { name, root, start, queries }: MeasuredSite): Promise<void> {
  const dist = await mkdtemp(path.join(tmpdir(), 'bench-typing-dist-'))
  const build = ['bin/build.mjs', '--root', root, '--out', dist]
  execFileSync('node', build, { cwd: project, stdio: 'ignore' })
  const server = await startServer({ dist, port: 0, host: '127.0.0.1' })
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(NOTE_KEYS)
  await page.goto(new URL(start, server.url).href, { waitUntil: 'networkidle' })
  // What the page fetches ahead at idle is not for the search.
  await page.waitForTimeout(IDLE_MS)
  const opening = await open(page)
  await page.evaluate(() => Object.assign(window, { keys: [], longTasks: [] }))
  for (const query of queries) await type(page, query)
  const { keys, longTasks } = await page.evaluate(() => {
    const { keys, longTasks } = window as unknown as Noted
    return { keys, longTasks }
  })
  console.log(`${name}: ${summary(keys, 95, 1)} keys; ${longTasks.length} tasks over 50 ms; ${opening}`)
  await page.close()
  const pasted: number[] = []
  for (let run = 0; run < PASTES; run += 1)
    pasted.push(await paste(browser, new URL(start, server.url).href, queries[run % queries.length] ?? ''))
  console.log(`${name}: ${summary(pasted, 95, 1)} queries pasted on a first visit`)
  await server.close()
  await rm(dist, { recursive: true, force: true })
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

/** Milliseconds from a pasted query to its results, on a first visit. */
async function paste(browser: Browser, url: string, query: string): Promise<number> {
  const page = await browser.newPage({ viewport: { width: 1280, height: 900 } })
  await page.addInitScript(NOTE_KEYS)
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.locator('#search').focus()
  await page.waitForTimeout(PASTED_AFTER_MS)
  await page.keyboard.insertText(query)
  const noted = () => page.evaluate(() => (window as unknown as Noted).keys[0])
  let time = await noted()
  for (; time === undefined; time = await noted()) await page.waitForTimeout(20)
  await page.close()
  return time
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
