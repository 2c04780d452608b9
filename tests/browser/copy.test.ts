/** Copy buttons. */

import type { Page } from '@playwright/test'
import { timeOfAttribute } from './attribute-time.ts'
import { block, firstBlock } from './code-parts.ts'
import { expect, test } from './site.ts'

test.describe('copy', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const [rule, language, expected] of [
    ['C56, COD-05: the text between the fences, byte for byte', 'bash', firstBlock],
    ['C57: only the commands of a session, without prompts', 'console', 'npm i x\nnpm t'],
    ['C57: nothing is removed in other languages', 'php', '$a = 1;'],
  ] as const) {
    test(rule, async ({ page, site }) => {
      await page.goto(`${await site('widgets')}/scripts`)
      await block(page, language).hover()
      await block(page, language).getByRole('button', { name: 'Copy code' }).click()
      await expect(block(page, language).locator('[data-copy]')).toHaveAttribute('data-state', 'copied')
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(expected)
    })
  }

  test('F27: lines that are marked as removed are not copied, and marks leave no blanks', async ({
    page,
    site,
  }) => {
    await page.goto(`${await site('product')}/example`)
    const code = page.locator('[data-code]').filter({ hasText: 'AbortSignal.timeout' }).first()
    await code.hover()
    await code.getByRole('button', { name: 'Copy code' }).click()
    await expect(code.locator('[data-copy]')).toHaveAttribute('data-state', 'copied')
    const copied = await page.evaluate(() => navigator.clipboard.readText())
    expect(copied).toContain('AbortSignal.timeout(30_000) })')
    expect(copied).not.toContain("{ method: 'GET' }")
    expect(copied).not.toMatch(/[ \t]$/m)
  })

  test('C57, COD-05: a session without prompts is copied as it is', async ({ page, site }) => {
    await page.goto(`${await site('blocks')}/code`)
    await block(page, 'console').hover()
    await block(page, 'console').getByRole('button', { name: 'Copy code' }).click()
    await expect(block(page, 'console').locator('[data-copy]')).toHaveAttribute('data-state', 'copied')
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('no prompt here\nsecond line')
  })

  test('R5.08, COD-03: success shows for 2 s and is announced', async ({ page, site }) => {
    await page.goto(`${await site('widgets')}/scripts`)
    const button = block(page, 'php').locator('[data-copy]')
    const shown = timeOfAttribute(button, 'data-state')
    const icon = (name: string) => button.locator(`[data-icon=${name}]`)
    await block(page, 'php').hover()
    await expect(icon('copy')).toBeVisible()
    await button.click()
    await expect(icon('check')).toBeVisible()
    await expect(icon('copy')).toBeHidden()
    await expect(page.getByRole('status')).toHaveText('Copied')
    const time = await shown
    await expect(icon('copy')).toBeVisible()
    await expect(icon('check')).toBeHidden()
    expect(time).toBeGreaterThan(1950)
    expect(time).toBeLessThan(2600)
  })
})

test.describe('failed copy', () => {
  test.use({ expectedErrors: [/Failed to copy!|Access to clipboard rejected!/] })

  test('R8.06, COD-03: a refusal shows a failure, never a check', async ({ page, site }) => {
    const errors = errorsOf(page)
    await page.addInitScript(() => {
      navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
    })
    await page.goto(`${await site('widgets')}/scripts`)
    await block(page, 'php').hover()
    await block(page, 'php').locator('[data-copy]').click()
    await expect(block(page, 'php').locator('[data-copy]')).toHaveAttribute('data-state', 'failed')
    await expect(block(page, 'php').locator('[data-icon=cross]')).toBeVisible()
    await expect(block(page, 'php').locator('[data-icon=check]')).toBeHidden()
    await expect(page.getByRole('status')).toHaveText('Could not copy')
    expect(errors).toEqual(['Failed to copy!'])
  })

  test('R8.06, COD-04: without clipboard and fallback both messages are logged', async ({ page, site }) => {
    const errors = errorsOf(page)
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'clipboard', { value: undefined })
      document.execCommand = () => false
    })
    await page.goto(`${await site('widgets')}/scripts`)
    await block(page, 'php').hover()
    await block(page, 'php').locator('[data-copy]').click()
    await expect(block(page, 'php').locator('[data-copy]')).toHaveAttribute('data-state', 'failed')
    expect(errors).toEqual(['Access to clipboard rejected!', 'Failed to copy!'])
  })

  test('COD-04: without clipboard the fallback copies', async ({ page, site }) => {
    await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
    await page.goto(`${await site('widgets')}/scripts`)
    const copied = page.evaluate(
      () =>
        new Promise((resolve) => {
          document.addEventListener('copy', () =>
            resolve((document.activeElement as HTMLTextAreaElement).value),
          )
        }),
    )
    await block(page, 'bash').hover()
    await block(page, 'bash').locator('[data-copy]').click()
    await expect(block(page, 'bash').locator('[data-copy]')).toHaveAttribute('data-state', 'copied')
    expect(await copied).toBe(firstBlock)
  })
})

/** What the page says of a failure; grows while it runs. */
function errorsOf(page: Page): string[] {
  const errors: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}
