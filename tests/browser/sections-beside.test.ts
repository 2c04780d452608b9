/** A site whose list of headings does not float (`toc.float` false) and that has links to its repository. */
import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { rootOf } from './dev-server.ts'
import { contents, pageTree } from './page-parts.ts'
import { expect, test } from './site.ts'

// One worker writes the site and keeps it running.
test.describe.configure({ mode: 'default' })
test.use({ viewport: { width: 1280, height: 700 } })

let root: string

test.beforeAll(async () => {
  root = join(process.env['DOCS_TEST_BUILDS'] ?? '', 'sections-beside')
  await cp(rootOf('sections'), root, { recursive: true })
  await writeFile(
    join(root, 'site.config.ts'),
    `export default {
  brand: 'Beside',
  description: 'Headings in the sidebar.',
  theme: {
    docsRepositoryBase: 'https://github.com/owner/beside/blob/main',
    toc: { float: false, backToTop: true },
  },
}
`,
  )
})

test('R3.09, SID-41, TOC-12: the sections stand below the entry, the right column holds the links of the page only', async ({
  page,
  site,
}) => {
  await page.goto(`${await site(root)}/guide/long`)
  await expect(contents(page)).toHaveCount(0)
  await expect(page.getByText('On This Page', { exact: true })).toHaveCount(0)
  const article = await page.locator('article').boundingBox()
  const end = (article?.x ?? 0) + (article?.width ?? 0)
  for (const y of [0, 1500]) {
    await page.evaluate((top) => scrollTo(0, top), y)
    for (const name of [/^Question\? Give us feedback/, 'Edit this page']) {
      const link = page.getByRole('main').getByRole('link', { name })
      await expect(link).toBeInViewport()
      expect((await link.boundingBox())?.x).toBeGreaterThanOrEqual(end)
    }
  }
  const sections = pageTree(page).locator('a[data-toc-entry]')
  await expect(sections).toHaveText(['Part one', 'Part two', 'Part three', 'Part four', 'Last part'])
  const entry = pageTree(page).getByRole('link', { name: 'Long page' })
  const lefts = await Promise.all([entry, sections.first()].map((row) => row.boundingBox()))
  expect(lefts[1]?.y).toBeGreaterThan(lefts[0]?.y ?? Number.NaN)
  expect(await sections.first().evaluate((link) => getComputedStyle(link, '::before').content)).toBe(
    '"# " / ""',
  )
})

test('R3.09, SID-41: one of them follows the scroll, also at the end of the page; a click goes to the fragment', async ({
  page,
  site,
}) => {
  await page.goto(`${await site(root)}/guide/long`)
  const marked = pageTree(page).locator('[data-toc-entry][aria-current]')
  await expect(marked).toHaveText(['Part one'])
  await page.mouse.move(600, 400)
  await page.mouse.wheel(0, 50_000)
  await expect(marked).toHaveText(['Last part'])
  await pageTree(page).getByRole('link', { name: 'Part three' }).click()
  await expect(page).toHaveURL(/#part-three$/)
  await expect(marked).toHaveText(['Part three'])
  await expect(marked).toHaveAttribute('aria-current', 'location')
  // The entry of the page keeps its own mark.
  await expect(pageTree(page).locator('[aria-current=page]')).toHaveText('Long page')
})
