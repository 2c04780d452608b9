/** Going from page to page: what is exchanged, what stays, where focus and scroll are, and what happens when it fails. */
import type { Page } from '@playwright/test'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 700 } })

/** Marks the document; the mark is gone after a full load. */
async function mark(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.dataset['mark'] = 'kept'
  })
}

function isMarked(page: Page): Promise<boolean> {
  return page.evaluate(() => document.documentElement.dataset['mark'] === 'kept')
}

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })

test('a link exchanges the page without a full load: title, main, description, focus, announcement', async ({
  page,
  site,
}) => {
  const url = await site('islands')
  await page.goto(`${url}/`)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'the tabs' }).click()
  await expect(heading(page, 'Tabs')).toBeFocused()
  await expect(page).toHaveURL(`${url}/tabs`)
  await expect(page).toHaveTitle(/^Tabs/)
  await expect(page.getByRole('status')).toHaveText(/^Tabs/)
  expect(await page.locator('meta[name=description]').count()).toBe(1)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('nav a[aria-current=page]')).toHaveText(['Tabs'])
})

test('back and forward restore page and scroll position', async ({ page, site }) => {
  const url = await site('islands')
  await page.goto(`${url}/long`)
  await mark(page)
  await page.evaluate(() => scrollTo(0, 900))
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeFocused()
  await page.goBack()
  await expect(heading(page, 'Long page')).toBeAttached()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(900)
  await page.goForward()
  await expect(heading(page, 'Scripts')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('C42: a fragment of another page ends in the same place as a direct load, below the bar', async ({
  page,
  site,
}) => {
  const url = await site('islands')
  const target = page.getByRole('heading', { name: 'Images' })
  const top = () => target.evaluate((element) => Math.round(element.getBoundingClientRect().top))
  await page.goto(`${url}/long#images`)
  const direct = await top()
  await page.goto(`${url}/`)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'images on the long page' }).click()
  await expect(target).toBeFocused()
  expect(await top()).toBe(direct)
  const bar = await page.locator('#bar').evaluate((element) => element.getBoundingClientRect().bottom)
  expect(direct).toBeGreaterThanOrEqual(bar + 8)
  expect(await isMarked(page)).toBe(true)
  await expect(page.locator('main nav a[aria-current=location]')).toHaveCount(1)
})

test('C51, TAB-14: a fragment in an unselected tab of another page selects it', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/`)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'a heading in a tab' }).click()
  await expect(page.getByRole('tab', { name: 'B', exact: true })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('heading', { name: 'In B' })).toBeInViewport()
  await expect(page.getByText('Panel A.')).toBeHidden()
  expect(await isMarked(page)).toBe(true)
})

test('C31, SID-53: scroll position of the sidebar and opened folders stay', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/`)
  await mark(page)
  const folder = page.locator('details[data-folder="/guide"]')
  await folder.locator(':scope > summary').click()
  const area = page.locator('[data-sidebar-scroll]').first()
  // The folder unfolds.
  await page.waitForTimeout(500)
  await area.evaluate((element) => element.scrollTo(0, element.scrollHeight))
  const before = await area.evaluate((element) => element.scrollTop)
  expect(before).toBeGreaterThan(100)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Page 39' }).click()
  await expect(heading(page, 'Page 39')).toBeFocused()
  expect(Math.abs((await area.evaluate((element) => element.scrollTop)) - before)).toBeLessThan(30)
  await expect(folder).toHaveAttribute('open')
  await expect(page.locator('nav[data-part=sidebar] a[aria-current=page]')).toHaveText(['Page 39'])
  // SID-27: what was opened because a page inside was read stays open.
  await page.locator('#bar a').first().click()
  await expect(heading(page, 'Home')).toBeVisible()
  await expect(folder).toHaveAttribute('open')
  expect(await isMarked(page)).toBe(true)
})

