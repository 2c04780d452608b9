/** Pages that show an API document: words and code beside each other, and what stays in view. */
import type { Locator, Page } from '@playwright/test'
import { barriers } from './axe.ts'
import { expect, test } from './site.ts'
import { unforcedSite } from './unforced-site.ts'

const PAGE = '/scribe/v2/batch-api-specification'
const OPERATION = 'start-transcription'

async function open(page: Page, address: string, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size)
  await page.goto(address)
}

/** The parts of an operation: its line, words, code, words. */
function partsOf(page: Page, id = OPERATION) {
  const operation = page.locator('[data-operation]', { has: page.locator(`[id^="${id}."]`) }).first()
  const columns = operation.locator(':scope > div').nth(1)
  return {
    operation,
    line: operation.locator(':scope > div').first(),
    words: columns.locator(':scope > div').first(),
    code: columns.locator(':scope > [data-scroll-region]'),
    answers: columns.locator(':scope > div').last(),
  }
}

async function boxOf(part: Locator) {
  const box = await part.boundingBox()
  if (!box) throw new Error('It is shown.')
  return { ...box, right: box.x + box.width, bottom: box.y + box.height }
}

/** Scrolls until the end of an operation's words is in the middle of the window. */
async function toTheEndOf(part: Locator): Promise<void> {
  await part.evaluate((element) =>
    scrollTo({
      top: scrollY + element.getBoundingClientRect().bottom - innerHeight / 2,
      behavior: 'instant',
    }),
  )
}

for (const [width, height] of [
  [1280, 800],
  [1440, 900],
  [1920, 1080],
] as const) {
  test(`API reference: at ${width}px code stands beside the words and stays in view with the line of the request`, async ({
    page,
    site,
  }) => {
    await open(page, (await site('product')) + PAGE, { width, height })
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
    await open(page, (await site('product')) + PAGE, { width, height: 740 })
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
  await open(page, (await site('product')) + PAGE, { width: 1280, height: 480 })
  const { code } = partsOf(page)
  await expect(code).toHaveAttribute('tabindex', '0')
  await expect(code).toHaveAttribute('role', 'group')
  await expect(code).toHaveAccessibleName('Examples')
  await code.focus()
  await page.keyboard.press('End')
  await expect.poll(() => code.evaluate(({ scrollTop }) => scrollTop)).toBeGreaterThan(50)
  await expect(code.locator('pre').filter({ visible: true }).last()).toBeInViewport()
})

test('WCAG 2.4.11: neither the focus nor what a permalink leads to lies below the line of the request', async ({
  page,
  site,
}) => {
  const address = (await site('product')) + PAGE
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await open(page, address, { width, height })
    const { line, operation } = partsOf(page)
    const name = operation.locator('dt > a:visible').last()
    const id = (await name.getAttribute('href'))?.slice(1) ?? ''
    await page.goto(`${address}#${id}`)
    const term = page.locator(`[id="${id}"]`)
    await expect(term).toBeInViewport()
    expect((await boxOf(term)).y).toBeGreaterThanOrEqual((await boxOf(line)).bottom)
    // Back through the operation, against the direction in which the browser scrolls.
    await name.focus()
    const covered = []
    for (let steps = 0; steps < 40; steps += 1) {
      await page.keyboard.press('Shift+Tab')
      const found = await operation.evaluate((parts) => {
        const focus = document.activeElement
        const over = parts.firstElementChild
        if (!focus || !over || !parts.contains(focus) || over.contains(focus)) return undefined
        const { top, height } = focus.getBoundingClientRect()
        return top < over.getBoundingClientRect().bottom - 1 && height < innerHeight / 2
          ? focus.outerHTML.slice(0, 60)
          : undefined
      })
      if (found !== undefined) covered.push(found)
    }
    expect(covered, `${width}px`).toEqual([])
  }
})

test('API reference: one button opens everything that is folded in an operation, to any depth, and closes it again', async ({
  page,
  site,
}) => {
  await open(page, (await site('product')) + PAGE, { width: 1440, height: 900 })
  const { operation } = partsOf(page)
  const states = () =>
    operation.locator('details').evaluateAll((all) => all.map((each) => (each as HTMLDetailsElement).open))
  const button = operation.locator('[data-unfold]').first()
  await expect(button).toHaveAccessibleName('Expand all')
  await expect(button).toBeEnabled()
  expect(new Set(await states())).toEqual(new Set([false]))
  await button.click()
  expect(new Set(await states())).toEqual(new Set([true]))
  await expect(button).toHaveAccessibleName('Collapse all')
  await expect(button).toHaveText('Collapse all')
  // What the reader closes alone is to be opened again.
  await operation.locator('details > summary:visible').first().click()
  await expect(button).toHaveText('Expand all')
  await button.click()
  await button.click()
  expect(new Set(await states())).toEqual(new Set([false]))
})

