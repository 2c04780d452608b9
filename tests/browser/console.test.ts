/** The console for requests, on pages of the product. */

import { code, openConsole, send } from './console-parts.ts'
import { watchForViolations } from './policy-violations.ts'
import { expect, test } from './site.ts'

const NERD = '/nerd/api'
const POST = 'api-annotations-async-post'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // The drawing of a job's states comes with the first job: offline a list stays in its place.
  expectedErrors: [/ERR_FAILED.*\/state-machine\./],
})

test('the form begins with the example; what is typed is in the request at once, and the service in the page answers it, offline too', {
  tag: '@build',
}, async ({ page, context, site }) => {
  const violations = await watchForViolations(context)
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  await expect(console).toContainText('Nothing leaves your browser')
  await expect(console.getByLabel('Authorization: Bearer')).toHaveValue('demo-token')
  await console.getByLabel('text', { exact: true }).fill('Norvale buys Acme.')
  await expect(code(console)).toContainText('"text": "Norvale buys Acme."')
  await expect(code(console)).toContainText('$ACCESS_TOKEN')
  // The script of the service has come with the buttons for statuses.
  await expect(console.getByRole('button', { name: 'Provoke 401 Unauthorized' })).toBeEnabled()
  await context.setOffline(true)
  await expect(await send(console)).toHaveText('202 Accepted')
  await expect(console.locator('.console-json')).toContainText('"job_id"')
  await console.getByRole('button', { name: '"job_id"' }).focus()
  await expect(console.locator('.console-json-words')).toContainText('job_id')
  await page.keyboard.press('ArrowDown')
  await expect(console.getByRole('button', { name: '"request_id"' })).toBeFocused()
  await expect(console.locator('.console-json-words')).toContainText('request_id')
  await expect(console.locator('.console-states [aria-current]')).toHaveText('pending')
  expect(violations).toEqual([])
})

test('a wrong request gets the documented error; the list of mistakes has the focus and leads to the field', {
  tag: '@build',
}, async ({ page, site }) => {
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  const text = console.getByLabel('text', { exact: true })
  await console.getByRole('button', { name: 'JSON', exact: true }).click()
  await console.locator('textarea.console-raw').fill('{"knowledge_bases": ["wikimedia"], "text": 7}')
  await console.getByRole('button', { name: 'Form', exact: true }).click()
  await page.keyboard.press('Control+Enter')
  await expect(console.locator('.console-answer [data-status]')).toHaveText(/^4\d\d /)
  await expect(console.locator('.console-mistakes')).toBeFocused()
  await expect(text).toHaveAttribute('aria-invalid', 'true')
  const message = text.locator('xpath=ancestor::*[@class="console-line"]').locator('.console-error')
  await expect(message).not.toBeEmpty()
  expect(await text.getAttribute('aria-describedby')).toContain(await message.getAttribute('id'))
  await console.locator('.console-mistakes button').first().click()
  await expect(text).toBeFocused()
  await text.fill('Better.')
  await expect(await send(console)).toHaveText('202 Accepted')
  await expect(text).not.toHaveAttribute('aria-invalid')
})

test('form and JSON are one body; what is no JSON says its line and column', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  await console.getByLabel('text', { exact: true }).fill('From the form.')
  await console.getByRole('button', { name: 'JSON', exact: true }).click()
  const raw = console.locator('textarea.console-raw')
  await expect(raw).toHaveValue(/"text": "From the form\."/)
  await raw.fill('{\n  "text": "From JSON",\n  "knowledge_bases": [oops]\n}')
  await expect(console.getByText('This is not JSON: line 3, column 23')).toBeVisible()
  await expect(raw).toHaveAttribute('aria-invalid', 'true')
  await expect(console.getByRole('button', { name: 'Form', exact: true })).toBeDisabled()
  await raw.fill('{"text": "From JSON", "knowledge_bases": ["wikimedia"]}')
  await expect(code(console)).toContainText('"text": "From JSON"')
  await console.getByRole('button', { name: 'Form', exact: true }).click()
  await expect(console.getByLabel('text', { exact: true })).toHaveValue('From JSON')
})

