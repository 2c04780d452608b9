import { expect, test } from './site.ts'

for (const base of ['', '/docs']) {
  test.describe(`the built product at ${base}/`, { tag: base === '' ? [] : '@all' }, () => {
    test('R1.01: the home page opens without an error', async ({ page, site }) => {
      const response = await page.goto(`${await site('product', { base })}/`)
      expect(response?.status()).toBe(200)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })

    test('C70: every address in the home page has the base path and exists', async ({
      page,
      request,
      site,
    }) => {
      const address = await site('product', { base })
      await page.goto(`${address}/`)
      const targets = await page
        .locator('[href], [src]')
        .evaluateAll((all) =>
          all.map(
            (one) => new URL(one.getAttribute('href') ?? one.getAttribute('src') ?? '', location.href).href,
          ),
        )
      const own = [...new Set(targets)].filter((target) => target.startsWith(new URL(address).origin))
      expect(own.length).toBeGreaterThan(5)
      for (const target of own) {
        expect(target).toMatch(new RegExp(`^${address}/`))
        const answer = await request.get(target, { maxRedirects: 0 })
        expect([target, answer.status()]).toEqual([target, 200])
      }
    })

    test.describe('an unknown address', () => {
      test.use({ expectedErrors: [/status of 404/] })

      test('R2.05: answers 404 with the 404 page', async ({ page, site }) => {
        const response = await page.goto(`${await site('product', { base })}/no/such/page`)
        expect(response?.status()).toBe(404)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      })
    })
  })
}