test('API reference: what is read stays where it is while everything around it opens', async ({
  page,
  site,
}) => {
  await open(page, (await site('product')) + PAGE, { width: 1440, height: 900 })
  const { operation, line } = partsOf(page)
  const last = operation.locator('dt:visible').last()
  await last.evaluate((term) => {
    scrollTo({ top: scrollY + term.getBoundingClientRect().top - 200, behavior: 'instant' })
  })
  const { bottom } = await boxOf(line)
  const read = await operation.evaluate((parts, top) => {
    const shown = [...parts.querySelectorAll('dt')].find(
      (term) => term.checkVisibility() && term.getBoundingClientRect().top >= top,
    )
    return [shown?.id, Math.round(shown?.getBoundingClientRect().top ?? 0)]
  }, bottom)
  const button = operation.locator('[data-unfold]').first()
  await expect(button).toBeEnabled()
  // Where it is: Playwright would scroll the page for it.
  const { x, y } = await boxOf(button)
  await page.mouse.click(x + 10, y + 10)
  await expect(button).toHaveText('Collapse all')
  await page.waitForTimeout(300)
  const top = () =>
    page.evaluate(
      (id) => Math.round(document.getElementById(id)?.getBoundingClientRect().top ?? 0),
      `${read[0]}`,
    )
  expect(Math.abs((await top()) - Number(read[1]))).toBeLessThanOrEqual(1)
})

test('API reference: a name is a permalink by one click, shown and said as such', async ({ page, site }) => {
  await open(page, (await site('product')) + PAGE, { width: 1440, height: 900 })
  const name = partsOf(page).operation.locator('dt > a:visible').first()
  const sign = () => name.evaluate((link) => getComputedStyle(link, '::before').opacity)
  await expect(name).toHaveAccessibleDescription('Permalink')
  expect(await sign()).toBe('0')
  await name.hover()
  await expect.poll(sign).toBe('1')
  await name.click()
  expect(page.url().endsWith((await name.getAttribute('href')) ?? '?')).toBe(true)
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
  await page.goto(`${(await site('product')) + PAGE}#${OPERATION}`)
  await expect(page.locator('[data-unfold]').first()).toBeEnabled()
  expect(await page.evaluate(() => (window as unknown as { moved: number[] }).moved)).toEqual([])
})

test('API reference: without script there is no button for folded parts; on paper all of it is there, in one column', async ({
  site,
  browser,
  page,
}) => {
  const address = (await site('product')) + PAGE
  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 1440, height: 900 },
  })
  const plain = await context.newPage()
  await plain.goto(address)
  await expect(partsOf(plain).operation.locator('[data-unfold]').first()).toBeHidden()
  await expect(partsOf(plain).code.locator('pre').last()).toBeVisible()
  await context.close()
  await open(page, address, { width: 1440, height: 900 })
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
  await open(page, (await site('product')) + PAGE, { width: 1280, height: 800 })
  const sections = page.locator('nav[data-part=sidebar] a[data-toc-entry]:visible')
  await expect(sections.first()).toHaveText('Servers')
  const list = page.locator('main > nav', { has: page.locator('a[data-toc-entry]') })
  expect((await boxOf(list)).bottom).toBeLessThanOrEqual((await boxOf(page.locator('article'))).y)
  await list.locator('summary').click()
  await expect(list.getByRole('link', { name: 'Start a transcription' })).toBeVisible()
})

for (const [name, media] of [
  ['light', { colorScheme: 'light' }],
  ['dark', { colorScheme: 'dark' }],
  ['forced colours', { forcedColors: 'active' }],
] as const) {
  test(`API reference: no barriers in two columns with everything open, ${name}`, { tag: '@all' }, async ({
    page,
    site,
  }) => {
    await page.emulateMedia(media)
    for (const path of [PAGE, '/scribe/v2/real-time-specification']) {
      await open(page, (await site(await unforcedSite('product'))) + path, { width: 1280, height: 700 })
      const button = page.locator('[data-unfold]:enabled').first()
      if (path === PAGE) await button.click()
      expect(await barriers(page, [], name === 'light' ? 'all' : 'colours')).toEqual([])
    }
  })
}

test('API reference: with text of 200 % it is one column without a bar that takes half of the window', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 })
  const browser = await page.context().newCDPSession(page)
  await browser.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } })
  await page.goto((await site('product')) + PAGE)
  const { line, words, code } = partsOf(page)
  expect((await boxOf(code)).y).toBeGreaterThanOrEqual((await boxOf(words)).bottom)
  await expect(line).toHaveCSS('position', 'static')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(1280)
})
