/** Small scripts of every page, and what they weigh. */
import { settled } from './settled.ts'
import { expect, test } from './site.ts'

test('R5.12, LAY-13: the body is marked while the window changes size', async ({ page, site }) => {
  await page.goto(`${await site('widgets')}/scripts`)
  await settled(page)
  await page.evaluate(() => {
    new MutationObserver(
      () => document.body.classList.contains('resizing') && document.body.setAttribute('data-seen', ''),
    ).observe(document.body, { attributeFilter: ['class'] })
  })
  await page.setViewportSize({ width: 900, height: 700 })
  await expect(page.locator('body')).toHaveAttribute('data-seen')
  await expect(page.locator('body')).not.toHaveClass(/resizing/)
})

test('R3.21, R9.10, TOP-02, TOP-03: scroll to top appears past 300 px, moves page and focus', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 600 })
  await page.goto(`${await site('widgets')}/long`)
  const button = page.getByRole('button', { name: 'Scroll to top' })
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 299))
  await expect(button).toBeHidden()
  await page.evaluate(() => scrollTo(0, 300))
  await expect(button).toBeVisible()
  await button.click()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
  await expect(page.locator('main')).toBeFocused()
})

test('C20, R3.29: the slash opens the search, but is typed in fields; Ctrl+K works everywhere', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('widgets')}/scripts`)
  const box = page.locator('#search')
  await page.keyboard.press('/')
  await expect(box).toBeFocused()
  await expect(box).toHaveValue('')
  await page.keyboard.press('/')
  await expect(box).toHaveValue('/')
  await page.evaluate(() => {
    const editor = document.createElement('div')
    editor.contentEditable = 'true'
    editor.id = 'editor'
    document.querySelector('main')?.append(editor)
  })
  await page.locator('#editor').focus()
  await page.keyboard.press('/')
  await expect(page.locator('#editor')).toHaveText('/')
  await page.keyboard.press('Control+k')
  await expect(box).toBeFocused()
})

test('budget: one external script until the page has loaded and at most one later without interaction, no style attributes, one inline script', {
  tag: '@build',
}, async ({ page, site }) => {
  for (const name of ['widgets', 'variants', 'sections']) {
    await page.goto(`${await site(name)}/`)
    await page.waitForTimeout(500)
    // What is prefetched for a first click does not run and is reported apart.
    const scripts = await page.evaluate(() => {
      const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
      return (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(
          ({ initiatorType, name }) =>
            initiatorType === 'script' || (name.endsWith('.js') && initiatorType === 'other'),
        )
        .map(({ startTime }) => (startTime < (visit?.loadEventStart ?? 0) ? 'needed' : 'later'))
    })
    expect(scripts.filter((time) => time === 'needed')).toHaveLength(1)
    // The one that fetches pages ahead.
    expect(scripts.length).toBeLessThanOrEqual(2)
    expect(await page.locator('link[rel=modulepreload]').count()).toBe(0)
    expect(await page.locator('script:not([src], [type])').count()).toBe(1)
    expect(await page.locator('[style]').count()).toBe(0)
  }
})

test('budget: the script that every page loads imports no other one at once', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const url = await site('widgets')
  await page.goto(`${url}/`)
  const address = await page.locator('script[type=module][src]').getAttribute('src')
  const script = await (await page.request.get(new URL(address ?? '', url).href)).text()
  expect(script).not.toMatch(/(^|[;}\n])import[{"'*\w ]/)
  expect(script).toMatch(/import\(/)
})
