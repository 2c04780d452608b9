/** What the sidebar lists: one tree of several in a wide window, the whole site in a narrow one. */
import type { Page } from '@playwright/test'
import { pageTree, treeLines } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

const NARROW = { width: 767, height: 800 }

async function openMenu(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await expect(pageTree(page)).toBeVisible()
}

/** Without the many links. */
async function frameLines(page: Page): Promise<string[]> {
  return (await treeLines(pageTree(page))).filter((line) => !line.startsWith('Link '))
}

test('SID-01, SID-20, R3.07: the tree of the top level, without the trees of sections', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/closed/two`)
  expect(await frameLines(page)).toEqual([
    'Home /',
    '▾ Levels',
    '  ▸ Level 2',
    '    ▸ Level 3',
    '      ▸ Level 4',
    '        ▸ Level 5',
    '          ▸ Level 6',
    '            Leaf /levels/b/c/d/e/f/leaf',
    'Headings /headings',
    'Blocks /blocks',
    // `theme.collapsed` decides against the level: false opens one of level 2, true closes one of level 1.
    '▾ Opened /opened',
    '  ▾ Inner',
    '    Core /opened/inner/core',
    '  Lid /opened/lid',
    '▾ Closed /closed',
    '  One /closed/one',
    '  Two /closed/two *',
    '▾ Quiet',
    '  Quiet page /quiet/page',
    '▸ Switched off',
    '  Breadcrumb /switched/breadcrumb',
    '  Footer /switched/footer',
    '  Navbar /switched/navbar',
    '  Nothing off /switched/all',
    '  Pagination /switched/pagination',
    '  Sidebar /switched/sidebar',
    '  Timestamp /switched/timestamp',
    '  Toc /switched/toc',
    '== Many links',
    '▸ Last folder',
    '  First /last/first',
    '  Second /last/second',
    'The end /end',
  ])
  await expect(pageTree(page).locator('li')).toHaveCount(203)
})

test('SID-01, SID-10: a section lists its own pages, and marks one by `aria-current`', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/api/v2/call`)
  expect(await treeLines(pageTree(page))).toEqual([
    'Overview /api',
    'First call /api/first',
    '▾ Version 2 /api/v2',
    '  Call /api/v2/call *',
  ])
  await page.goto(`${frame}/api`)
  expect((await treeLines(pageTree(page)))[0]).toBe('Overview /api *')
  await expect(pageTree(page).locator('[aria-current]')).toHaveCount(1)
})

for (const [route, marked] of [
  ['/start', 'Start here /start *'],
  ['/nerd/faq', '  Questions /nerd/faq *'],
] as const) {
  test(`SID-02: from ${route} the menu lists every section and menu of the site`, async ({ page, site }) => {
    await page.setViewportSize(NARROW)
    await page.goto((await site('sections')) + route)
    await openMenu(page)
    const lines = await treeLines(pageTree(page))
    // Where the reader is, more is open.
    expect(lines.map((line) => line.replace(/ \*$/, ''))).toEqual([
      'Home /',
      '== Basics',
      'Start here /start',
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
      '▾ API /api',
      '  Endpoint X /api/x',
      '  Endpoint Y /api/y',
      '▾ Nerd',
      '  Overview /nerd/overview',
      '  Questions /nerd/faq',
      '▾ Nerdy',
      '  Welcome /nerdy/welcome',
      '  Jokes /nerdy/jokes',
      '▾ More',
      '  Changes /more/changes',
      '  Status https://status.example',
      'Forum https://forum.example',
    ])
    expect(lines.filter((line) => line.endsWith(' *'))).toEqual([marked])
  })
}

for (const [kind, name, route] of [
  ['of type page', 'sections', '/'],
  ['of type page in a folder', 'frame', '/opened/alone'],
  ['with `sidebar: false`', 'frame', '/switched/sidebar'],
  ['of layout raw', 'variants', '/raw'],
] as const) {
  test(`SID-03: a page ${kind} has no sidebar from 768px up, and the menu below: ${name}`, async ({
    page,
    site,
  }) => {
    await page.goto((await site(name)) + route)
    await expect(pageTree(page)).toBeHidden()
    await page.setViewportSize({ width: 768, height: 800 })
    await expect(pageTree(page)).toBeHidden()
    await page.setViewportSize(NARROW)
    await openMenu(page)
    expect(await pageTree(page).getByRole('link').count()).toBeGreaterThan(3)
  })
}
