/** Pages run under their content security policy, Trusted Types included; every page of the product: product-pages.test.ts. */
import { watchForViolations } from './policy-violations.ts'
import { searchFor } from './search-parts.ts'
import { expect, test } from './site.ts'

test.describe('on pages of the product', () => {
  test.use({ expectedErrors: [/status of (404|500)/], permissions: ['clipboard-read', 'clipboard-write'] })

  test('tabs, copying, search and soft navigation violate no policy', { tag: '@build' }, async ({
    page,
    context,
    site,
  }) => {
    const violations = await watchForViolations(context)
    const address = await site('product')
    await page.goto(`${address}/scribe/v2/batch-development`)
    const tab = page.getByRole('tab', { selected: false }).filter({ visible: true }).first()
    await tab.click()
    await page.locator('[data-copy]').filter({ visible: true }).first().click()
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.goto(`${address}/`)
    await page.evaluate(() => Reflect.set(window, 'stayed', true))
    await searchFor(page, 'token')
    await page.getByRole('option').first().click()
    await expect(page).not.toHaveURL(`${address}/`)
    await page.locator('a[href="/authentication"]').filter({ visible: true }).first().click()
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
