/** The console of every operation of all documents of the product, in each of its states. */
import type { Locator } from '@playwright/test'
import { provokes } from '../../src/mock/provokes.ts'
import { responseOf } from '../../src/reference/response-of.ts'
import { english } from '../../src/texts/english.ts'
import { barriers } from './axe.ts'
import {
  bodyFaults,
  errorsOf,
  numbersOf,
  operationsOfProduct,
  type ShownOperation,
} from './console-operations.ts'
import { openHere, send } from './console-parts.ts'
import { watchForViolations } from './policy-violations.ts'
import { SPECIFIED_ROUTES } from './product-routes.ts'
import { expect, test } from './site.ts'

const words = english.applications.console
/** Of code blocks are others, about the same operations: run-samples.test.ts. */
const BUTTONS = '[data-operation] [data-application=console] > button'

/** The body that a console shows; null when the answer has none. */
async function shownBody(console: Locator): Promise<string | null> {
  const body = console.locator('.console-json')
  return (await body.count()) === 0 ? null : body.textContent()
}

/** Sends the form of an operation, and checks the answer. */
async function checkSuccess(console: Locator, { reference, operation }: ShownOperation, said: string) {
  const status = await send(console)
  await expect(status, said).toHaveText(/^2\d\d /)
  await expect(console.locator('.console-mistakes'), said).toHaveCount(0)
  const number = Number((await status.textContent())?.slice(0, 3))
  const response = responseOf(operation, number)
  // The page names the status among its responses: each has a permalink.
  await expect(console.page().locator(`[id="${response?.id}"]`), said).toHaveCount(1)
  expect(response && bodyFaults(reference, response, await shownBody(console)), said).toEqual([])
}

/**
 * Presses each documented error of an operation, and checks status, body, and what is said of the fault.
 * @returns how many there were
 */
async function checkErrors(console: Locator, { reference, operation }: ShownOperation, said: string) {
  const errors = errorsOf(operation)
  const buttons = console.locator('.console-statuses button')
  const offered = await buttons.evaluateAll((all: HTMLElement[]) =>
    all.map(({ dataset }) => dataset['status']),
  )
  expect(offered, said).toEqual(operation.responses.map(({ status }) => status))
  const ways = provokes(reference, operation)
  const rates = [...reference.limits, ...operation.limits].flatMap(({ rate = [] }) => rate)
  const pauseMs = Math.max(0, ...rates.map(({ requests, seconds }) => (seconds * 1000) / requests))
  const answer = console.locator('.console-answer')
  for (const response of errors) {
    const { status, remedy } = response
    const about = `${said} ${status}`
    // A limit would answer in place of what was asked for.
    if (pauseMs > 0) await console.page().waitForTimeout(pauseMs)
    await buttons.and(console.locator(`[data-status="${status}"]`)).click()
    const way = ways.find(({ responseId }) => responseId === response.id)
    const how = words.situations[way?.mistake ?? way?.state?.kind ?? '']
    expect(how, about).toBeTruthy()
    await expect(answer.locator('[data-status]'), about).toHaveText(numbersOf(status))
    await expect(answer, about).toContainText(how ?? '')
    if (remedy !== undefined) await expect(answer, about).toContainText(`${words.remedy} ${plain(remedy)}`)
    const isFault = way?.mistake !== undefined && !/^(404|406)$/.test(status)
    if (isFault) await expect(answer.locator('.console-mistakes li').first(), about).toBeVisible()
    expect(bodyFaults(reference, response, await shownBody(console)), about).toEqual([])
  }
  return errors.length
}

/** The little Markdown of remedies as it is read. */
function plain(markdown: string): string {
  return markdown.replace(/`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\([^)\s]+\)/g, '$1$2$3').trim()
}

test('every operation answers in the console with a success and with each error that its document describes', {
  tag: ['@all', '@build'],
}, async ({ page, context, site, request }) => {
  test.setTimeout(600_000)
  const address = await site('product')
  const violations = await watchForViolations(context)
  const sitemap = await (await request.get(`${address}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, route = '']) => route)
  const known = SPECIFIED_ROUTES.filter(({ special }) => !special).map(({ route }) => route)
  const operations = await operationsOfProduct()
  let successes = 0
  let errors = 0
  for (const route of new Set([...listed, ...known])) {
    const html = await (await request.get(address + route)).text()
    if (!/\sdata-operation\b/.test(html)) continue
    await page.goto(address + route)
    const consoles = await page.locator(BUTTONS).evaluateAll((buttons) =>
      buttons.map(({ id, parentElement }) => ({
        id: id.replace(/\.run$/, ''),
        source: parentElement?.dataset['source'],
      })),
    )
    let isNew = true
    for (const { id, source } of consoles) {
      const said = `${route} ${id}`
      // Two versions of a service may share permalinks.
      const { reference } = await (await request.get(address + source)).json()
      const own = operations.find((one) => one.operation.id === id && one.reference.name === reference.name)
      if (!own) throw new Error(`No document has ${said}.`)
      // Where jobs have states, what was started in this view would go on: another one.
      if (!isNew && own.reference.states) await page.goto(address + route)
      isNew = false
      const console = await openHere(page, id)
      await checkSuccess(console, own, said)
      errors += await checkErrors(console, own, said)
      await console.getByRole('button', { name: 'Close', exact: true }).click()
      successes++
    }
  }
  console.log(`${successes} operations answered in the console with a success, and with ${errors} errors`)
  expect(successes).toBe(operations.length)
  expect(errors).toBe(operations.flatMap(({ operation }) => errorsOf(operation)).length)
  expect(violations).toEqual([])
})

for (const [width, scheme] of [
  [1280, 'light'],
  [320, 'dark'],
] as const) {
  test(`no barrier in any state of a console, ${width} px, ${scheme}`, { tag: ['@all', '@build'] }, async ({
    page,
    site,
  }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    await page.goto(`${await site('product')}/nerd/api`)
    if (scheme === 'dark')
      await page.evaluate(() => document.documentElement.classList.replace('light', 'dark'))
    const before = await barriers(page)
    const check = async (state: string) => {
      // What is below the line that stays in view is covered, not small.
      await page.evaluate(() => scrollTo(0, 0))
      expect(
        (await barriers(page)).filter((one) => !before.includes(one)),
        state,
      ).toEqual([])
      expect(await page.evaluate(() => document.documentElement.scrollWidth), state).toBeLessThanOrEqual(
        width,
      )
    }
    const console = await openHere(page, 'api-annotations-async-post')
    await check('open')
    await console.getByLabel('text', { exact: true }).focus()
    await check('words of a field')
    await send(console)
    await check('answered')
    await console.locator('.console-json button').first().focus()
    await check('words of an answer')
    await console.getByRole('button', { name: 'JSON', exact: true }).click()
    await check('JSON')
    await console.locator('textarea.console-raw').fill('{')
    await check('no JSON')
    await console.locator('textarea.console-raw').fill('{"text": 7, "knowledge_bases": []}')
    await console.getByRole('button', { name: 'Form', exact: true }).click()
    await send(console)
    await expect(console.locator('.console-mistakes')).toBeVisible()
    await check('refused')
    await console.getByRole('button', { name: 'Provoke 429 Too Many Requests' }).click()
    await check('provoked')
  })
}
