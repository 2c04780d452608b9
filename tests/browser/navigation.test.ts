/** Which pages are listed where: sections, hidden parts, breadcrumb, neighbours. */
import { breadcrumb, linkTexts, neighbours, pageTree, treeLines } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test('C22, NRM-05: a section whose name begins like another one shows its own pages only', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/nerdy/welcome`)
  expect(await treeLines(pageTree(page))).toEqual(['Welcome /nerdy/welcome *', 'Jokes /nerdy/jokes'])
  expect(await linkTexts(neighbours(page))).toEqual(['Jokes'])

  await page.goto(`${await site('sections')}/nerd/faq`)
  expect(await treeLines(pageTree(page))).toEqual(['Overview /nerd/overview', 'Questions /nerd/faq *'])
  expect(await linkTexts(neighbours(page))).toEqual(['Overview'])
})

test('C29, NRM-06: the sidebar of a section holds no pages of the top level', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/api/x`)
  expect(await treeLines(pageTree(page))).toEqual(['Endpoint X /api/x *', 'Endpoint Y /api/y'])
})

test('R3.07, C29, NRM-09, SID-08, SID-09: top-level pages form a tree of folders, files and separators', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  expect(await treeLines(pageTree(page))).toEqual([
    '== Basics',
    'Start here /start *',
    '▾ Guide /guide',
    '  Long page /guide/long',
    '  ▸ Setup',
    '    Install /guide/setup/install',
    '    ▸ Advanced /guide/setup/advanced',
    '      Tuning /guide/setup/advanced/tuning',
    '  First /guide/extras/first',
    '  Second /guide/extras/second',
    '  Lonely /guide/empty',
    '  Outside https://outside.example',
    '--',
    'Notes /notes',
  ])
})

for (const route of ['/grounding', '/grounding/google-marketplace', '/guide/draft']) {
  test(`C24, NRM-07, NRM-08: a hidden page answers and is in no list: ${route}`, async ({ page, site }) => {
    const response = await page.goto((await site('sections')) + route)
    expect(response?.status()).toBe(200)
    await expect(neighbours(page)).toHaveCount(0)
    // Not even in its own sidebar.
    await expect(page.locator(`nav[data-part] a[href="${route}"]`)).toHaveCount(0)
  })
}

for (const route of ['/labs', '/labs/lamp']) {
  test(`F17, C24: a hidden section lists its own pages, and no other hidden ones: ${route}`, async ({
    page,
    site,
  }) => {
    const response = await page.goto((await site('sections')) + route)
    expect(response?.status()).toBe(200)
    await expect(page.locator('nav[data-part] a[href="/labs/lamp"]').first()).toBeAttached()
    await expect(page.locator('nav[data-part] a[href^="/grounding"]')).toHaveCount(0)
  })
}

test('C24, NRM-08: no page lists a hidden folder, page or section', async ({ page, site }) => {
  for (const route of ['/', '/start', '/guide', '/guide/extras/second', '/notes', '/api', '/nerd/faq']) {
    await page.goto((await site('sections')) + route)
    const hidden = page.locator(
      'a:is([href^="/grounding"], [href^="/labs"], [href="/guide/draft"], [href^="/a/"], [href="/c"])',
    )
    await expect(hidden).toHaveCount(0)
    await expect(page.getByText(/^(Grounding|Labs|Draft)$/)).toHaveCount(0)
  }
})

test('R3.18, BRC-02, BRC-03, BRC-05: the breadcrumb leads from the top to the page', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/guide/setup/advanced/tuning`)
  const steps = breadcrumb(page).getByRole('listitem')
  await expect(steps).toHaveText(['Guide', 'Setup', 'Advanced', 'Tuning'])
  expect(await linkTexts(breadcrumb(page))).toEqual(['Guide', 'Advanced'])
  await expect(steps.last()).toHaveAttribute('aria-current', 'page')
  await expect(steps.nth(1)).toHaveAttribute('title', 'Setup')
  await breadcrumb(page).getByRole('link', { name: 'Guide' }).click()
  await expect(page).toHaveURL(/\/guide$/)
  await expect(steps).toHaveText(['Guide'])
})

test('BRC-02, NRM-09: the breadcrumb names a folder that the sidebar leaves out', async ({ page, site }) => {
  await page.goto(`${await site('sections')}/guide/extras/first`)
  await expect(breadcrumb(page).getByRole('listitem')).toHaveText(['Guide', 'Extras', 'First'])
})

test('R3.18, PAG-01, PAG-06, PAG-08: previous and next walk through the tree in reading order', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/start`)
  const walked = ['Start here']
  const next = neighbours(page).locator('[rel=next]')
  while (await next.isVisible()) {
    const title = (await next.textContent()) ?? ''
    const address = (await next.getAttribute('href')) ?? ''
    await next.click()
    await expect(page).toHaveURL(new RegExp(`${address}$`))
    await expect(neighbours(page).locator('[rel=prev]')).toHaveText(walked.at(-1) ?? '')
    walked.push(title)
  }
  expect(walked).toEqual([
    'Start here',
    'Guide',
    'Long page',
    'Install',
    'Advanced',
    'Tuning',
    'First',
    'Second',
    'Lonely',
    'Notes',
  ])
})

test('PAG-04: each of previous and next can be switched off', async ({ page, site }) => {
  await page.goto(`${await site('variants')}/tools`)
  await expect(neighbours(page).locator('[rel=next]')).toHaveText('Hammer')
  await expect(neighbours(page).locator('[rel=prev]')).toHaveCount(0)
})

test('R3.06, LAY-05: a page of type page has no sidebar, breadcrumb, contents or neighbours', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('sections')}/`)
  await expect(page.getByRole('heading', { level: 1, name: 'Sections' })).toBeVisible()
  for (const name of ['Pages', 'Breadcrumb', 'On This Page', 'Page navigation']) {
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  }
})

test('R3.05, NAV-17, SID-03: a page switches off bar, sidebar, breadcrumb, contents, neighbours and footer', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('variants')}/bare`)
  await expect(page.getByRole('heading', { level: 1, name: 'Bare' })).toBeVisible()
  await expect(page.getByRole('banner')).toHaveCount(0)
  await expect(page.getByRole('contentinfo')).toHaveCount(0)
  for (const name of ['Pages', 'Breadcrumb', 'On This Page', 'Page navigation']) {
    await expect(page.getByRole('navigation', { name })).toHaveCount(0)
  }
})
