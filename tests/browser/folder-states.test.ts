/** When folders of the sidebar are open, for how long that is remembered. */
import type { Page } from '@playwright/test'
import { heading } from './exchanged-page.ts'
import { pageTree } from './page-parts.ts'
import { button, expectOpen, folder } from './sidebar-folders.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

/** Follows a link of the text or the tree by script, wherever it stands, as a soft navigation. */
async function follow(page: Page, name: string, title: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).filter({ visible: true }).first().click()
  await expect(heading(page, title)).toBeVisible()
}

test('SID-21, SID-22: remembered for each route over soft and full loads, until the session ends', async ({
  browser,
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/headings`)
  await button(page, '/closed').click()
  await button(page, '/opened').click()
  await expectOpen(page, '/closed', true)
  await expectOpen(page, '/opened', false)
  await follow(page, 'Blocks', 'Blocks with headings')
  await expectOpen(page, '/closed', true)
  await expectOpen(page, '/opened', false)
  await page.reload()
  await expectOpen(page, '/closed', true)
  await expectOpen(page, '/opened', false)
  // Others are as they were drawn.
  await expectOpen(page, '/last', false)
  const other = await browser.newPage({ viewport: { width: 1280, height: 800 } })
  await other.goto(`${frame}/headings`)
  await expectOpen(other, '/closed', false)
  await expectOpen(other, '/opened', true)
  await other.close()
})

test('SID-23: the button of a folder toggles, except while its own page is read', async ({ page, site }) => {
  const frame = await site('frame')
  await page.goto(`${frame}/quiet/page`)
  await button(page, '/quiet').click()
  await expectOpen(page, '/quiet', false)
  await button(page, '/quiet').press('Space')
  await expectOpen(page, '/quiet', true)
  await expect(button(page, '/quiet')).not.toHaveAttribute('aria-disabled')

  // Its index page is hidden, so the folder is no link.
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Quiet' }).click()
  await expect(heading(page, 'Quiet index')).toBeVisible()
  await expect(button(page, '/quiet')).toHaveAttribute('aria-disabled', 'true')
  await button(page, '/quiet').click()
  await button(page, '/quiet').press('Enter')
  await expectOpen(page, '/quiet', true)
  await page.goto(`${frame}/quiet`)
  await button(page, '/quiet').click()
  await expectOpen(page, '/quiet', true)
  await follow(page, 'Quiet page', 'Quiet page')
  await button(page, '/quiet').click()
  await expectOpen(page, '/quiet', false)
})

test('SID-24, SID-25: the link of a folder opens it; on its own page a click toggles it in place', async ({
  context,
  page,
  site,
}) => {
  const frame = await site('frame')
  await page.goto(`${frame}/headings`)
  await follow(page, 'Closed', 'Closed folder')
  await expectOpen(page, '/closed', true)
  const loads = await page.evaluate(() => performance.timeOrigin)
  const link = pageTree(page).getByRole('link', { name: 'Closed', exact: true })
  for (const open of [false, true]) {
    await link.click()
    await expectOpen(page, '/closed', open)
  }
  await link.press('Enter')
  await expectOpen(page, '/closed', false)
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loads)
  await expect(page).toHaveURL(`${frame}/closed`)
  // A leaf toggles nothing, and a modifier key opens a tab as ever.
  const opened = context.waitForEvent('page')
  await link.click({ modifiers: ['Control'] })
  await (await opened).close()
  await expectOpen(page, '/closed', false)
})

test('SID-26: the button beside a link toggles without going there, from every page', async ({
  page,
  site,
}) => {
  const frame = await site('frame')
  for (const route of ['/headings', '/closed', '/closed/one']) {
    await page.goto(frame + route)
    const open = await folder(page, '/closed').evaluate((each: HTMLDetailsElement) => each.open)
    await button(page, '/closed').click()
    await expectOpen(page, '/closed', !open)
    await button(page, '/closed').press('Enter')
    await expectOpen(page, '/closed', open)
    await expect(page).toHaveURL(frame + route)
  }
})

test('R5.02, SID-28: with autoCollapse a left folder forgets its state; those opened by hand elsewhere stay', async ({
  page,
  site,
}) => {
  const variants = await site('variants')
  await page.goto(`${variants}/`)
  await button(page, '/tools').click()
  await button(page, '/toys').click()
  await page.getByRole('main').getByRole('link', { name: 'the hammer' }).click()
  await expect(heading(page, 'Hammer')).toBeVisible()
  await expectOpen(page, '/tools', true)
  await expectOpen(page, '/toys', true)
  await follow(page, 'Long page', 'Long page')
  await expectOpen(page, '/tools', false)
  await expectOpen(page, '/toys', true)
  // Forgotten, not only closed.
  await page.reload()
  await expectOpen(page, '/tools', false)
  await expectOpen(page, '/toys', true)
  // Closed by hand while it was read: open again on return.
  await page.goto(`${variants}/toys/ball`)
  await button(page, '/toys').click()
  await expectOpen(page, '/toys', false)
  await follow(page, 'Long page', 'Long page')
  await expectOpen(page, '/toys', false)
  await page.goBack()
  await expectOpen(page, '/toys', true)
})
