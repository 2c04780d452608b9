/** What the console costs, and how fast it is. */
import { brotliCompressSync } from 'node:zlib'
import type { Browser, Response } from '@playwright/test'
import { expect, test } from './site.ts'

const NERD = '/nerd/api'
const BUTTON = '[id="api-annotations-async-post.run"]'

test('React apart, the first console of a page costs at most 60 kB', { tag: ['@build', '@all'] }, async ({
  page,
  context,
  site,
}) => {
  await page.goto(`${await site('product')}${NERD}`)
  await page.waitForLoadState('networkidle')
  // What every page loads once it is idle comes late on a busy machine.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => name.includes('/ahead.')),
  )
  const there = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  const files = new Map<string, Promise<number>>()
  const note = (response: Response) => {
    const { pathname } = new URL(response.url())
    // The offline copy begins with the first click, too.
    if (there.includes(response.url()) || !/^\/assets\/(?!act\.)/.test(pathname)) return
    files.set(
      pathname,
      response.body().then((body) => brotliCompressSync(body).length),
    )
  }
  context.on('response', note)
  await page.locator(BUTTON).click()
  await expect(page.locator('.console-statuses button').first()).toBeEnabled()
  context.off('response', note)
  const sizes: [string, number][] = []
  for (const [name, size] of files) sizes.push([name, await size])
  const own = sizes.filter(([name]) => !/open-application/.test(name))
  const bytes = own.reduce((sum, [, size]) => sum + size, 0)
  console.log(`${bytes} bytes: ${own.map(([name, size]) => `${name} ${size}`).join(', ')}`)
  expect(own.map(([name]) => name).join()).toMatch(/mock-worker/)
  expect(bytes).toBeLessThanOrEqual(60_000)
})

/** How often the times are measured at most: what else the machine does only makes them longer. */
const ATTEMPTS = 5

test('on a slow line a click opens the form within 300 ms when what the approach asked for is there; a letter is in the request within 50 ms', {
  tag: ['@build', '@all'],
}, async ({ browser, site }) => {
  const url = `${await site('product')}${NERD}`
  let [opening, letter] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
  for (let attempt = 0; attempt < ATTEMPTS && (opening >= 300 || letter >= 50); attempt++) {
    const times = await measure(browser, url)
    opening = Math.min(opening, times.opening)
    letter = Math.min(letter, times.letter)
  }
  expect(opening).toBeLessThan(300)
  expect(letter).toBeLessThan(50)
})

/**
 * Opens the first console of a page in a new browser profile on a slow line.
 * @returns milliseconds from the click to the form, and from a letter to the request that has it (median)
 */
async function measure(browser: Browser, url: string): Promise<{ opening: number; letter: number }> {
  const context = await browser.newContext()
  const page = await context.newPage()
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 150,
    downloadThroughput: (1.6e6 / 8) * 0.9,
    uploadThroughput: (750e3 / 8) * 0.9,
  })
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  const button = page.locator(BUTTON)
  await button.scrollIntoViewIfNeeded()
  const approached = Date.now()
  await button.hover()
  const wanted = ['open-application', 'console.application', 'console.en-US', 'operation']
  await page.waitForFunction(
    (names) => {
      const there = performance.getEntriesByType('resource').map(({ name }) => name)
      return names.every((name) => there.some((one) => one.includes(`/${name}.`)))
    },
    wanted,
    { polling: 20 },
  )
  const loading = Date.now() - approached
  const opening = await button.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((tell) => {
        const began = performance.now()
        const look = () => {
          if (document.querySelector('.console input'))
            requestAnimationFrame(() => tell(performance.now() - began))
          else requestAnimationFrame(look)
        }
        element.click()
        look()
      }),
  )
  const typing = await page.evaluate(async () => {
    const field = document.querySelector<HTMLInputElement>('.console [data-field="body /text"]')
    const shown = document.querySelector('.console-code code')
    if (!field || !shown) throw new Error('no field')
    const set = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set
    const times: number[] = []
    for (const letter of 'twenty letters in all') {
      const before = shown.textContent
      const began = performance.now()
      set?.call(field, field.value + letter)
      field.dispatchEvent(new Event('input', { bubbles: true }))
      await new Promise<void>((done) => {
        const look = () =>
          shown.textContent === before ? requestAnimationFrame(look) : requestAnimationFrame(() => done())
        requestAnimationFrame(look)
      })
      times.push(performance.now() - began)
    }
    return times.sort((a, b) => a - b)
  })
  const letter = typing[Math.floor(typing.length / 2)] ?? Number.POSITIVE_INFINITY
  const rounded = [loading, opening, letter, typing.at(-1) ?? 0].map(Math.round)
  console.log(
    `approach to all files ${rounded[0]} ms, click to form ${rounded[1]} ms, letter to request median ${rounded[2]} ms, most ${rounded[3]} ms`,
  )
  await context.close()
  return { opening, letter }
}
