import { chromium, type Page } from '@playwright/test'
import { CHROMIUM } from '../chromium-options.ts'
import { type Driver, type Engine, isHere } from './driver.ts'

/** Debian's Chromium through Playwright. */
export async function startChromium(): Promise<Engine> {
  const browser = await chromium.launch(CHROMIUM)
  return {
    open: async ({ width, height, scripts }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        javaScriptEnabled: scripts,
        // Without windows nobody could be asked.
        permissions: ['clipboard-read', 'clipboard-write'],
      })
      return driverOf(await context.newPage())
    },
    close: () => browser.close(),
  }
}

function driverOf(page: Page): Driver {
  const complaints: string[] = []
  page.on('console', (line) => complaints.push(`${line.type()}: ${line.text()} (${line.location().url})`))
  page.on('pageerror', (error) => complaints.push(`uncaught: ${error.stack ?? error.message}`))
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The reader has gone elsewhere.
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
  })
  page.on('response', (answer) => {
    if (answer.status() >= 400) complaints.push(`status ${answer.status()}: ${answer.url()}`)
  })
  page.on('request', (request) => {
    if (!isHere(request.url())) complaints.push(`left the machine: ${request.url()}`)
  })
  return {
    open: async (address) => void (await page.goto(address, { waitUntil: 'load' })),
    reload: async () => void (await page.reload({ waitUntil: 'load' })),
    back: async () => void (await page.goBack({ waitUntil: 'commit' })),
    forward: async () => void (await page.goForward({ waitUntil: 'commit' })),
    // As text, so that all engines are given the same.
    evaluate: (look, ...args) => page.evaluate(`(${look})(...${JSON.stringify(args)})`),
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, pixels) => {
      await page.mouse.move(x, y)
      await page.mouse.wheel(0, pixels)
    },
    press: (keys) => page.keyboard.press(keys.join('+')),
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewportSize({ width, height }),
    complaints: async () => complaints,
    close: () => page.context().close(),
  }
}
