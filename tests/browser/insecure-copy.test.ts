/** Copying where the browser gives no clipboard: a page that is not served over HTTPS. */
import type { Page } from '@playwright/test'
import { block, firstBlock } from './code-parts.ts'
import { expect, test } from './site.ts'

const INSECURE = 'http://intranet.example'

test.use({
  permissions: ['clipboard-read', 'clipboard-write'],
  // The second is what the browser says about any header that needs HTTPS.
  expectedErrors: [/left the machine: http:\/\/intranet\.example|Cross-Origin-Opener-Policy/],
})

/** The site at an address that browsers do not trust; requests are answered from this machine. */
async function serveInsecurely(page: Page, address: string): Promise<void> {
  await page.route(`${INSECURE}/**`, async (route) => {
    const { pathname, search } = new URL(route.request().url())
    await route.fulfill({ response: await page.request.get(address + pathname + search) })
  })
}

test('COD-04, C56: without HTTPS the fallback copies byte for byte, says so, and gives focus and selection back', {
  tag: '@build',
}, async ({ page, context, site }) => {
  const address = await site('widgets')
  await serveInsecurely(page, address)
  await page.goto(`${INSECURE}/scripts`)
  expect(await page.evaluate(() => [isSecureContext, 'clipboard' in navigator])).toEqual([false, false])
  await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('h2') ?? document.body))
  const button = block(page, 'bash').getByRole('button', { name: 'Copy code' })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(button).toHaveAttribute('data-state', 'copied')
  await expect(page.getByRole('status')).toHaveText('Copied')
  await expect(button).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString().trim())).toBe('Copy')

  const trusted = await context.newPage()
  await trusted.goto(`${address}/scripts`)
  await trusted.bringToFront()
  expect(await trusted.evaluate(() => navigator.clipboard.readText())).toBe(firstBlock)
  // Pages that are prefetched may still be under way, and others would follow.
  await page.goto('about:blank')
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})
