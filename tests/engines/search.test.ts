/** The search, by key and by mouse. */
import { inView, texts } from './in-page.ts'
import { expect, test } from './test.ts'

const OPTIONS = 'search [role=option]'
const value = () =>
  [...document.querySelectorAll<HTMLInputElement>('search input')].find((each) => each.checkVisibility())
    ?.value
const selected = () =>
  [...document.querySelectorAll('search [role=option]')].findIndex((option) => option.ariaSelected === 'true')

test('R3.29, R5.04, SRU-10, SRU-12: the slash leads there, arrows choose, Enter opens', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('search')}/`)
  await reader.press('/')
  await reader.sees(() => document.activeElement?.getAttribute('role')).toBe('combobox')
  await reader.type('overview')
  await reader.sees(texts, OPTIONS).not.toEqual([])
  await reader.sees(selected).toBe(0)
  await reader.press('ArrowDown')
  await reader.sees(selected).toBe(1)
  await reader.press('ArrowUp')
  await reader.sees(selected).toBe(0)
  await reader.press('Escape')
  await reader.sees(inView, OPTIONS).toBe(false)
  expect(await reader.evaluate(value)).toBe('overview')
  await reader.press('Control', 'k')
  await reader.press('Control', 'a')
  await reader.type('quokka')
  await reader.sees(texts, OPTIONS).toEqual([expect.stringContaining('Quokka'), ...Array(0)])
  await reader.press('Enter')
  await reader.sees(() => location.pathname).toBe('/quokka')
  await reader.sees(value).toBe('')
})

test('SRU-12, SRU-15: by mouse: a click opens an answer, one beside closes the list', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.open(`${await site('search')}/`)
  await reader.click('search input')
  await reader.type('job_status_callback')
  await reader.sees(inView, OPTIONS).toBe(true)
  await reader.click('main p')
  await reader.sees(inView, OPTIONS).toBe(false)
  await reader.click('search input')
  await reader.press('ArrowDown')
  await reader.click(OPTIONS)
  await reader.sees(() => location.pathname + location.hash).toBe('/guide/identifiers#job_status_callback')
  await reader.sees(inView, 'main :is(h2, h3)', 'job_status_callback').toBe(true)
})

test('C04, SRU-12: while an input method composes, nothing is searched and Enter chooses nothing', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.open(`${await site('search')}/`)
  await reader.click('search input')
  // The box listens once it has answered.
  await reader.type('overview')
  await reader.sees(inView, OPTIONS).toBe(true)
  await reader.press('Control', 'a')
  await reader.press('Backspace')
  await reader.sees(inView, OPTIONS).toBe(false)
  // No driver has an input method: these are the events that browsers send for one.
  await reader.evaluate(() => {
    const field = document.activeElement as HTMLInputElement
    field.dispatchEvent(new CompositionEvent('compositionstart', { bubbles: true }))
    field.value = 'quokka'
    field.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true, data: 'quokka' }))
    const enter = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true, isComposing: true }
    field.dispatchEvent(new KeyboardEvent('keydown', enter))
  })
  // Longer than an answer takes.
  await reader.evaluate(() => new Promise((done) => setTimeout(done, 400)))
  expect(await reader.evaluate(inView, OPTIONS)).toBe(false)
  expect(await reader.evaluate(() => location.pathname)).toBe('/')
  await reader.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new CompositionEvent('compositionend', { bubbles: true, data: 'quokka' }),
    ),
  )
  await reader.sees(inView, OPTIONS, 'Quokka').toBe(true)
})

test.describe('in a small window', () => {
  test.use({ window: { width: 390, height: 800, scripts: true } })

  test('NAV-15, SRU-14: the answers fill the menu; Escape closes them, then the menu', {
    tag: '@all',
  }, async ({ reader, site }) => {
    await reader.open(`${await site('search')}/`)
    await reader.click('header button[popovertarget]')
    await reader.click('#menu search input')
    await reader.type('overview')
    await reader.sees(inView, OPTIONS).toBe(true)
    await reader.press('Escape')
    await reader.sees(inView, OPTIONS).toBe(false)
    await reader.sees(inView, '#menu a', 'First').toBe(true)
    await reader.press('Escape')
    await reader.sees(inView, '#menu').toBe(false)
  })
})
