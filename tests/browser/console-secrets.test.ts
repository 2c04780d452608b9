/** What a reader types into a console is in no address where it must not be: a secret never, and nothing at all of a request to a real host. */
import type { Locator, Page } from '@playwright/test'
import { openConsole, unfold } from './console-parts.ts'
import { formsOf } from './hidden-text.ts'
import { expect, test } from './site.ts'

const CANARY = 'c4n4ry-7f3a91'
/** Operations with fields that are secrets, and which. */
const SECRETS: [route: string, operation: string, names: string[]][] = [
  ['/authentication/keypair', 'request-access-token', ['client_assertion']],
  ['/authentication/keypair', 'refresh-access-token', ['refresh_token']],
  ['/llmreadyapi/api/users-tokens', 'refresh-access-token', ['refresh_token']],
  ['/extract/v3/api', 'upload-document', ['key', 'policy', 'signature']],
  ['/extract/v3/api', 'download-document', ['signature']],
]
/** Operations whose other fields may hold what is nobody's business. */
const OTHERS: [route: string, operation: string][] = [
  ['/nerd/api', 'api-annotations-async-post'],
  ['/scribe/v2/batch-api-specification', 'start-transcription'],
]

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: [/ERR_FAILED|CORS|left the machine: https:\/\/|Content Security Policy/],
})

/** Sends the form, copies its link, and gives every address there is now: of the page, its history, the clipboard. */
async function addresses(page: Page, opened: Locator): Promise<string> {
  await opened.locator('.console-send').first().click()
  await expect(opened.locator('.console-send').first()).toHaveText('Send')
  await opened.getByRole('button', { name: /^(Copy link|Copied)$/ }).click()
  await expect(opened.getByRole('button', { name: 'Copied', exact: true })).toBeVisible()
  const all = await page.evaluate(async () => [
    location.href,
    JSON.stringify(history.state),
    ...navigation.entries().map((entry) => `${entry.url} ${JSON.stringify(entry.getState())}`),
    await navigator.clipboard.readText(),
  ])
  const values = all.flatMap((one) => one.match(/(?<=~)[\w-]{20,}/g) ?? [])
  return [...all, ...values.map((one) => Buffer.from(one, 'base64url').toString('utf8'))].join('\n')
}

/** The canary in any form in which an address could have it. */
function found(text: string): string[] {
  return formsOf(CANARY).filter((form) => text.includes(form))
}

/** Opens all that is folded, and types into the text fields of requests. */
async function fillFields(opened: Locator, names?: readonly string[]): Promise<number> {
  await unfold(opened)
  const fields = opened.locator(
    'form [data-field]:is(input[type=text], textarea):not([data-field^=security])',
  )
  let filled = 0
  for (const field of await fields.all()) {
    const name = (await field.getAttribute('data-field')) ?? ''
    if (names && !names.some((one) => name.endsWith(one))) continue
    await field.fill(CANARY)
    filled++
  }
  return filled
}

/** Types the canary for each of these names into the JSON of a body, where the body has one. */
async function fillJson(opened: Locator, names?: readonly string[]): Promise<boolean> {
  const tab = opened.getByRole('button', { name: 'JSON', exact: true })
  if ((await tab.count()) === 0) return false
  await tab.click()
  const raw = opened.locator('textarea.console-raw')
  const text = await raw.inputValue()
  const body = text === '' ? {} : (JSON.parse(text) as Record<string, unknown>)
  const changed = Object.keys(body).filter((name) => names?.includes(name) ?? typeof body[name] === 'string')
  for (const name of changed) body[name] = CANARY
  await raw.fill(JSON.stringify(body))
  return changed.length > 0
}

for (const [route, operation, names] of SECRETS)
  test(`R9.13: a secret that is typed for the page's own service is in no address: ${operation} of ${route}`, {
    tag: '@build',
  }, async ({ page, site }) => {
    const opened = await openConsole(page, (await site('product')) + route, operation)
    expect(await fillFields(opened, names)).toBe(names.length)
    expect(found(await addresses(page, opened))).toEqual([])
    if (await fillJson(opened, names)) {
      expect(found(await addresses(page, opened))).toEqual([])
      await opened.locator('textarea.console-raw').fill(`{"a": ${CANARY}`)
      expect(found(await addresses(page, opened))).toEqual([])
    }
    // A link opens it with the secrets of the sample.
    await page.reload()
    await expect(page.locator('.console')).toBeVisible()
    await page.locator('.console .console-send').click()
    await expect(page.locator('.console .console-answer [data-status]')).toHaveText(/^2\d\d /)
  })

test('R9.13: a console offers no host that the policy of the site forbids, such as the storage of an example @build', async ({
  page,
  site,
}) => {
  const opened = await openConsole(page, `${await site('product')}/extract/v3/api`, 'upload-document')
  await expect(opened.locator('.console-send')).toBeVisible()
  await expect(opened.getByLabel('with your own credentials')).toHaveCount(0)
})

const ON_STORAGE = ['upload-document', 'download-document']

for (const [route, operation] of [...SECRETS, ...OTHERS].filter(([, one]) => !ON_STORAGE.includes(one)))
  test(`R9.13: what is typed for a real host is in no address, nor after it: ${operation} of ${route}`, {
    tag: '@build',
  }, async ({ page, site }) => {
    await page.route(/^https:\/\//, (request) =>
      request.fulfill({ headers: { 'access-control-allow-origin': '*' }, json: {} }),
    )
    const opened = await openConsole(page, (await site('product')) + route, operation)
    const byHost = opened.getByLabel('with your own credentials')
    await byHost.check()
    // A link to a file instead of the file.
    const type = opened.getByLabel('Media type', { exact: true })
    if (operation === 'start-transcription') await type.selectOption('application/json')
    expect(await fillFields(opened)).toBeGreaterThan(0)
    expect(found(await addresses(page, opened))).toEqual([])
    if (await fillJson(opened)) {
      expect(found(await addresses(page, opened))).toEqual([])
      await opened.locator('textarea.console-raw').fill(`{"a": ${CANARY}`)
      expect(found(await addresses(page, opened))).toEqual([])
      await opened.locator('textarea.console-raw').fill('{}')
      await opened.getByRole('button', { name: 'Form', exact: true }).click()
      await fillFields(opened)
    }
    expect(new URL(page.url()).hash).toBe(`#${operation}.run`)
    // Back at the service of the page, the form is as it was for that.
    await opened.getByLabel('this page, without a key').check()
    expect(found(await addresses(page, opened))).toEqual([])
    await expect(opened.locator('.console-answer [data-status]')).toHaveText(/^2\d\d /)
    await byHost.check()
    await page.reload()
    await expect(page.locator(`[id="${operation}.run"]`)).toBeVisible()
    await expect(page.locator('.console')).toHaveCount(0)
  })

test('client_assertion is a text that a reader types', { tag: '@build' }, async ({ page, site }) => {
  const address = `${await site('product')}/authentication/keypair`
  const opened = await openConsole(page, address, 'request-access-token')
  await opened.getByLabel('with your own credentials').check()
  const field = opened.getByRole('textbox', { name: 'client_assertion', exact: true })
  await expect(field).toHaveValue('')
  await field.fill('a.b.c')
  await expect(opened.locator('.console-code pre').filter({ visible: true })).toContainText('a.b.c')
  await expect(opened).not.toContainText('This request brings a file')
})
