/** Keys of a console, its link, and the clock that all consoles of a page share. */
import { openConsole, openHere, send } from './console-parts.ts'
import { expect, test } from './site.ts'

const NERD = '/nerd/api'
const POST = 'api-annotations-async-post'
const STATUS = 'api-annotations-async-get'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('Escape closes the console and gives the focus back to its button', { tag: '@build' }, async ({
  page,
  site,
}) => {
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  await expect(console.getByRole('button', { name: 'Send' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(page.locator('.console')).toHaveCount(0)
  await expect(page.locator(`[id="${POST}.run"]`)).toBeFocused()
})

test('Escape takes the words of a field away first; it is nothing to the console while a text is composed or a list is open', {
  tag: '@build',
}, async ({ page, site }) => {
  const console = await openConsole(page, `${await site('product')}${NERD}`, POST)
  const text = console.getByLabel('text', { exact: true })
  await text.focus()
  const words = console.locator('.console-words').filter({ visible: true })
  await expect(words).toHaveCount(1)
  await text.evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, isComposing: true })),
  )
  await expect(words).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(words).toHaveCount(0)
  await expect(text).toBeFocused()
  const list = console.locator('select').filter({ visible: true }).first()
  await list.focus()
  await page.keyboard.press('Escape')
  await page.keyboard.press('Alt+ArrowDown')
  await expect.poll(() => list.evaluate((element) => element.matches(':open'))).toBe(true)
  await list.evaluate((element) =>
    element.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true })),
  )
  await expect(console).toBeVisible()
  await page.keyboard.press('Escape')
  await expect.poll(() => list.evaluate((element) => element.matches(':open'))).toBe(false)
  await expect(console).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('.console')).toHaveCount(0)
})

test('a link is copied where the browser gives no clipboard, too, and the button says so', {
  tag: '@build',
}, async ({ page, context, site }) => {
  await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
  const address = `${await site('product')}${NERD}`
  const console = await openConsole(page, address, POST)
  await console.getByLabel('text', { exact: true }).fill('Shared text')
  await console.getByRole('button', { name: 'Copy link' }).click()
  const copied = console.getByRole('button', { name: 'Copied', exact: true })
  await expect(copied).toHaveAttribute('data-state', 'copied')
  await expect(console.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const other = await context.newPage()
  await other.goto(address)
  await other.bringToFront()
  expect(await other.evaluate(() => navigator.clipboard.readText())).toBe(page.url())
})

test('the speed of the clock is that of all consoles', { tag: '@build' }, async ({ page, site }) => {
  const first = await openConsole(page, `${await site('product')}${NERD}`, POST)
  await send(first)
  const pressed = (console: typeof first) => console.locator('.console-job [aria-pressed=true]')
  await expect(pressed(first)).toHaveText('×1')
  const second = await openHere(page, STATUS)
  await second.getByRole('button', { name: '×10', exact: true }).click()
  await expect(pressed(second)).toHaveText('×10')
  await first.scrollIntoViewIfNeeded()
  await expect(pressed(page.locator('.console').first())).toHaveText('×10')
})
