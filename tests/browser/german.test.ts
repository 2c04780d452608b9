/** A language is added by one file and one line; then nothing that readers see or hear is left in English. */
import type { Page } from '@playwright/test'
import { german } from '../fixtures/german/german.ts'
import { leavesOf } from '../unit/texts/leaves.ts'
import { isSaid, leftIn, strangersIn } from './foreign-words.ts'
import { startGermanSite } from './german-site.ts'
import { interact } from './offline-parts.ts'
import { noteTexts } from './said-texts.ts'
import { answered, options, SEARCH_DATA } from './search-parts.ts'
import { expect, test } from './site.ts'

const ROUTES = [
  '/',
  '/bausteine',
  '/handbuch',
  '/handbuch/weben',
  '/schnittstelle',
  '/gespräch',
  '/umstieg',
  '/seltenes',
  '/funk',
]
const ERRORS = ['/404', '/500', '/nirgendwo']

/** What this walk does not come to. */
const NOT_SAID = [
  // Sidebars of more than 300 pages (large-tree.test.ts).
  'showAll',
  // Only where the history of the repository is.
  'lastUpdated',
  // A part of the scripts that does not come (old-build.test.ts).
  'scripts.failed',
  // In the addresses of assistants, where it is encoded (page-menu.test.ts).
  'pageMenu.prompt',
  // A button after a click (reference-reading.test.ts).
  'reference.collapseAll',
  // Kinds of differences that the two documents of the fixture do not have (differences-kinds.test.ts).
  ...['server', 'channel', 'webhook', 'callback', 'parameter form', 'parameter value', 'request body']
    .concat(['response header', 'message field', 'message name'])
    .map((what) => `reference.versionChanges.what.${what}`),
]

/** What applications say when they are open; that each language says all of it: languages.test.ts. */
const OF_APPLICATIONS = /^applications\./

test.use({
  viewport: { width: 1280, height: 800 },
  permissions: ['clipboard-read', 'clipboard-write'],
  expectedErrors: [/status of (404|500|503)|ERR_(FAILED|INTERNET_DISCONNECTED)|Failed to copy/],
})

test('F31, R3.28, SRU-05: a language of one file and one line speaks on every page, in search, offline and errors', {
  tag: ['@build', '@all'],
}, async ({ page, context }) => {
  test.setTimeout(600_000)
  page.setDefaultTimeout(30_000)
  const site = await startGermanSite()
  try {
    const said = await noteTexts(context)
    // A service worker would fetch past the routes of the page.
    const searching = await context.newPage()
    await searching.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
    await searchSite(searching, site.url)
    await searching.close()
    for (const locale of ['', '/de-AT'])
      for (const route of [...ROUTES, ...ERRORS]) {
        await page.goto(site.url + locale + route)
        await openEverything(page)
        if (route === '/gespräch') await playSession(page)
      }
    // Addresses are no words.
    const list = await (await page.request.get(`${site.url}/llms.txt`)).text()
    for (const line of list.split('\n')) said.add(line.replaceAll(/\(\S+\)/g, ''))
    await copy(page, site.url)
    await goOffline(page, site.url)
    await page.waitForTimeout(500)
    const texts = [...said]
    const unsaid = leavesOf(german).filter(({ text }) => !isSaid(text, texts))
    expect
      .soft(
        unsaid.map(({ key }) => key).filter((key) => !NOT_SAID.includes(key) && !OF_APPLICATIONS.test(key)),
        'the walk is complete',
      )
      .toEqual([])
    expect.soft(leftIn(texts), 'texts of the English interface').toEqual([])
    expect.soft(strangersIn(texts), 'words that stand in no file of the site').toEqual([])
  } finally {
    await page.close()
    await site.close()
  }
})

/** Opens what can be opened, in a wide and a narrow window. */
async function openEverything(page: Page): Promise<void> {
  for (const details of await page.locator('main details:not([open]) > summary').all())
    if (await details.isVisible()) await details.click()
  const sidebar = page.locator('[data-toggle-sidebar]:visible')
  if ((await sidebar.count()) > 0) {
    await sidebar.click()
    await page.locator('[data-toggle-sidebar]:visible').click()
  }
  await page.setViewportSize({ width: 360, height: 700 })
  const menu = page.locator('[popovertarget=menu]:visible')
  await menu.click()
  await menu.click()
  await page.setViewportSize({ width: 1280, height: 800 })
  // Each closes the other.
  for (const name of [german.changeLanguage, german.changeTheme])
    await page.getByTitle(name).filter({ visible: true }).first().click()
}

