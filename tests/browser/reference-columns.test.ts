/** Pages that show an API document: words and code beside each other, and what stays in view. */
import { boxOf, OPERATION, openAt, partsOf, REFERENCE, toTheEndOf } from './reference-parts.ts'
import { expect, test } from './site.ts'

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`API reference: at ${width}px code stands beside the words and stays in view with the line of the request`, async ({
    page,
    site,
  }) => {
    await openAt(page, (await site('product')) + REFERENCE, { width, height })
    const { line, words, code } = partsOf(page)
    const [text, aside] = [await boxOf(words), await boxOf(code)]
    expect(text.width).toBeGreaterThanOrEqual(28 * 16)
    // Its padding keeps rings of the focus from being cut off.
    expect(aside.width - 8).toBeGreaterThanOrEqual(26 * 16)
    expect(aside.x).toBeGreaterThan(text.right)
    expect(aside.right).toBeLessThanOrEqual(width)
    await toTheEndOf(words)
    await expect(line).toBeInViewport({ ratio: 1 })
    await expect(code).toBeInViewport({ ratio: 1 })
    const bar = await boxOf(page.locator('#bar'))
    expect((await boxOf(line)).y).toBeGreaterThanOrEqual(bar.bottom)
    expect((await boxOf(code)).y).toBeGreaterThanOrEqual((await boxOf(line)).bottom)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

for (const width of [360, 768]) {
  test(`API reference: at ${width}px there is one column, in the order of the document, and the line of the request stays in view`, async ({
    page,
    site,
  }) => {
    await openAt(page, (await site('product')) + REFERENCE, { width, height: 740 })
    const { line, words, code, answers } = partsOf(page)
    const [first, second, third] = [await boxOf(words), await boxOf(code), await boxOf(answers)]
    expect(second.y).toBeGreaterThanOrEqual(first.bottom)
    expect(third.y).toBeGreaterThanOrEqual(second.bottom)
    expect(second.width).toBe(first.width)
    await expect(code).not.toHaveAttribute('tabindex', '0')
    await toTheEndOf(words)
    await expect(line).toBeInViewport({ ratio: 1 })
    expect((await boxOf(line)).height).toBeLessThan(80)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  })
}

test('WCAG 2.1.1: in a low window the code scrolls by itself, by keyboard too, and has a name', async ({
  page,
  site,
}) => {
  await openAt(page, (await site('product')) + REFERENCE, { width: 1280, height: 480 })
  const { code } = partsOf(page)
  await expect(code).toHaveAttribute('tabindex', '0')
  await expect(code).toHaveAttribute('role', 'group')
  await expect(code).toHaveAccessibleName('Examples')
  await code.focus()
  await page.keyboard.press('End')
  await expect.poll(() => code.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50)
  await expect(code.locator('pre').filter({ visible: true }).last()).toBeInViewport()
})

test('API reference: nothing moves while the page loads', async ({ page, site }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.addInitScript(() => {
    const moved: number[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto(`${(await site('product')) + REFERENCE}#${OPERATION}`)
  await page.waitForLoadState('networkidle')
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
})

test('API reference: without script there is no button for folded parts; on paper all of it is there, in one column', async ({
  site,
  browser,
  page,
}) => {
  const address = (await site('product')) + REFERENCE
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const plain = await context.newPage()
  await plain.goto(address)
  await expect(partsOf(plain).operation.locator('[data-unfold]').first()).toBeHidden()
  await expect(partsOf(plain).code.locator('pre').last()).toBeVisible()
  await context.close()
  await openAt(page, address, { width: 1440, height: 900 })
  await page.emulateMedia({ media: 'print' })
  const { line, words, code, answers } = partsOf(page)
  await expect(line).toHaveCSS('position', 'static')
  await expect(code).toHaveCSS('overflow-y', 'visible')
  // What was folded unfolds for the printer.
  await expect(async () => {
    expect((await boxOf(code)).y).toBeGreaterThanOrEqual((await boxOf(words)).bottom)
    expect((await boxOf(answers)).y).toBeGreaterThanOrEqual((await boxOf(code)).bottom)
  }).toPass()
})

test('API reference: the sections are in the sidebar, the whole list stands above the text', async ({
  page,
  site,
}) => {
  await openAt(page, (await site('product')) + REFERENCE, { width: 1280, height: 800 })
  const sections = page.locator('nav[data-part=sidebar] a[data-toc-entry]:visible')
  await expect(sections.first()).toHaveText('Servers')
  const list = page.locator('main > nav', { has: page.locator('a[data-toc-entry]') })
  expect((await boxOf(list)).bottom).toBeLessThanOrEqual((await boxOf(page.locator('article'))).y)
  await list.locator('summary').click()
  await expect(list.getByRole('link', { name: 'Start a transcription' })).toBeVisible()
})

test('API reference: with text of 200 % it is one column without a bar that takes half of the window', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto((await site('product')) + REFERENCE)
  const { line, words, code } = partsOf(page)
  expect((await boxOf(code)).y).toBeGreaterThanOrEqual((await boxOf(words)).bottom)
  await expect(line).toHaveCSS('position', 'static')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})
