/** Pages run under their content security policy, Trusted Types included, without a single violation. */
import type { BrowserContext } from '@playwright/test'
import { searchFor } from './search-parts.ts'
import { expect, test } from './site.ts'
import { siteAddresses } from './site-addresses.ts'

/** What browsers report to pages; the console is watched for every test (page-problems.ts). */
async function watchForViolations(context: BrowserContext): Promise<string[]> {
  const violations: string[] = []
  await context.exposeBinding('noteViolation', (_source, text: string) => void violations.push(text))
  await context.addInitScript(() => {
    const note = Reflect.get(window, 'noteViolation') as (text: string) => void
    document.addEventListener('securitypolicyviolation', (event) => {
      note(`${event.violatedDirective} ${event.blockedURI} ${event.sample} at ${location.pathname}`)
    })
  })
  return violations
}

test.describe('on pages of the product', () => {
  test.use({ expectedErrors: [/status of (404|500)/], permissions: ['clipboard-read', 'clipboard-write'] })

  test('no route violates its policy, also with tabs, copying, search and soft navigation', {
    tag: '@build',
  }, async ({ page, context, site }) => {
    test.setTimeout(120_000)
    const violations = await watchForViolations(context)
    const address = await site('product')
    let tabs = 0
    for (const route of [...(await siteAddresses('product')), '/404', '/500', '/no/such/page']) {
      const answer = await page.goto(address + route)
      expect(answer?.headers()['content-security-policy'], route).toContain(
        "require-trusted-types-for 'script'",
      )
      const tab = page.getByRole('tab', { selected: false }).filter({ visible: true }).first()
      if ((await tab.count()) > 0) {
        tabs += 1
        await tab.click()
        await expect(page.locator('[role=tab][aria-selected=true]').first()).toBeVisible()
      }
      const copy = page.locator('[data-copy]').filter({ visible: true }).first()
      if ((await copy.count()) > 0) await copy.click()
    }
    expect(tabs).toBeGreaterThan(5)

    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${address}/`)
    await page.evaluate(() => Reflect.set(window, 'stayed', true))
    await searchFor(page, 'token')
    await page.getByRole('option').first().click()
    await expect(page).not.toHaveURL(`${address}/`)
    await page.locator('a[href="/authentication"]').filter({ visible: true }).first().click({ timeout: 5000 })
    await expect(page).toHaveURL(`${address}/authentication`)
    expect(await page.evaluate(() => Reflect.get(window, 'stayed'))).toBe(true)
    expect(violations).toEqual([])
  })
})

test.describe('the watch', () => {
  test.use({ expectedErrors: [/Trusted|TrustedHTML|Content Security Policy/] })

  test('text that becomes elements, and styles and scripts in a page, are stopped and seen', {
    tag: '@build',
  }, async ({ page, context, site }) => {
    const violations = await watchForViolations(context)
    await page.goto(`${await site('one-locale')}/`)
    const thrown = await page.evaluate(() => {
      const element = document.createElement('div')
      document.body.append(element)
      element.setAttribute('style', 'color: red')
      try {
        element.innerHTML = '<b>text</b>'
        return 'nothing'
      } catch (error) {
        return String(error)
      }
    })
    expect(thrown).toContain('TrustedHTML')
    await expect
      .poll(() => violations.map((text) => text.split(' ')[0]).sort())
      .toEqual(['require-trusted-types-for', 'style-src-attr'])
  })
})
