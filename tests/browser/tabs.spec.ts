/** Tabs as readers use them: mouse, keyboard, two windows, fragments, no script, no storage. */
import type { Locator, Page } from '@playwright/test'
import { expect, test } from './site.ts'

/** A group of the fixture page, counted from 0 in the order of the page, groups inside panels included. */
function group(page: Page, index: number): Locator {
  return page.locator('doc-island[name=tabs]').nth(index)
}

const PLAIN = 0
const NESTED = 1
const KEYED = 2
const KEYED_TOO = 3
const DISABLED_DEFAULT = 4

function tab(page: Page, index: number, name: string): Locator {
  return group(page, index).getByRole('tab', { name, exact: true })
}

async function expectSelected(page: Page, index: number, name: string): Promise<void> {
  await expect(tab(page, index, name)).toHaveAttribute('aria-selected', 'true')
}

test('TAB-03: roles, one tab stop, panel named by its tab', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/tabs`)
  await expect(group(page, PLAIN).getByRole('tablist').first()).toBeVisible()
  await expect(tab(page, PLAIN, 'A')).toHaveAttribute('tabindex', '0')
  await expect(tab(page, PLAIN, 'B')).toHaveAttribute('tabindex', '-1')
  const panel = page.getByRole('tabpanel', { name: 'A', exact: true })
  await expect(panel).toHaveText('Panel A.')
  await expect(panel).toHaveAttribute('tabindex', '0')
})

test('TAB-02, TAB-12: default index, and the next enabled tab where it is disabled', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('islands')}/tabs`)
  await expectSelected(page, KEYED, 'Python')
  await expectSelected(page, DISABLED_DEFAULT, 'On')
  await expect(page.getByText('Panel on.')).toBeVisible()
  await expect(page.getByText('Panel off.')).toBeHidden()
})

test('R5.09, TAB-06: a click selects, also the very first one, and Enter and Space do', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('islands')}/tabs`)
  await tab(page, PLAIN, 'D').click()
  await expectSelected(page, PLAIN, 'D')
  await expect(page.getByText('Panel A.')).toBeHidden()
  await expect(page.getByText('Panel D holds')).toBeVisible()
  await tab(page, NESTED, 'Two').focus()
  await page.keyboard.press('Enter')
  await expectSelected(page, NESTED, 'Two')
  await tab(page, NESTED, 'One').focus()
  await page.keyboard.press('Space')
  await expectSelected(page, NESTED, 'One')
  await expectSelected(page, PLAIN, 'D')
})

test('a click that comes before the page’s script is not lost', async ({ page, site }) => {
  await page.route(/client\.[\w-]+\.js$/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await page.goto(`${await site('islands')}/tabs`, { waitUntil: 'domcontentloaded' })
  await tab(page, PLAIN, 'D').click()
  expect(await page.evaluate(() => customElements.get('doc-island'))).toBeUndefined()
  await expectSelected(page, PLAIN, 'D')
  await expectSelected(page, NESTED, 'One')
})

test('TAB-04, TAB-05, R5.10: arrows wrap and skip disabled tabs, Home and End go to the ends, selecting at once', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('islands')}/tabs`)
  await tab(page, PLAIN, 'A').focus()
  for (const [key, name] of [
    ['ArrowRight', 'B'],
    ['ArrowRight', 'D'],
    ['ArrowRight', 'A'],
    ['ArrowLeft', 'D'],
    ['Home', 'A'],
    ['End', 'D'],
    ['PageUp', 'A'],
    ['PageDown', 'D'],
  ] as const) {
    await page.keyboard.press(key)
    await expectSelected(page, PLAIN, name)
    await expect(tab(page, PLAIN, name)).toBeFocused()
  }
})

test('TAB-04: arrows are mirrored where text runs from right to left', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/tabs`)
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl'
  })
  await tab(page, PLAIN, 'A').focus()
  await page.keyboard.press('ArrowLeft')
  await expectSelected(page, PLAIN, 'B')
})

test('TAB-07, TAB-08, TAB-17: groups with a key follow each other at once and the label is stored', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('islands')}/tabs`)
  await tab(page, KEYED, 'JavaScript').click()
  await expectSelected(page, KEYED, 'JavaScript')
  await expectSelected(page, KEYED_TOO, 'JavaScript')
  expect(await page.evaluate(() => localStorage.getItem('language'))).toBe('JavaScript')
  // A label that the other group does not have leaves it as it is.
  await tab(page, KEYED, 'Shell').click()
  await expectSelected(page, KEYED_TOO, 'JavaScript')
  // Both are awake now.
  await tab(page, KEYED_TOO, 'Python').click()
  await expectSelected(page, KEYED, 'Python')
})

test('TAB-09: another window is followed', async ({ context, page, site }) => {
  const url = `${await site('islands')}/tabs`
  const other = await context.newPage()
  await other.goto(url)
  await page.goto(url)
  await tab(page, KEYED, 'JavaScript').click()
  await expectSelected(other, KEYED, 'JavaScript')
  await expectSelected(other, KEYED_TOO, 'JavaScript')
})