async function copy(page: Page, url: string): Promise<void> {
  await page.goto(`${url}/bausteine`)
  const button = page.locator('[data-copy]').first()
  await button.click()
  await expect(page.locator('[data-live][role=status]')).toContainText(german.scripts.copy.copied)
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('no'))
  })
  await button.click()
  await expect(page.locator('[data-live][role=status]')).toContainText(german.scripts.copy.failed)
  await page.goto(`${url}/schnittstelle`)
  await page.getByRole('searchbox', { name: german.reference.filter }).fill('garn')
  await expect(page.getByText(`${german.reference.matches} 11`)).toBeVisible()
}

async function searchSite(page: Page, url: string): Promise<void> {
  const texts = german.scripts.search
  const field = page.getByRole('combobox', { name: german.search }).filter({ visible: true })
  // On its way.
  await page.route(SEARCH_DATA, async (route) => {
    await new Promise((done) => setTimeout(done, 1_000))
    await route.continue()
  })
  await page.goto(`${url}/`)
  await field.fill('faden')
  await expect(page.getByText(texts.loading)).toBeVisible({ timeout: 15_000 })
  await answered(page)
  await page.unroute(SEARCH_DATA)
  // Every kind of entry.
  for (const query of ['anlegen', 'farbton', '429', 'gruß', 'handbuch']) {
    await field.fill(query)
    await answered(page)
    // It is announced a moment later.
    await page.waitForTimeout(700)
  }
  await field.fill('qqqzz')
  await expect(page.getByText(texts.emptyResult).first()).toBeVisible()
  // It cannot be loaded.
  await page.route(SEARCH_DATA, (route) => route.abort())
  await page.goto(`${url}/`)
  await field.fill('faden')
  // After a second try, and a look whether there is a new build.
  await expect(page.getByRole('button', { name: texts.retry })).toBeVisible({ timeout: 15_000 })
  await page.waitForTimeout(700)
  await page.unroute(SEARCH_DATA)
  await page.getByRole('button', { name: texts.retry }).click()
  await answered(page)
  await options(page).first().click()
  await page.waitForURL('**/bausteine**')
  await field.focus()
  await expect(page.getByRole('listbox', { name: texts.recent })).toBeVisible()
}

async function goOffline(page: Page, url: string): Promise<void> {
  const texts = german.scripts.offline
  await page.goto(`${url}/handbuch`)
  await interact(page)
  const button = page.locator('[data-keep-site]')
  await page.context().setOffline(true)
  await page.goto(`${url}/nie-gelesen`)
  await expect(page.getByRole('heading', { name: texts.heading })).toBeVisible()
  await expect(page.getByText(texts.kept)).toBeVisible()
  await page.context().setOffline(false)
  await page.goto(`${url}/handbuch`)
  await interact(page)
  await button.hover()
  await expect(button).toContainText('MB')
  await page.context().setOffline(true)
  await button.click()
  await expect(button).toHaveText(texts.failed)
  await page.context().setOffline(false)
  await button.click()
  await expect(button).toContainText('ist zum Offline-Lesen aufbewahrt')
}

/** Plays the session of a WebSocket, opens a message and sends a wrong one: what it says then is in the language of the page, too. */
async function playSession(page: Page): Promise<void> {
  const application = page.locator('[data-application=playground]')
  await application.locator(':scope > button').click()
  const { playground } = german.applications
  const press = (name: string) => application.getByRole('button', { name, exact: true }).click()
  await press(playground.step)
  await press(playground.step)
  await application.locator('[data-head]').first().click()
  await application.locator('pre button').first().focus()
  await application.getByRole('textbox').fill('{"art":"Gruß","zahl":1}')
  await press(playground.send)
  await application.getByText(playground.faults.unknown).first().waitFor()
}
