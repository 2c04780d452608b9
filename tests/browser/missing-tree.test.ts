/** The complete tree of a large site does not come, or belongs to a build that is gone. */
import { button, FLAT_PAGES, link, TREE, wake, writeLargeSite } from './large-site.ts'
import { pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 800 } })

let root: string

test.beforeAll(async ({ mode: _ }, { workerIndex }) => {
  root = await writeLargeSite(workerIndex)
})

test.describe('when the tree cannot be loaded', () => {
  test.use({ expectedErrors: [/net::ERR_FAILED|status of 404/] })

  test('F16, Growth: folders and lists are links again, and the reader is told', async ({ page, site }) => {
    const address = await site(root)
    await page.route(TREE, (route) => route.abort())
    await page.goto(`${address}/flat/entry-230`)
    await wake(page)
    await button(page, 'Part 2').click()
    await expect(link(page, 'Part 2')).toBeFocused()
    await expect(page.getByRole('alert')).toContainText('A part of this page could not be loaded.')
    await expect(link(page, 'Part 2')).toHaveAttribute('href', '/part-2/page-50')
    await button(page, 'Guide').click()
    await expect(button(page, 'Guide')).toHaveCount(0)
    await pageTree(page).getByRole('button', { name: 'Show all' }).first().click()
    await expect(link(page, `Show all ${FLAT_PAGES}`)).toHaveCount(2)
    await link(page, 'Part 2').click()
    await expect(page).toHaveURL(`${address}/part-2/page-50`)
  })

  test('F16: a tree that a deployment has taken away: the page goes over to the new build', {
    tag: '@build',
  }, async ({ page, site }) => {
    const address = `${await site(root)}/part-0/page-3`
    const gone = 'tree-0000000000000000.htm'
    let isOld = true
    // Of the build before, which is no more.
    await page.route(address, async (route) => {
      const response = await route.fetch()
      const text = await response.text()
      const isVisit = route.request().isNavigationRequest()
      await route.fulfill({
        response,
        body: isOld && isVisit ? text.replaceAll(/tree-[0-9a-f]{16}\.htm/g, gone) : text,
      })
      if (isVisit) isOld = false
    })
    await page.goto(address)
    await wake(page)
    await button(page, 'Part 2').click()
    await expect(page.locator(`[data-tree$="${gone}"]`)).toHaveCount(0)
    await wake(page)
    await expect(link(page, 'Page 50')).toBeVisible()
  })
})
