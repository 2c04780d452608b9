/** Programs of guides are run where they stand: a console below the code, with a step for each operation that the program calls. */
import { barriers } from './axe.ts'
import { expect, test } from './site.ts'

/** Where a reader of each service begins, and how many operations the first program calls. */
const QUICKSTARTS = [
  { path: '/scribe/v2', steps: 1 },
  { path: '/nerd/overview', steps: 1 },
  { path: '/extract/v3/quickstart', steps: 2 },
  { path: '/llmreadyapi/overview', steps: 1 },
]

for (const { path, steps } of QUICKSTARTS) {
  test(`Step 12: the first program of ${path} answers on its page`, async ({ page, site }) => {
    await page.goto((await site('product')) + path)
    const from = performance.now()
    await page.getByRole('button', { name: 'Run', exact: true }).filter({ visible: true }).first().click()
    const opened = page.locator('.console').filter({ visible: true })
    await expect(page.locator('[data-application=console]:has(> [data-live]) > button')).toBeHidden()
    for (let step = 0; step < steps; step++) {
      if (steps > 1) await page.locator('.console-steps button').nth(step).click()
      await opened.getByRole('button', { name: 'Send' }).click()
      await expect(opened.locator('.console-results')).toContainText(/\b20\d /, { useInnerText: true })
    }
    expect(performance.now() - from, 'ms to the last answer').toBeLessThan(60_000)
    expect(await barriers(page, [], 'all', opened)).toEqual([])
  })
}

test('Step 12: a later step goes on with what an earlier one has answered, and is opened by its link', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('product')}/`)
  await page.getByRole('button', { name: 'Run', exact: true }).filter({ visible: true }).first().click()
  const steps = page.locator('.console-steps button')
  const opened = page.locator('.console').filter({ visible: true })
  const send = () => opened.getByRole('button', { name: 'Send' }).click()
  const answer = opened.locator('.console-results')
  await send()
  await expect(answer).toContainText('200 OK')
  await steps.nth(1).click()
  await expect(opened.getByLabel('Authorization: Bearer')).not.toHaveValue('demo-token')
  await send()
  await expect(answer).toContainText('201 Created')
  const id = /"transcription_id": "(\w+)"/.exec((await answer.textContent()) ?? '')?.[1] ?? 'none'
  await steps.nth(2).click()
  await expect(opened.getByLabel('transcription_id')).toHaveValue(id)
  await send()
  await expect(answer).toContainText('202 Accepted')
  // What was typed stays while another step is shown.
  await steps.nth(0).click()
  await expect(answer).toContainText('200 OK')
  await steps.nth(2).click()
  await expect(answer).toContainText('202 Accepted')
  await send()
  const address = page.url()
  expect(address).toMatch(/#run-\d+~2~/)
  await page.goto('about:blank')
  await page.goto(address)
  await expect(steps.nth(2)).toHaveAttribute('aria-current', 'step')
  await expect(opened.getByLabel('transcription_id')).toHaveValue(id)
})

test('Step 12: no console without scripts, and none in the Markdown of a page', async ({ browser, site }) => {
  const page = await browser.newPage({ javaScriptEnabled: false })
  const address = await site('product')
  await page.goto(`${address}/nerd/overview`)
  await expect(page.getByRole('button', { name: 'Run', exact: true }).filter({ visible: true })).toHaveCount(
    0,
  )
  await page.close()
  const twin = await (await fetch(`${address}/nerd/overview.md`)).text()
  expect(twin).not.toMatch(/^Run$/m)
})
