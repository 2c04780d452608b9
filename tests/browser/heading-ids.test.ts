/** Ids of headings: where they come from, in which scripts, inside which blocks. */
import type { Page } from '@playwright/test'
import { heading, isMarked, mark } from './exchanged-page.ts'
import { contents } from './page-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 600 } })

/** Text, id and level of each heading below the title. */
function idsOf(page: Page): Promise<[string, string][]> {
  return page
    .getByRole('main')
    .locator(':is(h2, h3, h4, h5, h6)')
    .evaluateAll((all) => all.map((each) => [each.textContent ?? '', each.id]))
}

const EXPECTED: [string, string][] = [
  ['Simple Words_here', 'simple-words_here'],
  ['C++ & C#', 'c--c'],
  ['GET /v1/jobs/{id}', 'get-v1jobsid'],
  ['🚀 Launch', 'launch'],
  ['!!!', 'section'],
  ['???', 'section-1'],
  ['Again', 'again'],
  ['Again', 'again-1'],
  ['Again-1', 'again-1-1'],
  ['With code and bold', 'with-code-and-bold'],
  ['Kept exactly', 'My_Own.ID'],
  ['a b -- c', 'a-b----c'],
  ['快速开始', '快速开始'],
  ['中文标题 🚀', '中文标题'],
  ['Größe für Ärzte', 'größe-für-ärzte'],
  ['Last one', 'last-one'],
]

test('HID-01, HID-02, HID-03, HID-04, C47: ids from the texts of headings, repeated, empty, explicit and in any script', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/headings`)
  expect((await idsOf(page)).map(([text, id]) => [text.replace(/\s+/g, ' '), id])).toEqual(EXPECTED)
  const links = contents(page).getByRole('link')
  await expect(links).toHaveText(EXPECTED.map(([text]) => text))
  const targets = await links.evaluateAll((all) =>
    all.map((link) => decodeURIComponent((link as HTMLAnchorElement).hash)),
  )
  expect(targets).toEqual(EXPECTED.map(([, id]) => `#${id}`))
})

test('HID-05, HID-07, TOC-01: the id is on the heading, the link beside it; titles have neither and are not listed', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/headings`)
  const titles = page.getByRole('main').locator('h1')
  await expect(titles).toHaveCount(1)
  for (const title of await titles.all()) {
    await expect(title).not.toHaveAttribute('id')
    await expect(title.locator('xpath=..').locator(':scope > a')).toHaveCount(0)
  }
  await expect(
    contents(page).getByRole('link', { name: (await titles.textContent()) ?? '', exact: true }),
  ).toHaveCount(0)
  await page
    .getByRole('main')
    .getByRole('link', { name: /Kept exactly$/ })
    .last()
    .click()
  await expect(page).toHaveURL(/#My_Own\.ID$/)
})

for (const [id, text] of [
  ['快速开始', '快速开始'],
  ['größe-für-ärzte', 'Größe für Ärzte'],
  ['My_Own.ID', 'Kept exactly'],
] as const) {
  for (const fragment of new Set([id, encodeURIComponent(id)])) {
    test(`C47, HID-06: the address #${fragment} leads to its heading, which is marked`, async ({
      page,
      site,
    }) => {
      await page.goto(`${await site('frame')}/headings#${fragment}`)
      await expectReached(page, text)
    })
  }
}

test('C47: a link from another page and an entry of the list lead to a Chinese heading', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/`)
  await mark(page)
  await page.getByRole('link', { name: 'a heading of its own' }).click()
  await expect(heading(page, 'Headings and their ids')).toBeVisible()
  await expectReached(page, '快速开始')
  await contents(page).getByRole('link', { name: '中文标题 🚀' }).click()
  await expectReached(page, '中文标题 🚀')
  expect(await isMarked(page)).toBe(true)
})

async function expectReached(page: Page, text: string): Promise<void> {
  const target = page.getByRole('heading', { name: text, exact: true })
  const top = () => target.evaluate((each) => each.getBoundingClientRect().top)
  await expect.poll(top).toBeGreaterThanOrEqual(64 + 8)
  await expect.poll(top).toBeLessThan(64 + 60)
  await expect(contents(page).locator('[aria-current]')).toHaveText([text])
}

for (const width of [360, 1280]) {
  test(`HID-06: any other id stops below bar and banner as well, at ${width}px`, async ({ page, site }) => {
    await page.setViewportSize({ width, height: 500 })
    await page.goto(`${await site('frame')}/headings#plain-anchor`)
    const top = () => page.locator('#plain-anchor').evaluate((each) => each.getBoundingClientRect().top)
    // The banner stays above the bar in a narrow window.
    const covered = width === 360 ? 104 : 64
    await expect.poll(top).toBeGreaterThanOrEqual(covered + 8)
    expect(await top()).toBeLessThan(covered + 60)
  })
}

test('TOC-13, TOC-14: headings in tabs, details and steps are listed and lead to their place', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('frame')}/blocks`)
  const names = [
    'In the page',
    'In the first tab',
    'In the second tab',
    'In the details',
    'First step',
    'Second step',
    'After the blocks',
  ]
  await expect(contents(page).getByRole('link')).toHaveText(names)
  expect((await idsOf(page)).map(([text]) => text)).toEqual(names)
  const places: [string, RegExp][] = [
    ['In the second tab', /#in-the-second-tab$/],
    ['In the details', /#in-the-details$/],
    ['Second step', /#second-step$/],
    ['In the first tab', /#in-the-first-tab$/],
  ]
  for (const [name, address] of places) {
    const target = page.getByRole('heading', { name, exact: true })
    await contents(page).getByRole('link', { name, exact: true }).click()
    await expect(page).toHaveURL(address)
    await expect(target).toBeInViewport()
    await expect(contents(page).locator('[aria-current]')).toHaveText([name])
  }
  await expect(page.getByRole('heading', { name: 'In the second tab' })).toBeHidden()
})