test('C33, SID-29: ancestors open although the reader had closed them', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/`)
  await mark(page)
  const folder = page.locator('details[data-folder="/guide"]')
  await folder.locator(':scope > summary').click()
  await folder.locator(':scope > summary').click()
  await expect(folder).not.toHaveAttribute('open')
  await page.getByRole('main').getByRole('link', { name: 'deep page' }).click()
  await expect(heading(page, 'Deepest')).toBeVisible()
  await expect(folder).toHaveAttribute('open')
  await expect(page.locator('details[data-folder="/guide/deep"]')).toHaveAttribute('open')
  await expect(folder.locator(':scope > summary')).toHaveAttribute('aria-expanded', 'true')
  expect(await isMarked(page)).toBe(true)
})

test('islands, copy buttons, overflow and contents work on an exchanged page, again and again', async ({
  page,
  site,
}) => {
  const url = await site('islands')
  await page.goto(`${url}/`)
  await mark(page)
  for (let i = 0; i < 2; i++) {
    const sidebar = page.locator('nav[data-part=sidebar]')
    await sidebar.getByRole('link', { name: 'Tabs' }).click()
    await expect(heading(page, 'Tabs')).toBeVisible()
    await page.getByRole('tab', { name: 'JavaScript' }).first().click()
    await expect(page.getByText('Second javascript.')).toBeVisible()
    await sidebar.getByRole('link', { name: 'Scripts' }).click()
    await expect(heading(page, 'Scripts')).toBeVisible()
    await expect(page.locator('[data-language=text] pre')).toHaveAttribute('tabindex', '0')
    await sidebar.getByRole('link', { name: 'Tabs' }).click()
    // Before anything is clicked: the stored tab.
    await expect(page.getByText('First javascript.')).toBeVisible()
    await page.getByRole('tab', { name: 'Python' }).first().click()
    await expect(page.getByText('First python.')).toBeVisible()
    await sidebar.getByRole('link', { name: 'Scripts' }).click()
    await expect(heading(page, 'Scripts')).toBeVisible()
  }
  expect(await isMarked(page)).toBe(true)
})

test('an overtaken click leaves no entry in the history', async ({ page, site }) => {
  const url = await site('islands')
  await page.route(`${url}/tabs`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 3000))
    await route.continue().catch(() => {})
  })
  await page.goto(`${url}/scripts`)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Home' }).click()
  await expect(heading(page, 'Home')).toBeVisible()
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'the tabs' }).click({ noWaitAfter: true })
  await page.waitForTimeout(100)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Long page' }).click()
  await expect(heading(page, 'Long page')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Home')).toBeVisible()
  await page.goBack()
  await expect(heading(page, 'Scripts')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('modified clicks and links to other tabs are the browser’s', async ({ context, page, site }) => {
  const url = await site('islands')
  await page.goto(`${url}/`)
  const opened = context.waitForEvent('page')
  await page
    .getByRole('main')
    .getByRole('link', { name: 'the tabs' })
    .click({ modifiers: ['ControlOrMeta'] })
  await expect(heading(await opened, 'Tabs')).toBeVisible()
  await expect(page).toHaveURL(`${url}/`)
})

test.describe('errors of answers', () => {
  test.use({ expectedErrors: [/status of (404|500)/] })

  for (const [what, answer] of [
    ['an error', { status: 500, contentType: 'text/html', body: 'no' }],
    ['no HTML', { status: 200, contentType: 'text/plain', body: 'text' }],
    [
      'a page without main',
      { status: 200, contentType: 'text/html', body: '<!DOCTYPE html><title>x</title>' },
    ],
  ] as const) {
    test(`${what} as the answer leads to a full load, and back works`, async ({ page, site }) => {
      const url = await site('islands')
      // Only what scripts fetch.
      await page.route(`${url}/scripts`, (route) =>
        route.request().resourceType() === 'document' ? route.continue() : route.fulfill(answer),
      )
      await page.goto(`${url}/`)
      await mark(page)
      await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
      await expect(heading(page, 'Scripts')).toBeVisible()
      expect(await isMarked(page)).toBe(false)
      await page.goBack()
      await expect(heading(page, 'Home')).toBeVisible()
    })
  }

  test('a page of another deployment is loaded in full', async ({ page, site }) => {
    const url = await site('islands')
    await page.route(`${url}/scripts`, async (route) => {
      if (route.request().resourceType() === 'document') return route.continue()
      const response = await route.fetch()
      await route.fulfill({
        response,
        body: (await response.text()).replace(/src_pages_client\.[\w-]+/, 'src_pages_client.other'),
      })
    })
    await page.goto(`${url}/`)
    await mark(page)
    await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
    await expect(heading(page, 'Scripts')).toBeVisible()
    expect(await isMarked(page)).toBe(false)
  })

  test('a missing page shows the site’s own not-found page', async ({ page, site }) => {
    const url = await site('islands')
    await page.goto(`${url}/`)
    await page.evaluate(() => {
      const link = document.createElement('a')
      link.href = '/gone'
      link.textContent = 'gone'
      document.querySelector('main')?.append(link)
    })
    await page.getByRole('link', { name: 'gone' }).click()
    await expect(page).toHaveURL(`${url}/gone`)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
    await page.goBack()
    await expect(heading(page, 'Home')).toBeVisible()
  })
})

test('links in view are prefetched one at a time after loading, so that a click needs no request', async ({
  page,
  site,
}) => {
  const url = await site('islands')
  let running = 0
  let most = 0
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return
    fetched.push(new URL(request.url()).pathname)
    most = Math.max(most, ++running)
  })
  page.on('requestfinished', (request) => {
    if (request.resourceType() === 'fetch') running--
  })
  await page.goto(`${url}/`)
  await expect.poll(() => fetched).toContain('/tabs')
  await expect.poll(() => running).toBe(0)
  expect(most).toBe(1)
  const before = fetched.length
  expect(new Set(fetched).size).toBe(before)
  await page.getByRole('main').getByRole('link', { name: 'the tabs' }).click()
  await expect(heading(page, 'Tabs')).toBeVisible()
  expect(fetched.filter((path) => path === '/tabs')).toHaveLength(1)
})

test('nothing is prefetched for a reader who saves data', async ({ page, site }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
  })
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' || /chunk/.test(request.url())) fetched.push(request.url())
  })
  await page.goto(`${await site('islands')}/tabs`)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).hover()
  await page.waitForTimeout(1000)
  expect(fetched).toEqual([])
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeVisible()
})

test('React is prefetched at idle on a page with islands, and not on others', async ({ page, site }) => {
  const url = await site('islands')
  const links = () => page.locator('link[rel=prefetch]').count()
  await page.goto(`${url}/scripts`)
  await page.waitForTimeout(800)
  expect(await links()).toBe(0)
  await page.goto(`${url}/tabs`)
  await expect.poll(links).toBeGreaterThan(1)
})

test('C16, RTE-04: below a base path', async ({ page, site }) => {
  const url = await site('islands', { base: '/docs' })
  await page.goto(`${url}/tabs`)
  await mark(page)
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeFocused()
  await expect(page).toHaveURL(`${url}/scripts`)
  expect(await isMarked(page)).toBe(true)
})

test('Trusted Types: one named policy is enough', async ({ page, site }) => {
  const url = await site('islands')
  await page.route(`${url}/`, async (route) => {
    const response = await route.fetch()
    const policy = "require-trusted-types-for 'script'; trusted-types soft-navigation"
    await route.fulfill({ response, headers: { ...response.headers(), 'content-security-policy': policy } })
  })
  await page.goto(`${url}/`)
  await mark(page)
  await page.getByRole('main').getByRole('link', { name: 'the tabs' }).click()
  await expect(heading(page, 'Tabs')).toBeFocused()
  await page.getByRole('tab', { name: 'D', exact: true }).click()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  expect(await isMarked(page)).toBe(true)
})

test('the mobile menu leads to another page, closes, and the focus goes there', async ({ page, site }) => {
  await page.setViewportSize({ width: 375, height: 700 })
  await page.goto(`${await site('islands')}/tabs`)
  await mark(page)
  await page.locator('button[popovertarget]').click()
  await page.locator('#menu').getByRole('link', { name: 'Scripts', exact: true }).click()
  await expect(heading(page, 'Scripts')).toBeFocused()
  await expect(page.locator('#menu')).toBeHidden()
  await expect(page.locator('main')).not.toHaveAttribute('inert')
  expect(await isMarked(page)).toBe(true)
})

test('sections with sidebars of their own, and pages without one, are exchanged as well', async ({
  page,
  site,
}) => {
  const url = await site('sections')
  const tree = page.locator('nav[data-part=sidebar]')
  const bar = page.locator('#bar nav')
  await page.goto(`${url}/nerd/faq`)
  await mark(page)
  await expect(bar.locator('a[aria-current]')).toHaveText(['Nerd'])
  await bar.getByRole('link', { name: 'Nerdy' }).click()
  await expect(page.locator('h1')).toHaveText('Welcome')
  await expect(tree.locator('a')).toHaveText(['Welcome', 'Jokes'])
  await expect(bar.locator('a[aria-current]')).toHaveText(['Nerdy'])
  await bar.getByRole('link', { name: 'API' }).click()
  await expect(page).toHaveURL(`${url}/api`)
  await expect(tree).toHaveCount(0)
  await page.goBack()
  await expect(tree.locator('a')).toHaveText(['Welcome', 'Jokes'])
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Nerd questions')
  await expect(tree.locator('a')).toHaveText(['Overview', 'Questions'])
  expect(await isMarked(page)).toBe(true)
})