test('a language that is chosen in the console is chosen on the page, and the next time', {
  tag: '@build',
}, async ({ page, site }) => {
  const address = `${await site('product')}${NERD}`
  let console = await openConsole(page, address, POST)
  await console.getByRole('tab', { name: 'Python' }).click()
  await expect(code(console)).toContainText('import requests')
  await expect(page.locator('main [data-samples] [role=tab][aria-selected=true]').first()).toHaveText(
    'Python',
  )
  await console.getByLabel('text', { exact: true }).fill('Still Python')
  await expect(code(console)).toContainText('Still Python')
  await console.getByRole('button', { name: 'Copy as Python' }).click()
  await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toContain('import requests')
  console = await openConsole(page, address, POST)
  await expect(code(console)).toContainText('import requests')
})

test('each documented status is one button away; a job goes on by a clock', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  const buttons = console.locator('.console-statuses button')
  await expect(buttons.first()).toBeEnabled()
  for (const status of await buttons.allTextContents()) {
    await buttons.filter({ hasText: status }).click()
    await expect(console.locator('.console-answer > p [data-status]')).toHaveText(
      new RegExp(`^${status.replace('XX', '\\d\\d')}\\b`),
    )
  }
  await send(console)
  const present = console.locator('.console-job [role=status]')
  await expect(present).toHaveText('Now: pending')
  await console.getByRole('button', { name: '×100' }).click()
  await expect(present).toHaveText('Now: success')
  await expect(console.locator('[data-present] text')).toHaveText('success')
})

test('Close gives the place back to the button', { tag: '@build' }, async ({ page, site }) => {
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  await console.getByRole('button', { name: 'Close' }).click()
  await expect(page.locator(`[id="${POST}.run"]`)).toBeFocused()
  await expect(page.locator('.console')).toHaveCount(0)
})

test('a link brings back what was typed, after a reload and in another window, and never a secret', {
  tag: '@build',
}, async ({ page, context, site }) => {
  const CANARY = 'canary-7f3a91'
  const asked: string[] = []
  context.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`))
  const said: string[] = []
  page.on('console', (message) => said.push(message.text()))
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  await console.getByLabel('Authorization: Bearer').fill(CANARY)
  await console.getByLabel('text', { exact: true }).fill('Shared text')
  await expect(await send(console)).toHaveText('401 Unauthorized')
  await console.getByRole('button', { name: 'Copy link' }).click()
  await expect(console.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  // For two seconds.
  await expect(console.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  expect(link).toBe(page.url())
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases()
    const caches = await window.caches.keys()
    return JSON.stringify([
      { ...localStorage },
      { ...sessionStorage },
      document.cookie,
      history.state,
      databases,
      caches,
    ])
  })
  const state = Buffer.from(link.split('~')[1] ?? '', 'base64url').toString('utf8')
  expect(state).toContain('Shared text')
  for (const text of [link, state, kept, asked.join(), said.join(), await page.content()])
    expect(text).not.toContain(CANARY)
  await page.reload()
  const again = page.locator('.console')
  await expect(again.getByLabel('text', { exact: true })).toHaveValue('Shared text')
  await expect(again.getByLabel('Authorization: Bearer')).toHaveValue('demo-token')
  const other = await context.newPage()
  await other.goto(link)
  await expect(other.locator('.console').getByLabel('text', { exact: true })).toHaveValue('Shared text')
  await expect(other.locator('.console')).toBeInViewport()
})

test('in two columns fields are as high as their text, the lines of an answer break, and the button has gone', {
  tag: '@build',
}, async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  const address = `${await site('product')}/scribe/v2/batch-api-specification`
  const console = await openConsole(page, address, 'start-transcription')
  await send(console)
  await expect(page.locator('[id="start-transcription.run"]')).toBeHidden()
  expect((await console.getByLabel('Authorization: Bearer').boundingBox())?.height).toBeLessThan(48)
  expect((await console.locator('.console-send').boundingBox())?.height).toBeLessThan(48)
  const overflow = await console
    .locator('.console-json')
    .evaluate((element) => element.scrollWidth - element.clientWidth)
  expect(overflow).toBe(0)
})
