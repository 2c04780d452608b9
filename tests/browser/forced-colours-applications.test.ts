/** Applications where the reader's own colours replace ours: the state of a job, errors, what is chosen and what has the focus differ in form. */
import type { Locator } from '@playwright/test'
import { openWithinBudget } from './application-weight.ts'
import { openConsole, send } from './console-parts.ts'
import { expect, test } from './site.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  const tag = colorScheme === 'dark' ? ['@build', '@all'] : '@build'
  test.describe(colorScheme, () => {
    test.beforeEach(({ page }) =>
      page.emulateMedia({ forcedColors: 'active', colorScheme, reducedMotion: 'reduce' }),
    )

    test('console', { tag }, async ({ page, site }) => {
      const address = `${await site('product')}/nerd/api`
      const console = await openConsole(page, address, 'api-annotations-async-post')
      const canvas = await styleOf(page.locator('html'), 'background-color')
      const tabs = console.getByRole('tab')
      const below = await stylesOf(tabs, 'border-bottom-color')
      expect(below.filter((colour) => colour !== canvas)).toHaveLength(1)
      expect(below[0]).not.toBe(canvas)

      await send(console)
      const lit = console.locator('.console-machine [data-present]')
      await expect(lit).toHaveCount(1)
      const others = console.locator('.console-machine g:not([data-present]) > rect')
      expect(await stylesOf(lit.locator('rect'), 'stroke-width')).toEqual(['5px'])
      expect(new Set(await stylesOf(others, 'stroke-width'))).toEqual(new Set(['1px']))
      expect(await styleOf(lit.locator('text'), 'stroke')).toBe(canvas)
      expect(await styleOf(lit.locator('text'), 'fill')).not.toBe(canvas)
      expect(await styleOf(lit.locator('rect'), 'fill')).toBe(canvas)
      await console.getByRole('button', { name: '×10', exact: true }).click()
      const speeds = console.locator('.console-job fieldset button')
      await expect(speeds.nth(1)).toHaveAttribute('aria-pressed', 'true')
      expect(await stylesOf(speeds, 'border-top-width')).toEqual(['1px', '3px', '1px'])

      const text = console.getByLabel('text', { exact: true })
      await console.getByRole('button', { name: 'JSON', exact: true }).click()
      await console.locator('textarea.console-raw').fill('{"knowledge_bases": ["wikimedia"], "text": 7}')
      await console.getByRole('button', { name: 'Form', exact: true }).click()
      await send(console)
      await expect(console.locator('.console-mistakes')).toBeFocused()
      await checkFields(text, console.locator('input[type=text]:not([aria-invalid=true])').first())
    })

    test('workbench', { tag }, async ({ page, site }) => {
      await page.goto(`${await site('product')}/authentication/keypair`)
      const live = await openWithinBudget(page, 'key-pair')
      await live.getByRole('button', { name: 'Make a key pair' }).click()
      await live.getByRole('textbox', { name: 'aud', exact: true }).fill('https://other.example')
      await live.getByRole('button', { name: 'Sign and send' }).click()
      await checkFields(
        live.getByRole('textbox', { name: 'aud', exact: true }),
        live.getByRole('textbox', { name: 'iss', exact: true }),
      )
    })

    test('playground', { tag }, async ({ page, site }) => {
      await page.goto(`${await site('product')}/scribe/v2/real-time-specification`)
      const live = await openWithinBudget(page, 'playground')
      await live.getByRole('button', { name: 'Step', exact: true }).click()
      await live.locator('[data-head]').first().click()
      const fields = live.locator('[data-json] button')
      await fields.first().click()
      await live.locator('[data-head]').first().focus()
      const lines = await stylesOf(fields, 'text-decoration-style')
      expect(lines[0]).toBe('solid')
      expect(new Set(lines.slice(1))).toEqual(new Set(['dotted']))
      await live.getByRole('textbox', { name: 'As JSON' }).fill('{"message": "Authenticate", "token": 7}')
      await live.getByRole('button', { name: 'Send', exact: true }).click()
      const wrong = live.locator('[data-head]').filter({ hasText: 'wrong:' })
      await expect(wrong.first()).toBeVisible()
      await checkFocus(live.getByRole('textbox', { name: 'As JSON' }))
    })

    test('decoder', { tag }, async ({ page, site }) => {
      await page.goto(`${await site('product')}/decode`)
      await page.getByRole('button', { name: 'Open the decoder' }).click()
      const field = page.getByRole('textbox', { name: /^Paste/ })
      await field.fill('{"detail":"The media_url field is missing.","msg_code":"S2T-BA-0042"}')
      await expect(page.locator('.decoder-found')).toBeVisible()
      expect(await styleOf(page.locator('.decoder-found'), 'border-left-width')).toBe('3px')
      await checkFocus(field)
      await page.locator('.decoder-json button').first().focus()
      await page.keyboard.press('ArrowDown')
      const outlines = await stylesOf(page.locator('.decoder-json button'), 'outline-style')
      expect(outlines.filter((style) => style === 'solid')).toHaveLength(1)
    })
  })
}

/** A field with an error, one without, and each of them with the focus are four different things. */
async function checkFields(wrong: Locator, right: Locator): Promise<void> {
  await expect(wrong).toHaveAttribute('aria-invalid', 'true')
  expect(await stylesOf(wrong, 'border-top-style')).toEqual(['dashed'])
  expect(await stylesOf(right, 'border-top-style')).toEqual(['solid'])
  await checkFocus(wrong)
  await checkFocus(right)
}

/** The focus is a ring of its own. */
async function checkFocus(field: Locator): Promise<void> {
  await field.focus()
  const ring = ['outline-style', 'outline-width', 'outline-offset']
  const focused = await Promise.all(ring.map((name) => styleOf(field, name)))
  expect(focused).toEqual(['solid', '2px', '2px'])
}

async function styleOf(element: Locator, name: string): Promise<string> {
  return (await stylesOf(element.first(), name))[0] ?? ''
}

/** Computed values of one style property. */
function stylesOf(elements: Locator, name: string): Promise<string[]> {
  return elements.evaluateAll(
    (all, property) => all.map((one) => getComputedStyle(one).getPropertyValue(property)),
    name,
  )
}