test('TAB-10, TAB-17: a stored label is selected before the first paint, without React', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'JavaScript'))
  await page.route(/\.js$/, () => {})
  await page.goto(`${await site('islands')}/tabs`, { waitUntil: 'domcontentloaded' })
  await expectSelected(page, KEYED, 'JavaScript')
  await expect(page.getByText('First javascript.')).toBeVisible()
  await expect(page.getByText('First python.')).toBeHidden()
})

test('TAB-17: a stored index of an older version is understood; waking keeps the selection', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', '2'))
  await page.goto(`${await site('islands')}/tabs`)
  await expectSelected(page, KEYED, 'JavaScript')
  await tab(page, KEYED, 'JavaScript').focus()
  await page.keyboard.press('ArrowLeft')
  await expectSelected(page, KEYED, 'Python')
})

for (const value of ['7', 'nonsense', '-1', '']) {
  test(`TAB-11: a stored value without a tab leaves the default: "${value}"`, async ({ page, site }) => {
    await page.addInitScript((stored) => localStorage.setItem('language', stored), value)
    await page.goto(`${await site('islands')}/tabs`)
    await expectSelected(page, KEYED, 'Python')
  })
}

test('C51, TAB-14: a fragment into an unselected panel selects it and scrolls there', async ({
  page,
  site,
}) => {
  await page.goto(`${await site('islands')}/tabs#in-b`)
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByRole('heading', { name: 'In B' })).toBeInViewport()
  await expect(page.getByText('Panel A.')).toBeHidden()
})

test('C51, TAB-14: the contents list the heading and lead to it, asleep and awake', async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1400, height: 700 })
  await page.goto(`${await site('islands')}/tabs`)
  const entry = page.getByRole('navigation', { name: 'On This Page' }).getByRole('link', { name: 'In B' })
  await entry.click()
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByRole('heading', { name: 'In B' })).toBeInViewport()
  await tab(page, PLAIN, 'A').click()
  await expectSelected(page, PLAIN, 'A')
  await entry.click()
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByText('Panel B with')).toBeVisible()
  // React knows: the next key goes on from here.
  await tab(page, PLAIN, 'B').focus()
  await page.keyboard.press('ArrowRight')
  await expectSelected(page, PLAIN, 'D')
})

test('TAB-14: find-in-page selects the panel it finds', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/tabs#:~:text=Panel%20B%20with`)
  await expectSelected(page, PLAIN, 'B')
  await expect(page.getByText('Panel B with')).toBeVisible()
  await expect(page.getByText('Panel A.')).toBeHidden()
})

test('a link in a panel works before and after hydration', async ({ page, site }) => {
  const url = await site('islands')
  await page.goto(`${url}/tabs#in-b`)
  await page.getByRole('tabpanel').getByRole('link', { name: 'link', exact: true }).click()
  await expect(page).toHaveURL(`${url}/scripts`)
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })
  test('TAB-14: all panels are there, each under its label', async ({ page, site }) => {
    await page.goto(`${await site('islands')}/tabs`)
    for (const text of ['Panel A.', 'Panel B with', 'Panel C.', 'Panel two.', 'First shell.', 'Second go.']) {
      await expect(page.getByText(text)).toBeVisible()
    }
    await expect(page.getByRole('tab')).toHaveCount(0)
    const label = page.locator('p').filter({ hasText: /^Shell$/ })
    const panel = page.getByText('First shell.')
    await expect(label).toBeVisible()
    const [above, below] = [await label.boundingBox(), await panel.boundingBox()]
    expect(above?.y ?? Number.NaN).toBeLessThan(below?.y ?? Number.NaN)
  })
})

test('C81, TAB-14: paper shows all panels under their labels', async ({ page, site }) => {
  await page.goto(`${await site('islands')}/tabs`)
  await page.emulateMedia({ media: 'print' })
  for (const text of ['Panel A.', 'Panel B with', 'Panel C.', 'Panel one.', 'Panel two.']) {
    await expect(page.getByText(text)).toBeVisible()
  }
  await expect(page.locator('p').filter({ hasText: /^B$/ })).toBeVisible()
  await expect(page.getByRole('tablist')).toHaveCount(0)
})

test('C63, TAB-15: with storage blocked tabs switch and groups still follow', async ({ page, site }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('denied', 'SecurityError')
        },
      })
    }
  })
  await page.goto(`${await site('islands')}/tabs`)
  await tab(page, KEYED, 'JavaScript').click()
  await expectSelected(page, KEYED, 'JavaScript')
  await expectSelected(page, KEYED_TOO, 'JavaScript')
  await page.getByRole('button', { name: 'Dismiss banner' }).click()
  await expect(page.getByText('Read the news')).toBeHidden()
})

test('development: hydration has nothing to complain about, and the stored tab is kept', async ({
  page,
  site,
}) => {
  await page.addInitScript(() => localStorage.setItem('language', 'JavaScript'))
  const warnings: string[] = []
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') warnings.push(message.text())
  })
  await page.goto(`${await site('islands', { mode: 'dev' })}/tabs#in-b`)
  await tab(page, KEYED_TOO, 'Python').click()
  await expectSelected(page, KEYED, 'Python')
  await tab(page, PLAIN, 'D').click()
  await tab(page, NESTED, 'Two').click()
  await expectSelected(page, NESTED, 'Two')
  await tab(page, PLAIN, 'A').click()
  await expect(page.getByText('Panel A.')).toBeVisible()
  expect(warnings).toEqual([])
})
