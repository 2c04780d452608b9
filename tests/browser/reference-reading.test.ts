/** Pages that show an API document: what is folded, permalinks, the focus. */
import { barriers } from './axe.ts'
import { boxOf, openAt, partsOf, REFERENCE } from './reference-parts.ts'
import { expect, test } from './site.ts'
import { unforcedSite } from './unforced-site.ts'

test('WCAG 2.4.11: neither the focus nor what a permalink leads to lies below the line of the request', async ({
  page,
  site,
}) => {
  const address = (await site('product')) + REFERENCE
  for (const [width, height] of [
    [360, 740],
    [1280, 800],
  ] as const) {
    await openAt(page, address, { width, height })
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
  await openAt(page, (await site('product')) + REFERENCE, { width: 1440, height: 900 })
  const { operation } = partsOf(page)
  const states = () =>
    operation
      .locator('details')
      .evaluateAll((all) => [...new Set(all.map((each) => (each as HTMLDetailsElement).open))])
  const button = operation.locator('[data-unfold]').first()
  await expect(button).toHaveAccessibleName('Expand all')
  expect(await states()).toEqual([false])
  await button.click()
  // What the button does is loaded by the first click.
  await expect.poll(states).toEqual([true])
  await expect(button).toHaveAccessibleName('Collapse all')
  await expect(button).toHaveText('Collapse all')
  // What the reader closes alone is to be opened again.
  await operation.locator('details > summary:visible').first().click()
  await expect(button).toHaveText('Expand all')
  await button.click()
  await button.click()
  await expect.poll(states).toEqual([false])
})

test('API reference: what is read stays where it is while everything around it opens', async ({
  page,
  site,
}) => {
  await openAt(page, (await site('product')) + REFERENCE, { width: 1440, height: 900 })
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
  await openAt(page, (await site('product')) + REFERENCE, { width: 1440, height: 900 })
  const name = partsOf(page).operation.locator('dt > a:visible').first()
  const sign = () => name.evaluate((link) => getComputedStyle(link, '::before').opacity)
  await expect(name).toHaveAccessibleDescription('Permalink')
  expect(await sign()).toBe('0')
  await name.hover()
  await expect.poll(sign).toBe('1')
  await name.click()
  expect(page.url().endsWith((await name.getAttribute('href')) ?? '?')).toBe(true)
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
    for (const path of [REFERENCE, '/scribe/v2/real-time-specification']) {
      await openAt(page, (await site(await unforcedSite('product'))) + path, { width: 1280, height: 700 })
      const button = page.locator('[data-unfold]').first()
      if (path === REFERENCE) await button.click()
      expect(await barriers(page, [], name === 'light' ? 'all' : 'colours')).toEqual([])
    }
  })
}
