/** The keys that end a composition of an input method are its own, whenever the browser sends them. */
import type { Page } from '@playwright/test'
import { options, results, searchField, searchFor } from './search-parts.ts'
import { expect, test } from './site.ts'

test.use({ viewport: { width: 1280, height: 800 } })

test.beforeEach(async ({ page, site }) => {
  await page.goto(`${await site('search')}/`)
})

/** Ends a composition and presses a key at once: in the same task, or in the next one. */
function endComposition(page: Page, key: string, when: 'same task' | 'next task'): Promise<boolean> {
  return searchField(page).evaluate(
    async (field, { key, when }) => {
      field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true, data: 'x' }))
      if (when === 'next task') await new Promise((resolve) => setTimeout(resolve))
      return field.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }))
    },
    { key, when },
  )
}

for (const when of ['same task', 'next task'] as const) {
  test(`F14, C04, SRU-12: Enter and Escape in the ${when} as the end of a composition are not the search's`, async ({
    page,
  }) => {
    const address = page.url()
    await searchFor(page, 'quokka')
    await endComposition(page, 'Enter', when)
    await expect(options(page)).toHaveCount(1)
    await page.waitForTimeout(200)
    expect(page.url()).toBe(address)
    // Escape would empty the field.
    expect(await endComposition(page, 'Escape', when)).toBe(false)
    await page.waitForTimeout(200)
    await expect(results(page)).toBeVisible()
    await expect(searchField(page)).toHaveValue('quokka')
    await endComposition(page, 'ArrowDown', when)
    // A letter is typed.
    expect(await endComposition(page, 'a', when)).toBe(true)
    await page.waitForTimeout(100)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/quokka$/)
  })
}

test('F14, SRU-13: the Enter of a composition is not kept for the search box that is still on its way', async ({
  page,
}) => {
  const address = page.url()
  let arrive = () => {}
  const waiting = new Promise<void>((resolve) => {
    arrive = resolve
  })
  await page.route(/search-box/, async (route) => {
    await waiting
    await route.continue()
  })
  await searchField(page).fill('quokka')
  // Engines send it as 229, before or after the end of the composition.
  await searchField(page).evaluate((field) =>
    field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', keyCode: 229, bubbles: true })),
  )
  arrive()
  await expect(options(page)).toHaveCount(1)
  await page.waitForTimeout(200)
  expect(page.url()).toBe(address)
})
