/** What the options of a code fence do, and when its buttons are there. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 900 } })

function block(page: Page, language: string): Locator {
  return page.locator(`article [data-code][data-language=${language}]`)
}

function buttons(code: Locator): Locator {
  return code.locator('span:has(> [data-wrap])')
}

test('COD-01: every block can be copied, unless its fence says copy=false', async ({ page, site }) => {
  await page.goto(`${await site('blocks')}/code`)
  for (const language of ['python', 'json', 'console', 'yaml']) {
    await expect(block(page, language).getByTitle('Copy code')).toHaveCount(1)
    await expect(block(page, language).getByRole('button', { name: 'Copy code' })).toHaveCount(1)
  }
  const without = page.locator('[data-code]', { hasText: 'No button to copy this.' })
  await expect(without.getByTitle('Copy code')).toHaveCount(0)
  await expect(without.getByTitle('Toggle word wrap')).toHaveCount(1)
})

test('COD-02: the buttons show while the pointer is over the block or the focus in it', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/code`)
  const shown = buttons(block(page, 'json'))
  await expect(shown).toHaveCSS('opacity', '0')
  await block(page, 'json').hover()
  await expect(shown).toHaveCSS('opacity', '1')
  await page.getByRole('heading', { level: 1 }).hover()
  await expect(shown).toHaveCSS('opacity', '0')
  await block(page, 'json').getByRole('button', { name: 'Copy code' }).focus()
  await expect(shown).toHaveCSS('opacity', '1')
  await page.keyboard.press('Tab')
  await expect(shown).toHaveCSS('opacity', '0')
})

test.describe('by touch', () => {
  test.use({
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 800 },
    permissions: ['clipboard-read', 'clipboard-write'],
  })

  test('COD-02: the buttons are always there and cover no code', async ({ page, site }) => {
    await page.goto(`${await site('blocks')}/code`)
    for (const code of await page.locator('article [data-code]').all()) {
      await expect(buttons(code)).toHaveCSS('opacity', '1')
      const [above, below] = [await buttons(code).boundingBox(), await code.locator('pre').boundingBox()]
      expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual((below?.y ?? 0) + 1)
    }
    await block(page, 'json').getByRole('button', { name: 'Copy code' }).tap()
    await expect(block(page, 'json').locator('[data-copy]')).toHaveAttribute('data-state', 'copied')
  })
})

test('COD-06: the file name stands above the block, cut where it is too long, whole in its tooltip', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 400, height: 800 })
  await page.goto(`${await site('blocks')}/code`)
  const name = block(page, 'python').locator('[title^="a-file"]')
  await expect(name).toHaveText(/transcribe\.py$/)
  await expect(name).toHaveAttribute('title', /transcribe\.py$/)
  await expect(name).toHaveCSS('text-overflow', 'ellipsis')
  const { shown, whole } = await name.evaluate((element) => ({
    shown: element.clientWidth,
    whole: element.scrollWidth,
  }))
  expect(whole).toBeGreaterThan(shown)
  const [bar, pre] = [await name.boundingBox(), await block(page, 'python').locator('pre').boundingBox()]
  expect((bar?.y ?? 0) + (bar?.height ?? 0)).toBeLessThanOrEqual(pre?.y ?? 0)
  await expect(block(page, 'python').locator('pre')).toHaveAccessibleName(/^Code, a-file.*transcribe\.py$/)
  // Both buttons stay within reach.
  for (const button of await block(page, 'python').getByRole('button').all()) {
    const box = await button.boundingBox()
    expect((box?.x ?? 999) + (box?.width ?? 0)).toBeLessThanOrEqual(400)
  }
})

test('COD-07: lines are numbered by style, so that numbers are not selected; lines and words are marked', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/code`)
  const lines = block(page, 'python').locator('.line')
  await expect(lines).toHaveCount(6)
  const drawn = await lines.evaluateAll((all) =>
    all.map((line) => {
      const { content, counterIncrement, userSelect } = getComputedStyle(line, '::before')
      return `${content} ${counterIncrement} ${userSelect}`
    }),
  )
  expect(new Set(drawn)).toEqual(new Set(['counter(line) line 1 none']))
  const selected = await block(page, 'python')
    .locator('code')
    .evaluate((code) => {
      getSelection()?.selectAllChildren(code)
      return getSelection()?.toString()
    })
  expect(selected?.trimEnd()).toBe('import os\n\ntoken = os.environ["TOKEN"]\n\n\nprint(token)')
  const grounds = await lines.evaluateAll((all) => all.map((line) => getComputedStyle(line).backgroundColor))
  const marked = grounds.flatMap((ground, index) => (ground === 'rgba(0, 0, 0, 0)' ? [] : [index + 1]))
  expect(marked).toEqual([2, 4, 5])
  await expect(block(page, 'python').locator('mark')).toHaveText(['token', 'token'])
  // Blocks that do not ask for numbers have none.
  expect(
    await block(page, 'json')
      .locator('.line')
      .first()
      .evaluate((line) => getComputedStyle(line, '::before').content),
  ).toBe('none')
})

test('R3.02, R9.05, COD-09, COD-10: a long block ends at 600 px and scrolls inside, by keyboard too', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/code`)
  const pre = block(page, 'yaml').locator('pre')
  expect((await pre.boundingBox())?.height).toBe(600)
  await expect(pre).toHaveAttribute('tabindex', '0')
  await pre.focus()
  await page.keyboard.press('End')
  await expect
    .poll(() =>
      pre.evaluate(({ scrollTop, scrollHeight, clientHeight }) => scrollHeight - clientHeight - scrollTop),
    )
    .toBeLessThan(1)
  await expect(page.getByText('row 60 of the long block')).toBeInViewport()
})

test('COD-11, COD-12: a block without language is plain text, left to right, and says so', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('blocks')}/code`)
  const plain = page.locator('[data-code]', { hasText: 'no language = "plain"' })
  await expect(plain).toHaveAttribute('data-language', 'text')
  await expect(plain.locator('[class*="t-"]')).toHaveCount(0)
  await expect(plain.locator('pre')).toHaveAttribute('aria-label', 'Code, plain text')
  await expect(plain).toHaveCSS('direction', 'ltr')
  await expect(page.locator('p code').first()).toHaveCSS('direction', 'ltr')
})
