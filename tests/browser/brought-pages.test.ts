/** Pages as people bring them along: HTML in Markdown, syntax of GitHub, hidden sections, names of files. */
import { expect, test } from './site.ts'

test('F18, F19, F20: Markdown of GitHub is drawn, and its headings are in the contents', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('brought')}/`)
  const article = page.getByRole('article')
  await expect(article.getByRole('note')).toContainText('Mind this.')
  await expect(article.locator('kbd')).toHaveText('Ctrl')
  await expect(article.locator('br')).toHaveCount(1)
  await expect(article.getByText('a.json')).toBeVisible()
  await article.getByText('More').click()
  await expect(article.locator('strong')).toHaveText('Markdown')
  const contents = page.getByRole('navigation', { name: 'On This Page' })
  await expect(contents.getByRole('link')).toHaveText(['Inside', 'Raw heading', 'Own id'])
  await contents.getByRole('link', { name: 'Raw heading' }).click()
  await expect(page).toHaveURL(/#raw-heading$/)
})

test('F17: a hidden section has its sidebar, its order and its place in the phone menu', async ({
  page,
  site,
}) => {
  const address = await site('brought')
  await page.goto(`${address}/secret/first`)
  const sidebar = page.getByRole('navigation', { name: 'Pages' }).first()
  await expect(sidebar.getByRole('link', { name: 'Second' })).toBeVisible()
  await page.setViewportSize({ width: 390, height: 800 })
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(page.getByRole('link', { name: 'Second' }).locator('visible=true').first()).toBeVisible()
  await page.goto(`${address}/`)
  await expect(page.getByRole('link', { name: 'Second' })).toHaveCount(0)
})

test('F30: an address in either Unicode form leads to the page and to the file, and a file needs no extension', async ({
  page,
  site,
}) => {
  const address = await site('brought')
  for (const name of ['\u00e9tat', 'e\u0301tat']) {
    for (const path of [name, `${name}.txt`]) {
      const answer = await page.request.get(`${address}/${encodeURIComponent(path)}`)
      expect(answer.status(), encodeURIComponent(path)).toBe(200)
    }
  }
  expect(await (await page.request.get(`${address}/LICENSE`)).text()).toBe('All rights reserved.\n')
})
