/** The switches for theme and language. */
import { inView } from './in-page.ts'
import { expect, test } from './test.ts'

const shown = () => [
  document.documentElement.className,
  getComputedStyle(document.documentElement).colorScheme,
]

test('R5.01, R3.27, THM-01, THM-08: a theme is chosen by mouse and by keys, and kept', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.open(`${await site('locales')}/`)
  await reader.click('[title="Change theme"]')
  await reader.click('[role=option]', 'Dark')
  await reader.sees(shown).toEqual([expect.stringMatching(/\bdark\b/), 'dark'])
  await reader.reload()
  await reader.sees(shown).toEqual([expect.stringMatching(/\bdark\b/), 'dark'])
  await reader.press('Escape')
  await reader.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[title="Change theme"]')]
      .find((each) => each.checkVisibility())
      ?.focus(),
  )
  await reader.press('Enter')
  await reader.sees(() => document.activeElement?.getAttribute('role')).toBe('listbox')
  await reader.press('Home')
  await reader.press('Enter')
  await reader.sees(shown).toEqual([expect.stringMatching(/\blight\b/), 'light'])
})

test('R5.13, R7.05, LNG-02, LNG-03: a language leads to the same page and is remembered', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.open(`${await site('locales')}/guide/install`)
  await reader.click('summary[title]:has(+ ul a[hreflang])')
  await reader.click('a[hreflang=ar]')
  await reader
    .sees(() => [location.pathname, document.documentElement.dir])
    .toEqual(['/ar/guide/install', 'rtl'])
  await reader.sees(() => document.cookie).toContain('NEXT_LOCALE=ar')
  await reader.click('summary[title]:has(+ ul a[hreflang])')
  await reader.click('a[hreflang=en-US]')
  await reader.sees(() => location.pathname).toBe('/guide/install')
  await reader.sees(inView, 'h1', 'Install').toBe(true)
})
