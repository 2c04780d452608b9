/** The console of every operation of all documents of the product, in each of its states. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { validatorFor } from '../../src/mock/validator.ts'
import type { ApiReference, Operation } from '../../src/reference/model.ts'
import { operationsOf } from '../../src/reference/walk.ts'
import { responseOf } from '../../src/theme/applications/console/response-of.ts'
import { readDocuments, readReferences } from '../samples/api-documents.ts'
import { barriers } from './axe.ts'
import { openHere, send } from './console-parts.ts'
import { PROJECT } from './dev-server.ts'
import { watchForViolations } from './policy-violations.ts'
import { SPECIFIED_ROUTES } from './product-routes.ts'
import { expect, test } from './site.ts'

/** Operations of the documents that pages show. */
async function operationsOfProduct() {
  const pages = readdirSync('content', { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.mdx'),
  )
  const shown = new Set(
    pages.flatMap((name) => /^api: (\S+)$/m.exec(readFileSync(join('content', name), 'utf8'))?.[1] ?? []),
  )
  const references = readReferences(await readDocuments(PROJECT)).filter(({ name }) => shown.has(name))
  return references.flatMap((reference) =>
    operationsOf(reference).map((operation) => ({ reference, operation })),
  )
}

/** Whether a body is what the document describes for a status of an operation; two versions of a service may share permalinks. */
function fits(reference: ApiReference, operation: Operation, status: number, body: string | null): boolean {
  const content = responseOf(operation, status)?.contents[0]
  if (content?.jsonSchema === undefined || !content.mediaType.includes('json')) return true
  return (
    body !== null && validatorFor(reference, 'response')(content.jsonSchema)(JSON.parse(body)).length === 0
  )
}

test('every operation answers in the console with a success that its document describes', {
  tag: ['@all', '@build'],
}, async ({ page, context, site, request }) => {
  test.setTimeout(600_000)
  const address = await site('product')
  const violations = await watchForViolations(context)
  const sitemap = await (await request.get(`${address}/sitemap.xml`)).text()
  const listed = [...sitemap.matchAll(/<loc>https?:\/\/[^/]+([^<]*)<\/loc>/g)].map(([, route = '']) => route)
  const known = SPECIFIED_ROUTES.filter(({ special }) => !special).map(({ route }) => route)
  const routes = new Set([...listed, ...known])
  const operations = await operationsOfProduct()
  let count = 0
  for (const route of routes) {
    await page.goto(address + route)
    const ids = await page
      // Those of code blocks are about the same operations: run-samples.test.ts.
      .locator('[data-operation] [data-application=console] > button')
      .evaluateAll((buttons) => buttons.map(({ id }) => id.replace(/\.run$/, '')))
    for (const id of ids) {
      // Another view: what was started in this one would go on.
      await page.goto(address + route)
      const console = await openHere(page, id)
      const status = await send(console)
      const said = `${route} ${id}`
      await expect(status, said).toHaveText(/^2\d\d /)
      await expect(console.locator('.console-mistakes'), said).toHaveCount(0)
      // The page names the status among its responses: each has a permalink.
      const number = (await status.textContent())?.slice(0, 3)
      await expect(page.locator(`[id="${id}.${number}"]`), said).toHaveCount(1)
      const body = await console
        .locator('.console-json')
        .textContent({ timeout: 500 })
        .catch(() => null)
      await console.getByRole('button', { name: 'Close', exact: true }).click()
      const own = operations.filter(({ operation }) => operation.id === id)
      expect(
        own.some(({ reference, operation }) => fits(reference, operation, Number(number), body)),
        said,
      ).toBe(true)
      count++
    }
  }
  test.info().annotations.push({ type: 'operations', description: String(count) })
  console.log(`${count} operations answered in the console`)
  expect(count).toBe(operations.length)
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
    test.setTimeout(120_000)
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
