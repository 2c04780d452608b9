/** The menu of a page for assistants. */
import { barriers } from './axe.ts'
import { expect, test } from './site.ts'

const PAGE = '/scribe/v2/developer-guide'

test.describe('page menu', { tag: '@build' }, () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

  for (const width of [390, 1280])
    test(`copies the page as Markdown and leads to assistants, at ${width} px, by mouse and key`, {
      tag: width === 390 ? '@all' : [],
    }, async ({ page, site }) => {
      await page.setViewportSize({ width, height: 800 })
      const address = await site('product')
      await page.goto(address + PAGE)
      const button = page.getByText('Use with AI')
      await button.click()
      const items = page.locator('[data-part="page menu"] li')
      await expect(items).toHaveText([
        'Copy page',
        'View as Markdown',
        /^Open in ChatGPT/,
        /^Open in Claude/,
        'Connect the docs (MCP)',
      ])
      for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 })
      expect(await barriers(page, [], 'structure', page.locator('[data-part="page menu"]'))).toEqual([])

      await page.getByRole('link', { name: 'Copy page' }).click()
      await expect(items.first()).toHaveText('Copied')
      const twin = await (await page.request.get(`${address + PAGE}.md`)).text()
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(twin)
      await expect(items.first()).toHaveText('Copy page')
      expect(page.url()).toBe(address + PAGE)

      const prompt = `Read https://docs.corvane.example${PAGE}.md, so that I can ask questions about it.`
      for (const [name, start] of [
        ['ChatGPT', 'https://chatgpt.com/?q='],
        ['Claude', 'https://claude.ai/new?q='],
      ] as const) {
        const link = page.getByRole('link', { name: `Open in ${name}` })
        await expect(link).toHaveAttribute('href', start + encodeURIComponent(prompt))
      }

      await page.keyboard.press('Escape')
      await expect(items.first()).toBeHidden()
      await button.focus()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('link', { name: 'Copy page' })).toBeFocused()
      await page.keyboard.press('ArrowDown')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(`${address + PAGE}.md`)
    })

  test.describe('that fails', () => {
    test.use({ expectedErrors: [/status of 503/] })

    test('says so, and copies what comes the next time', async ({ page, site }) => {
      const address = await site('product')
      await page.goto(address + PAGE)
      await page.getByText('Use with AI').click()
      await page.route(/\.md$/, (route) => route.fulfill({ status: 503, body: '' }), { times: 1 })
      const item = page.locator('[data-copy-page]')
      await item.click()
      await expect(item).toHaveText('Could not copy')
      await expect(page.getByRole('status').filter({ hasText: 'Could not copy' })).toBeAttached()
      await expect(item).toHaveText('Copy page')
      await item.click()
      await expect(item).toHaveText('Copied')
    })
  })

  test.describe('without script', () => {
    test.use({ javaScriptEnabled: false })

    test('opens, and its first links lead to the Markdown', async ({ page, site }) => {
      const address = await site('product')
      await page.goto(address + PAGE)
      await page.getByText('Use with AI').click()
      await page.getByText('Copy page').click()
      await expect(page).toHaveURL(`${address + PAGE}.md`)
    })
  })
})

test('a site without the setting has no such menu', async ({ page, site }) => {
  await page.goto(`${await site('frame')}/`)
  await expect(page.locator('[data-part="page menu"]')).toHaveCount(0)
})
