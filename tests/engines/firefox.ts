import puppeteer, { type KeyInput, type Page } from 'puppeteer-core'
import { type Driver, type Engine, isHere } from './driver.ts'

/** Debian's Firefox ESR through WebDriver BiDi, which Playwright speaks only with a Firefox of its own. */
export async function startFirefox(): Promise<Engine> {
  const browser = await launch({})
  return {
    open: async ({ width, height, scripts }) => {
      // The protocol has no such switch yet, so a browser of its own.
      const own = scripts ? browser : await launch({ 'javascript.enabled': false })
      const context = await own.createBrowserContext()
      const page = await context.newPage()
      await page.setViewport({ width, height })
      return driverOf(page, () => (scripts ? context.close() : own.close()))
    },
    close: () => browser.close(),
  }
}

function launch(extraPrefsFirefox: Record<string, unknown>) {
  return puppeteer.launch({
    browser: 'firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    extraPrefsFirefox,
  })
}

function driverOf(page: Page, close: () => Promise<void>): Driver {
  const complaints: string[] = []
  page.on('console', (line) =>
    complaints.push(`${line.type()}: ${line.text()} (${line.location().url ?? page.url()})`),
  )
  page.on('pageerror', (error) =>
    complaints.push(`uncaught: ${error instanceof Error ? (error.stack ?? error.message) : error}`),
  )
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // The reader has gone elsewhere.
    if (reason !== 'NS_BINDING_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`)
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
    back: async () => void (await page.goBack({ waitUntil: 'load' })),
    forward: async () => void (await page.goForward({ waitUntil: 'load' })),
    evaluate: (look, ...args) => page.evaluate(`(${look})(...${JSON.stringify(args)})`) as never,
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    wheel: async (x, y, pixels) => {
      await page.mouse.move(x, y)
      await page.mouse.wheel({ deltaY: pixels })
    },
    press: async (keys) => {
      const together = keys as readonly KeyInput[]
      for (const key of together) await page.keyboard.down(key)
      for (const key of together.toReversed()) await page.keyboard.up(key)
    },
    type: (text) => page.keyboard.type(text),
    resize: (width, height) => page.setViewport({ width, height }),
    complaints: async () => complaints,
    close,
  }
}
