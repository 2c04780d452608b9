/** The recorded session on the pages of WebSockets. */
import type { Locator, Page } from '@playwright/test'
import { openWithinBudget } from './application-weight.ts'
import { barriers } from './axe.ts'
import { watchForLeaks } from './leaks.ts'
import { watchForViolations } from './policy-violations.ts'
import { expect, test } from './site.ts'

const PAGES = ['/scribe/v1/real-time-specification', '/scribe/v2/real-time-specification']
const [, V2 = ''] = PAGES

/** The parts of an open playground. */
async function open(page: Page, address: string) {
  await page.goto(address)
  const live = await openWithinBudget(page, 'playground')
  const press = (name: string) => live.getByRole('button', { name, exact: true }).click()
  return {
    live,
    press,
    log: live.getByRole('log'),
    frames: live.locator('[data-head]'),
    editor: live.getByRole('textbox', { name: 'As JSON' }),
    step: async (count: number) => {
      for (let i = 0; i < count; i++) await press('Step')
    },
  }
}

/** Texts of the heads of messages: who, what, and the mark. */
function heads(frames: Locator): Promise<string[]> {
  return frames.evaluateAll((all) =>
    all.map((one) =>
      [...one.children]
        .map((part) => part.textContent)
        .join(' ')
        .replace(/\d+:[\d.]+ /, ''),
    ),
  )
}

for (const path of PAGES) {
  test(`a session of ${path} is played to its end; each message fits the document`, {
    tag: path === V2 ? [] : '@all',
  }, async ({ page, site }) => {
    const { live, press, frames, log } = await open(page, (await site('product')) + path)
    await live.getByRole('combobox', { name: 'Speed' }).selectOption('×10')
    await press('Play')
    await expect(log).toHaveAttribute('aria-live', 'off')
    await expect(frames).toHaveCount(13)
    await expect(live.getByText('13 of 13 messages')).toBeVisible()
    await expect(log).toHaveAttribute('aria-live', 'polite')
    await expect(live.getByRole('button', { name: 'Play', exact: true })).toBeVisible()
    const all = await heads(frames)
    expect(all[0]).toBe('→ Client Authenticate fits the document')
    expect(all[12]).toBe('← Server EndOfTranscript fits the document')
    expect(all.filter((text) => text.endsWith('fits the document'))).toHaveLength(13)
    const end = async (one: Locator) => one.evaluate((element) => element.getBoundingClientRect().bottom)
    expect(await end(frames.last())).toBeLessThanOrEqual(await end(log))
  })
}

test('play, pause, step and back to the start, by keyboard alone; a button that can do nothing keeps the focus', async ({
  page,
  site,
}) => {
  const { live, frames } = await open(page, (await site('product')) + V2)
  const button = (name: string) => live.getByRole('button', { name, exact: true })
  await page.keyboard.press('Tab')
  await expect(button('Play')).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(frames).toHaveCount(1)
  await expect(button('Pause')).toBeFocused()
  await page.keyboard.press('Space')
  const shown = await frames.count()
  await button('Step').press('Enter')
  await expect(frames).toHaveCount(shown + 1)
  await button('Back to start').press('Enter')
  await expect(frames).toHaveCount(0)
  await expect(button('Back to start')).toBeFocused()
  await expect(button('Back to start')).toHaveAttribute('aria-disabled', 'true')
  await expect(live.getByText('Press Play or Step')).toBeVisible()
})

test('a field shows its words on focus and leads to its place on the page', async ({ page, site }) => {
  const { live, step, frames } = await open(page, (await site('product')) + V2)
  await step(7)
  await frames.nth(6).press('Enter')
  await expect(frames.nth(6)).toHaveAttribute('aria-expanded', 'true')
  const field = live
    .locator('pre')
    .getByRole('button', { name: '"accuracy"' })
    .or(live.getByRole('button', { name: '"transcript"' }))
  await field.last().focus()
  const words = live.locator('[data-words]')
  await expect(words).toContainText('The text of the segment')
  await expect(field.last()).toHaveAccessibleDescription(/The text of the segment/)
  const link = words.getByRole('link')
  const id = (await link.getAttribute('href')) ?? ''
  await link.click()
  await expect(page).toHaveURL(new RegExp(`${id}$`))
  await expect(page.locator(`[id="${id.slice(1)}"]`)).toBeInViewport()
})

