/** What the reader does before the scripts are there. */
import type { DeployedSite } from '../browser/deployed-site.ts'
import { test } from './deployed-test.ts'
import { focused, inView } from './in-page.ts'
import type { Reader } from './reader.ts'

const LATE_MS = 1500

/** Opens a page of a fixture whose scripts of a name arrive late, as soon as it can be read. */
async function openLate(reader: Reader, site: DeployedSite, path: string, late: RegExp): Promise<void> {
  for (const name of await site.files()) if (late.test(name)) site.delays.set(name, LATE_MS)
  await reader.evaluate((url) => void setTimeout(() => location.assign(url)), site.url + path)
  await reader.sees((own) => location.pathname === own && document.readyState !== 'loading', path).toBe(true)
}

const focus = (css: string) => {
  const element = [...document.querySelectorAll<HTMLElement>(css)].find((each) => each.checkVisibility())
  element?.focus()
}
const MENU = '#bar summary'

for (const [name, late] of [
  ['every script', /\.js$/],
  ['the script of menus', /dropdowns/],
] as const)
  test(`F07, NAV-13: keys on a menu of the bar while ${name} is late`, {
    tag: name === 'every script' ? [] : '@all',
  }, async ({ reader, deploy }) => {
    const site = await deploy('sections')
    await openLate(reader, site, '/start', late)
    await reader.evaluate(focus, MENU)
    await reader.press('ArrowDown')
    await reader.press('ArrowDown')
    await reader.sees(focused).toMatch(/^Status/)
    await reader.open(`${site.url}/`)
    await openLate(reader, site, '/start', late)
    await reader.evaluate(focus, MENU)
    await reader.press('Enter')
    await reader.sees(inView, '#bar details ul').toBe(true)
    await reader.sees(focused).toBe('Changes')
  })

test('F07: keys on tabs, on the theme switch and for the search, and clicks, before any script', {
  tag: '@all',
}, async ({ reader, deploy }) => {
  const site = await deploy('widgets')
  await openLate(reader, site, '/tabs', /\.js$/)
  await reader.evaluate(focus, '[role=tab]')
  await reader.press('ArrowRight')
  await reader.sees(focused).toBe('B')

  await openLate(reader, site, '/scripts', /\.js$/)
  await reader.evaluate(focus, '[title="Change theme"]')
  await reader.press('ArrowDown')
  await reader.sees(() => document.activeElement?.getAttribute('role')).toBe('listbox')

  await openLate(reader, site, '/long', /\.js$/)
  await reader.press('Control', 'k')
  await reader.sees(() => document.activeElement?.getAttribute('role')).toBe('combobox')

  await openLate(reader, site, '/', /\.js$/)
  await reader.evaluate(focus, 'search input')
  await reader.type('deepest')
  await reader.press('Enter')
  await reader.sees(() => location.pathname).toBe('/guide/deep/deepest')

  await openLate(reader, site, '/scripts', /\.js$/)
  await reader.evaluate(() => [...document.querySelectorAll<HTMLElement>('[data-wrap]')].at(-1)?.click())
  await reader.sees(() => document.querySelector('[data-wrap]')?.getAttribute('aria-pressed')).toBe('true')
})
