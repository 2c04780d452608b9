/** What is fetched before it is needed. */
import { heading } from './exchanged-page.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 700 } })

test('links in view are prefetched one at a time after loading, so that a click needs no request', {
  tag: '@build',
}, async ({ page, site }) => {
  const url = await site('widgets')
  let running = 0
  let most = 0
  const fetched: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() !== 'fetch') return
    most = Math.max(most, ++running)
    // The other requests ask for the size.
    if (request.method() === 'GET') fetched.push(new URL(request.url()).pathname)
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
    if (request.resourceType() === 'fetch' || /\/assets\/(?!entry\.|ahead\.)[^/]*\.js$/.test(request.url()))
      fetched.push(request.url())
  })
  await page.goto(`${await site('widgets')}/tabs`)
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).hover()
  await page.waitForTimeout(1000)
  expect(fetched).toEqual([])
  await page.locator('nav[data-part=sidebar]').getByRole('link', { name: 'Scripts' }).click()
  await expect(heading(page, 'Scripts')).toBeVisible()
})
