/** The workbench for key pairs on the page about production authentication. */
import type { Locator, Page } from '@playwright/test'
import { openWithinBudget } from './application-weight.ts'
import { barriers } from './axe.ts'
import { watchForLeaks } from './leaks.ts'
import { watchForViolations } from './policy-violations.ts'
import { expect, test } from './site.ts'

const PATH = '/authentication/keypair'

/** The parts of an open workbench. */
async function open(page: Page, site: string) {
  await page.goto(site + PATH)
  const live = await openWithinBudget(page, 'key-pair')
  const press = (name: string) => live.getByRole('button', { name, exact: true }).click()
  return {
    live,
    press,
    verdict: live.locator('[data-answer] [role=status]'),
    mistakes: live.getByRole('combobox', { name: 'Usual mistakes' }),
    field: (name: string) => live.getByRole('textbox', { name, exact: true }),
    make: async () => {
      await press('Make a key pair')
      await expect(
        live.getByText('The mock has registered this key for the client sample-client'),
      ).toBeVisible()
    },
  }
}

/** Code under a heading of the answer. */
function below(live: Locator, heading: string): Locator {
  return live.locator(`p:has(> strong:text-is("${heading}")) + pre`)
}

test('a pair is made, an assertion signed and traded for a token; the form says what each claim is', async ({
  page,
  site,
}) => {
  const { live, press, verdict, field, make } = await open(page, await site('product'))
  await expect(field('iss')).toHaveAccessibleDescription(/Your Client ID/)
  await expect(field('aud')).toHaveValue(/^https:\/\/.+\/oauth2\/default\/v1\/token$/)
  await expect(field('exp')).toHaveAccessibleDescription(/at most 3600 after iat/)
  // It does nothing yet, and keeps the focus.
  await live.getByRole('button', { name: 'Sign and send' }).press('Enter')
  await expect(verdict).toBeEmpty()
  await make()
  await press('Sign and send')
  await expect(verdict).toHaveText('Accepted: 200')
  await expect(below(live, 'Answer')).toContainText('"expires_in": 1')
  await expect(below(live, 'What it says')).toContainText('"alg": "RS256"')
  const assertion = (await below(live, 'Signed assertion').textContent()) ?? ''
  await expect(below(live, 'Request')).toContainText(`client_assertion=${assertion}`)

  await field('kid').fill('key-1')
  await field('aud').fill('https://other.example/token')
  await press('Sign and send')
  await expect(verdict).toContainText('Refused: 4XX invalid_client')
  await expect(field('aud')).toHaveAttribute('aria-invalid', 'true')
  await expect(field('aud')).toHaveAccessibleDescription(/aud is not https:/)
  await expect(below(live, 'What it says')).toContainText('"kid": "key-1"')
})

test('each usual mistake fails as documented, and says what to do; what no document says is accepted', async ({
  page,
  site,
}) => {
  const { live, verdict, mistakes, make } = await open(page, await site('product'))
  await make()
  const results: Record<string, string> = {}
  for (const value of await mistakes
    .locator('option')
    .evaluateAll((all) => all.map((one) => (one as HTMLOptionElement).value))) {
    // Another one in between: the next answer differs.
    await mistakes.selectOption('')
    await expect(verdict).toHaveText('Accepted: 200')
    if (value === '') continue
    await mistakes.selectOption(value)
    await expect(verdict.locator('p')).toHaveCount(value === 'reused' ? 2 : value === 'client' ? 4 : 3)
    const [first = ''] = await verdict.locator('p').allTextContents()
    results[value] = first
  }
  const client = 'Refused: 4XX invalid_client'
  expect(results).toEqual({
    client,
    audience: client,
    expired: client,
    lifetime: client,
    milliseconds: client,
    ahead: client,
    missing: client,
    algorithm: client,
    key: client,
    scope: 'Refused: 4XX invalid_scope',
    reused: 'Accepted: 200',
  })
  await expect(live.getByText('does not say that an id may come only once')).toBeVisible()
})

test('the private key is shown only to whoever asks before it is made; nothing leaves the browser or is kept', async ({
  page,
  context,
  site,
}) => {
  const violations = await watchForViolations(context)
  const { live, press, verdict, make } = await open(page, await site('product'))
  const leaks = watchForLeaks(page)
  await expect(live.getByText('Nothing leaves your browser and nothing is stored')).toBeVisible()
  await make()
  await expect(live.getByText('Private key (PEM)')).toHaveCount(0)
  await live.getByRole('checkbox', { name: 'Let me see the private key' }).check()
  await press('Make another pair')
  await live.locator('summary', { hasText: 'Private key (PEM)' }).click()
  const pem = (await live.locator('pre', { hasText: 'BEGIN PRIVATE KEY' }).textContent()) ?? ''
  await live.locator('summary', { hasText: 'Public key (JWK)' }).press('Enter')
  await expect(live.locator('pre', { hasText: '"kty": "RSA"' })).toBeVisible()
  await press('Sign and send')
  await expect(verdict).toHaveText('Accepted: 200')
  const assertion = (await below(live, 'Signed assertion').textContent()) ?? ''
  const canaries = [pem.split('\n')[5] ?? '', assertion, assertion.split('.')[2] ?? '']
  expect(canaries.every((canary) => canary.length > 60)).toBe(true)

  // To another page and back: it is gone.
  await page.getByRole('link', { name: 'Authentication Quickstart' }).first().click()
  await expect(page).toHaveURL(/personal-token/)
  expect(await leaks(canaries)).toEqual([])
  expect(await page.content()).not.toContain(canaries[1])
  expect(violations).toEqual([])
})

test('free of barriers in each state, at 320 px and in dark colours; by keyboard alone', {
  tag: '@all',
}, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  const { live, verdict, mistakes, field } = await open(page, await site('product'))
  expect(await barriers(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect(live.getByRole('checkbox')).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(live.getByText('The mock has registered this key')).toBeVisible()
  await expect(live.getByRole('button', { name: 'Make another pair' })).toBeFocused()
  await live.locator('summary').first().press('Enter')
  await mistakes.selectOption('key')
  await expect(verdict).toContainText('The signature does not belong')
  // What is under the bar that stays in view is covered, not small.
  await page.evaluate(() => scrollTo(0, 0))
  expect(await barriers(page, [], 'all', live)).toEqual([])
  await mistakes.selectOption('audience')
  await expect(field('aud')).toHaveAttribute('aria-invalid', 'true')
  expect(await barriers(page, [], 'all', live)).toEqual([])
  await page.evaluate(() => document.documentElement.classList.add('dark'))
  expect(await barriers(page, [], 'colours', live)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
})

test('a browser that makes no keys says why', async ({ page, site }) => {
  await page.addInitScript(() => Object.defineProperty(crypto, 'subtle', { value: undefined }))
  const { live, press } = await open(page, await site('product'))
  await press('Make a key pair')
  await expect(live.getByRole('alert')).toHaveText(/begins with https/)
  await expect(live.getByRole('button', { name: 'Make a key pair' })).toBeFocused()
})
