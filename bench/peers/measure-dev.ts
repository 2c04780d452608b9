import { readFile, writeFile } from 'node:fs/promises'
import { connect, createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Browser, Page } from '@playwright/test'
import type { ProseSite } from '../corpus/prose-pages.ts'
import { type Command, endTree, lastLines, start } from '../figures/started-process.ts'
import { median } from '../figures/summary.ts'
import { clearCaches } from './clear-caches.ts'
import { commandOf } from './command.ts'
import type { Product } from './product.ts'
import { samplePage } from './sample-page.ts'
import { addressOf, pageFile } from './write-site.ts'

const TIMEOUT_MS = 120_000
const EDITS = 5
/** After the first page: watchers settle, the browser loads what it wants. */
const SETTLE_MS = 4000
const BETWEEN_EDITS_MS = 1200

/** Milliseconds. */
export interface DevelopmentTimes {
  coldStart: number
  warmStart: number
  /** Median of five, after one that is not counted. */
  edit: number
}

/**
 * Starts a development server with nothing cached and once more, each time until its page stands in a browser; then edits the page's file and
 * waits for the new text in that browser.
 * @throws Error with what the server printed when a page does not come within two minutes
 */
export async function measureDevelopment(
  product: Product,
  folder: string,
  site: ProseSite,
  browser: Browser,
): Promise<DevelopmentTimes> {
  await clearCaches(product, folder, 'nothing')
  const { ms: coldStart } = await withServer(product, folder, site, browser, () => Promise.resolve(undefined))
  const file = path.join(folder, pageFile(product, samplePage(site)))
  const { ms: warmStart, result: edit } = await withServer(product, folder, site, browser, (page) =>
    measureEdits(page, file),
  )
  return { coldStart, warmStart, edit }
}

/** @returns milliseconds from the start to the page's heading in the browser, and what `work` gives on that page */
async function withServer<T>(
  product: Product,
  folder: string,
  site: ProseSite,
  browser: Browser,
  work: (page: Page) => Promise<T>,
): Promise<{ ms: number; result: T }> {
  const port = await freePort()
  const command = commandOf(product, folder, product.develop(folder, port))
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } })
  const page = await context.newPage()
  const target = samplePage(site)
  const started = performance.now()
  const server = start(command)
  try {
    const exited = new Promise<never>((_, reject) => {
      const fail = () => reject(new Error(failed(command, 'ended')))
      server.once('exit', fail)
      server.once('error', fail)
    })
    exited.catch(() => {})
    const url = `http://localhost:${port}${addressOf(product, target)}`
    await Promise.race([exited, open(page, port, url, target.title, command)])
    const ms = performance.now() - started
    return { ms, result: await Promise.race([exited, work(page)]) }
  } finally {
    await context.close()
    await endTree(server)
  }
}

/** Opens an address as soon as somebody listens, again when the server is not ready for it, until the heading stands there. */
async function open(page: Page, port: number, url: string, title: string, command: Command): Promise<void> {
  const end = performance.now() + TIMEOUT_MS
  while (performance.now() < end) {
    if (!(await listens(port))) {
      await sleep(20)
      continue
    }
    const response = await page.goto(url, { waitUntil: 'commit', timeout: TIMEOUT_MS }).catch(() => undefined)
    if (response?.ok()) {
      await waitForText(page, 'h1', title)
      return
    }
    await sleep(50)
  }
  throw new Error(failed(command, `has not shown ${url}`))
}

/** Milliseconds from a change of the page's file to its text in the browser. */
async function measureEdits(page: Page, file: string): Promise<number> {
  await page.waitForTimeout(SETTLE_MS)
  const text = await readFile(file, 'utf8')
  const times: number[] = []
  try {
    for (let turn = 0; turn <= EDITS; turn += 1) {
      const word = `edited${turn}x${Date.now() % 1_000_000}`
      const started = performance.now()
      await writeFile(file, text.replace('See also', `Now ${word}. See also`))
      await waitForText(page, 'p', word)
      times.push(performance.now() - started)
      await page.waitForTimeout(BETWEEN_EDITS_MS)
    }
  } finally {
    await writeFile(file, text)
  }
  return median(times.slice(1))
}

/** Looks in every frame; Playwright's locators would look each half second. Goes on in the next document when the page reloads. */
async function waitForText(page: Page, selector: string, text: string): Promise<void> {
  await page.waitForFunction(
    ([selector = '', text = '']) =>
      [...document.querySelectorAll(selector)].some((element) => element.textContent?.includes(text)),
    [selector, text],
    { polling: 'raf', timeout: TIMEOUT_MS },
  )
}

function listens(port: number): Promise<boolean> {
  return new Promise((done) => {
    const socket = connect({ port, host: 'localhost' })
    socket.once('connect', () => {
      socket.destroy()
      done(true)
    })
    socket.once('error', () => done(false))
  })
}

function freePort(): Promise<number> {
  return new Promise((done, fail) => {
    const server = createServer().once('error', fail)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => done(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

function failed(command: Command, what: string): string {
  return `${[command.program, ...command.args].join(' ')} ${what}:\n${lastLines(command)}`
}