test('a message that the reader edits is answered; a wrong one with the Error of the document, and its fields are pointed at', async ({
  page,
  site,
}) => {
  const { live, step, press, frames, editor } = await open(page, (await site('product')) + V2)
  await step(5)
  await frames.nth(4).click()
  await press('Edit and send')
  await expect(editor).toBeFocused()
  await editor.fill('{"message":"AddData","audio":12,"sequence_numbr":0}')
  await press('Send')
  expect((await heads(frames)).slice(3)).toEqual([
    '← Server TranscriptionStarted fits the document',
    '→ Client AddData wrong: 3 yours',
    '← Server Error fits the document',
  ])
  const faults = live.locator('ol > li').nth(4).getByRole('listitem')
  await expect(faults).toHaveText([
    '/sequence_number This field is missing.',
    '/audio must be string',
    '/sequence_numbr The document does not describe this field.',
  ])
  await live.locator('pre').getByRole('button', { name: '"audio"' }).focus()
  await expect(live.locator('[data-words] [data-wrong]')).toHaveText('must be string')
  await frames.nth(5).click()
  await expect(live.locator('pre')).toContainText('"reason": ')

  await live.getByRole('combobox', { name: 'Message' }).selectOption('AddData')
  await press('Send')
  expect((await heads(frames)).slice(6)).toEqual([
    '→ Client AddData fits the document yours',
    '← Server DataAdded fits the document',
    '← Server AddTranscript fits the document',
  ])
  await press('Step')
  expect((await heads(frames)).slice(4)).toEqual(['→ Client AddData fits the document'])
})

test('nothing leaves the browser: no request, no address, nothing stored; no violation of the policy', async ({
  page,
  context,
  site,
}) => {
  const violations = await watchForViolations(context)
  const { live, step, press, editor } = await open(page, (await site('product')) + V2)
  await expect(live.getByText('Nothing leaves your browser')).toBeVisible()
  const leaks = watchForLeaks(page)
  await step(1)
  await editor.fill('{"message":"Authenticate","token":"canary-4711"}')
  await press('Send')
  await expect(live.getByText('Only the token of the example')).toBeVisible()
  expect(await leaks(['canary-4711'])).toEqual([])
  expect(violations).toEqual([])
})

test('free of barriers in each state, at 320 px and in dark colours; what is wrong is told by words in forced colours', {
  tag: '@all',
}, async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.setViewportSize({ width: 320, height: 700 })
  const { live, step, press, frames, editor } = await open(page, (await site('product')) + V2)
  expect(await barriers(page)).toEqual([])
  await step(7)
  await frames.nth(6).click()
  await live.locator('pre').getByRole('button').first().focus()
  expect(await barriers(page, [], 'all', live)).toEqual([])
  await editor.fill(`{"message":"AddData","audio":"${'A'.repeat(300)}","number":0}`)
  await press('Send')
  await live.locator('pre').getByRole('button').last().focus()
  expect(await barriers(page, [], 'all', live)).toEqual([])
  await page.evaluate(
    () =>
      document.documentElement.classList.replace('light', 'dark') ||
      document.documentElement.classList.add('dark'),
  )
  expect(await barriers(page, [], 'colours', live)).toEqual([])
  const wide = await page.evaluate(() => document.documentElement.scrollWidth)
  expect(wide).toBeLessThanOrEqual(320)
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' })
  await expect(live.locator('[data-fits=false] > [data-head] [data-wrong]')).toHaveText(/wrong: \d/)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('the page says what the playground is for, and offers no button', async ({ page, site }) => {
    await page.goto((await site('product')) + V2)
    const application = page.locator('[data-application=playground]')
    await expect(application.getByText('without a key and without a server')).toBeVisible()
    await expect(application.locator(':scope > button')).toBeHidden()
  })
})
