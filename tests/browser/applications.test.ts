/** Applications of the theme by themselves, with the development build of React: they come when asked for, and a failure costs only themselves. */
import type { Page } from '@playwright/test'
import { application, errorsOf, expect, open, test, watchReact } from './application-lab/lab.ts'

test('R1.01: nothing of React is asked for until the pointer or the focus comes to the button; then it is fetched ahead @build', async ({
  page,
  lab,
}) => {
  const asked = watchReact(page)
  await open(page, lab)
  await page.waitForLoadState('networkidle')
  const { text, button, live } = application(page, 'counter')
  await text.click()
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await button.hover()
  await expect.poll(() => asked.join()).toContain('counter.application.tsx')
  // What mounts it comes at the same time, and asks for React itself.
  await expect.poll(() => asked.join()).toMatch(/open-application\.ts.*react-dom_client/)
  expect(asked.join()).not.toContain('fragile')
  await application(page, 'fragile').button.focus()
  await expect.poll(() => asked.join()).toContain('fragile.application.tsx')
  await expect(live).toHaveCount(0)
  await expect(text).toBeVisible()
})

test('R1.01: a reader who saves data gets React by the click, not before @build', async ({ page, lab }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const asked = watchReact(page)
  await open(page, lab)
  const { button, live } = application(page, 'counter')
  await button.hover()
  await button.focus()
  await page.waitForTimeout(300)
  expect(asked).toEqual([])
  await button.click()
  await expect(live).toBeVisible()
})

for (const way of ['click', 'Enter'] as const) {
  test(`an application is mounted by ${way}, with its props; the focus goes into it and its state works @build`, async ({
    page,
    lab,
  }) => {
    await open(page, lab)
    const { element, text, button, alert, live } = application(page, 'counter')
    await (way === 'click' ? button.click() : button.press(way))
    await expect(live).toBeFocused()
    await expect(button).toBeHidden()
    await expect(text).toBeHidden()
    await expect(alert).toBeHidden()
    await expect(element).not.toHaveAttribute('aria-busy')
    await page.keyboard.press('Tab')
    await page.keyboard.type('Ada')
    await page.getByRole('button', { name: 'Count', exact: true }).click()
    await page.getByRole('button', { name: 'Count', exact: true }).click()
    await expect(element.getByRole('status')).toHaveText('Ada 12')
    expect(await errorsOf(page)).toEqual([])
  })
}

test('words, data and styles come with the application, not with the page @build', async ({ page, lab }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await open(page, lab)
  await page.waitForLoadState('networkidle')
  expect(asked.join()).not.toMatch(/\/lab\/|told/)
  const { button, live } = application(page, 'told')
  await button.click()
  const told = live.getByText('Hello Ada 7')
  await expect(told).toBeVisible()
  expect(await told.evaluate((element) => getComputedStyle(element).color)).toBe('rgb(1, 2, 3)')
})

test('while it is loaded it is busy and its text stays; impatient clicks are one @build', async ({
  page,
  lab,
}) => {
  const letGo = await holdBack(page, /counter\.application/)
  await open(page, lab)
  const { element, text, button, live } = application(page, 'counter')
  await button.click()
  await expect(element).toHaveAttribute('aria-busy', 'true')
  await expect(text).toBeVisible()
  await button.click()
  await button.press('Enter')
  letGo()
  await expect(live).toBeFocused()
  await expect(live).toHaveCount(1)
  await expect(element).not.toHaveAttribute('aria-busy')
})

test("a click that comes before the page's script opens the application @build", async ({ page, lab }) => {
  const letGo = await holdBack(page, /application-lab\/client/)
  await page.goto(lab, { waitUntil: 'commit' })
  await page.waitForFunction(() => window.earlyEvents !== undefined)
  const { button, live } = application(page, 'counter')
  await button.click()
  await page.waitForTimeout(300)
  await expect(live).toHaveCount(0)
  letGo()
  await expect(live).toBeFocused()
})

test('a reader who has gone on before it arrived does not get it @build', async ({ page, lab }) => {
  const letGo = await holdBack(page, /counter\.application/)
  await open(page, lab)
  const { element, button } = application(page, 'counter')
  await button.click()
  await expect(element).toHaveAttribute('aria-busy', 'true')
  const left = await element.elementHandle()
  await element.evaluate((gone) => gone.remove())
  letGo()
  await expect.poll(() => left?.evaluate((gone) => gone.ariaBusy)).toBe(null)
  expect(await left?.evaluate((gone) => gone.querySelectorAll('[data-live]').length)).toBe(0)
})

test('who leaves the page ends the application, once @build', async ({ page, lab }) => {
  await open(page, lab)
  const { element, button, live } = application(page, 'counter')
  await button.click()
  await expect(live).toBeFocused()
  const ended = () => page.evaluate(() => document.documentElement.dataset['ended'])
  await shown(page)
  expect(await ended()).toBeUndefined()
  await element.evaluate((gone) => gone.remove())
  await shown(page)
  await shown(page)
  await expect.poll(ended).toBe('1')
  const { live: other, button: opener } = application(page, 'fragile')
  await opener.click()
  await expect(other).toBeFocused()
  expect(await ended()).toBe('1')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('R1.01: what the page says is there, a button that does nothing is not @build', async ({
    page,
    lab,
  }) => {
    await page.goto(lab)
    const { text, button, alert } = application(page, 'counter')
    await expect(text).toHaveText('What the counter counts.')
    await expect(text).toBeVisible()
    await expect(alert).toBeHidden()
    await expect(button).toHaveText('Open the counter')
    await expect(button).toBeHidden()
  })
})

/** Requests for matching files wait until the returned function is called. */
async function holdBack(page: Page, files: RegExp): Promise<() => void> {
  let letGo = () => {}
  const released = new Promise<void>((resolve) => {
    letGo = resolve
  })
  await page.route(files, async (route) => {
    await released
    await route.continue()
  })
  return letGo
}

/** What soft navigation calls when it has put another page into the window. */
function shown(page: Page): Promise<void> {
  return page.evaluate(() => (window as unknown as { pageShown(): void }).pageShown())
}
