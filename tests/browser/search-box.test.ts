/** The search box: keys, focus, what is shown when. */
import { barriers } from './axe.ts'
import { options, results, SEARCH_DATA, searchField, searchFor, selected, targets } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
})

test('R5.04, SRU-09, SRU-14, SRU-15: text opens the list, Escape and clicks beside close it, the text stays', async ({
  page,
}) => {
  const field = searchField(page)
  await searchFor(page, 'overview')
  await expect(results(page)).toBeVisible()
  await expect(field).toHaveAttribute('aria-expanded', 'true')
  await page.keyboard.press('Escape')
  await expect(results(page)).toBeHidden()
  await expect(field).not.toBeFocused()
  await expect(field).toHaveValue('overview')
  await expect(field).toHaveAttribute('aria-expanded', 'false')
  await field.click()
  await expect(results(page)).toBeHidden()
  await page.keyboard.press('ArrowDown')
  await expect(results(page)).toBeVisible()
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 5, y: 5 } })
  await expect(results(page)).toBeHidden()
  await expect(field).toHaveValue('overview')
})

test('SRU-09, SRU-15: the list stays while the focus is on the button in the field, and closes when it goes on', async ({
  page,
}) => {
  await searchFor(page, 'overview')
  const button = page.getByTitle('Clear').filter({ visible: true })
  await button.focus()
  await expect(button).toBeFocused()
  await expect(results(page)).toBeVisible()
  await page.locator('header a').first().focus()
  await expect(results(page)).toBeHidden()
})

test('SRU-10, SRU-11: the focus stays in the field, arrows move the selection and wrap', async ({ page }) => {
  const field = searchField(page)
  await searchFor(page, 'overview')
  await expect(options(page)).not.toHaveCount(1)
  const count = await options(page).count()
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await page.keyboard.press('ArrowDown')
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(field).toHaveAttribute(
    'aria-activedescendant',
    (await options(page).nth(1).getAttribute('id')) ?? '',
  )
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(options(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true')
  await expect(options(page).nth(count - 1)).toBeInViewport()
  await page.keyboard.press('ArrowDown')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
  await expect(field).toBeFocused()
  await options(page).nth(1).hover()
  await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  await expect(selected(page)).toHaveCount(1)
  await page.keyboard.press('End')
  await page.keyboard.type('s')
  await expect(field).toHaveValue('overviews')
  await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
})

test('R5.04, SRU-12: Enter goes to the selection; the box is empty and left', async ({ page, site }) => {
  const address = await site('search')
  await searchFor(page, 'job_status_callback')
  const target = (await targets(page, address))[0] ?? ''
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(address + target)
  expect(target).toBe('/guide/identifiers#job_status_callback')
  await expect(page.getByRole('heading', { name: 'job_status_callback' })).toBeInViewport()
  await expect(searchField(page)).toHaveValue('')
  await expect(searchField(page)).not.toBeFocused()
  await expect(results(page)).toBeHidden()
})

test('SRU-12, SRU-16: a click on a result does the same; with Control it opens a new tab', async ({
  page,
  context,
  site,
}) => {
  const address = await site('search')
  await searchFor(page, 'quokka')
  const opened = context.waitForEvent('page')
  await page.keyboard.press('Control+Enter')
  const other = await opened
  await expect(other).toHaveURL(`${address}/quokka`)
  await other.close()
  await expect(results(page)).toBeVisible()
  await options(page).first().click()
  await expect(page).toHaveURL(`${address}/quokka`)
  await expect(searchField(page)).toHaveValue('')
})

test('SRU-13: Enter straight after typing waits for that answer', async ({ page, site }) => {
  const address = await site('search')
  await page.route(SEARCH_DATA, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700))
    await route.continue()
  })
  await searchField(page).focus()
  await page.keyboard.type('quokka', { delay: 5 })
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${address}/quokka`)
})

test('SRU-08: the hint, and a button that empties the field', async ({ page }) => {
  const hint = page.locator('search kbd').filter({ visible: true })
  const shown = () => hint.evaluate((element) => getComputedStyle(element, '::before').content)
  expect(await shown()).toBe('"CTRL K"')
  await searchFor(page, 'quokka')
  await expect(hint).toHaveCount(0)
  await page.getByTitle('Clear').filter({ visible: true }).click()
  await expect(searchField(page)).toHaveValue('')
  await expect(searchField(page)).toBeFocused()
  await expect(results(page)).toBeHidden()
  expect(await shown()).toBe('"CTRL K"')
})

test.describe('on a Macintosh', () => {
  test.use({ userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15' })

  test('SRU-08: the hint names the Command key', async ({ page }) => {
    const hint = page.locator('search kbd').filter({ visible: true })
    expect(await hint.evaluate((element) => getComputedStyle(element, '::before').content)).toBe('"⌘K"')
  })
})

test('C04, SRU-12: nothing is searched, changed or chosen while an input method composes', async ({
  page,
  site,
}) => {
  const address = await site('search')
  const field = searchField(page)
  await searchFor(page, 'quokka')
  const cdp = await page.context().newCDPSession(page)
  await field.fill('')
  await field.focus()
  await cdp.send('Input.imeSetComposition', { text: 'ni', selectionStart: 2, selectionEnd: 2 })
  await cdp.send('Input.imeSetComposition', { text: 'nihao', selectionStart: 5, selectionEnd: 5 })
  await expect(field).toHaveValue('nihao')
  await expect(page.getByText('No results found.')).toHaveCount(0)
  await expect(results(page)).toBeHidden()
  await cdp.send('Input.insertText', { text: '你好' })
  await expect(field).toHaveValue('你好')
  await expect(results(page)).toBeVisible()
  expect(await targets(page, address)).toContain(`/guide/chinese#${encodeURIComponent('你好')}`)
})

test('SRU-20, C82: names, roles and states; the number of results is announced; no barrier', async ({
  page,
}) => {
  await searchFor(page, 'overview')
  const count = await options(page).count()
  await expect(page.getByRole('status').filter({ hasText: `${count} results` })).toBeAttached()
  await expect(results(page).getByRole('group').first()).toHaveAccessibleName(/\S/)
  await expect(searchField(page)).toHaveAttribute(
    'aria-controls',
    (await results(page).getAttribute('id')) ?? '',
  )
  expect(await barriers(page)).toEqual([])
  await searchFor(page, 'zzzzqqq')
  await expect(page.getByRole('status').filter({ hasText: 'No results found.' })).toBeAttached()
  await expect(searchField(page)).toHaveAttribute('aria-expanded', 'false')
  expect(await barriers(page)).toEqual([])
})

test('SRU-19, R9.09: the list is at most 400 px high and stays in the window', async ({ page }) => {
  await searchFor(page, 'overview')
  const panel = page.locator('.search-panel')
  const height = async () => (await panel.boundingBox())?.height ?? 0
  expect(await height()).toBeLessThanOrEqual(400)
  await page.setViewportSize({ width: 1280, height: 300 })
  expect(await height()).toBeLessThanOrEqual(300 - 80)
  const box = await panel.boundingBox()
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(300)
})
