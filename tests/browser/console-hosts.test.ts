/** The console asks the real host, where the site lets it, with what the reader has typed and nothing else. */
import type { Page, Request } from '@playwright/test'
import { barriers } from './axe.ts'
import { watchForViolations } from './policy-violations.ts'
import { expect, test } from './site.ts'

const CANARY = 'canary-4f9d1c-of-the-reader'
const HOST = 'https://nerd.corvane.example'
const ALLOWED = {
  'access-control-allow-origin': '*',
  'access-control-allow-headers': 'authorization, content-type',
}

test.use({ expectedErrors: [/ERR_FAILED|CORS|left the machine: https:\/\/nerd\./] })

/** Opens the console of a request without a body, for the real host. */
async function openLive(page: Page, address: string) {
  await page.goto(`${address}/nerd/overview`)
  await page.getByRole('button', { name: 'Run', exact: true }).filter({ visible: true }).first().click()
  const opened = page.locator('.console').filter({ visible: true })
  await opened.getByLabel('nerd.corvane.example, with your own credentials').check()
  return opened
}

test('Step 12: own credentials go to the host and nowhere else', async ({ page, context, site }) => {
  const violations = await watchForViolations(context)
  const asked: Request[] = []
  page.on('request', (request) => asked.push(request))
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ status: 200, headers: ALLOWED, json: { uid: 'own', token: CANARY } }),
  )
  const opened = await openLive(page, await site('product'))
  const token = opened.getByLabel('Authorization: Bearer')
  await expect(token).toHaveValue('')
  await expect(token).toHaveAttribute('type', 'password')
  await expect(opened).toContainText('Requests go from your browser to nerd.corvane.example.')
  await token.fill(CANARY)
  await opened.getByRole('button', { name: 'Send' }).click()
  const answer = opened.locator('.console-results')
  await expect(answer).toContainText('200 OK')
  await expect(answer).toContainText('"uid": "own"')
  expect(await barriers(page, [], 'all', opened)).toEqual([])

  const told = asked.filter((request) => JSON.stringify([request.url(), request.headers()]).includes(CANARY))
  expect(told.map((request) => request.url())).toEqual([`${HOST}/me`])
  expect(asked.filter((request) => request.postData()?.includes(CANARY))).toEqual([])
  const [sent] = told
  expect(sent?.headers()).not.toHaveProperty('referer')
  expect(sent?.headers()).not.toHaveProperty('cookie')
  const left = await page.evaluate(() => [
    location.href,
    JSON.stringify(history.state),
    JSON.stringify({ ...localStorage }),
    JSON.stringify({ ...sessionStorage }),
    document.cookie,
    document.documentElement.outerHTML,
  ])
  expect(left.join('\n')).not.toContain(CANARY)
  // Back at the page, its own token is there again, and the reader's is forgotten.
  await opened.getByLabel('this page, without a key').check()
  await expect(token).toHaveValue('demo-token')
  await opened.getByLabel('nerd.corvane.example, with').check()
  await expect(token).toHaveValue('')
  expect(violations).toEqual([])
})

test('Step 12: where a host lets no page call it, the console says so and leaves the command', async ({
  page,
  site,
}) => {
  await page.route(`${HOST}/**`, (route) =>
    route.fulfill({ headers: { 'access-control-allow-origin': 'https://other.example' }, json: {} }),
  )
  const opened = await openLive(page, await site('product'))
  await opened.getByLabel('Authorization: Bearer').fill(CANARY)
  await opened.getByRole('button', { name: 'Send' }).click()
  await expect(opened.getByRole('alert')).toContainText('(CORS). Run the command above instead.')
  await expect(opened.locator('.console-results')).toContainText(`curl '${HOST}/me'`)
})

test('Step 12: a request with a file is not sent to a host without it', async ({ page, site }) => {
  await page.goto(`${await site('product')}/scribe/v2`)
  await page.getByRole('button', { name: 'Run', exact: true }).filter({ visible: true }).first().click()
  const opened = page.locator('.console').filter({ visible: true })
  await opened.getByLabel('scribe.corvane.example, with').check()
  await opened.getByRole('button', { name: 'Send' }).click()
  await expect(opened).toContainText('This request brings a file')
})
