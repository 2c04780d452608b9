/** Applications that cannot be loaded or that throw: a failure costs only themselves. */
import type { Locator, Page } from '@playwright/test'
import { application, errorsOf, expect, open, test } from './application-lab/lab.ts'

const WORDS = 'Sorry... Something went wrong. Please refresh the page.'

test.describe('failures', () => {
  test.use({
    expectedErrors: [/ERR_FAILED|Failed to fetch dynamically|Broken (at once|later)|no application|503/],
  })

  for (const file of ['open-application.ts', 'counter.application.tsx']) {
    test(`R8.01: without ${file} the text stays below the words for a failure; the next click tries again @build`, async ({
      page,
      lab,
    }) => {
      await page.route(`**/${file}*`, (route) => route.abort())
      await open(page, lab)
      const { element, text, alert, button, live } = application(page, 'counter')
      await button.click()
      await expect(alert).toHaveText(WORDS)
      await expect(text).toBeVisible()
      await expect(button).toBeFocused()
      await expect(element).not.toHaveAttribute('aria-busy')
      expect(await errorsOf(page)).toEqual([expect.stringContaining('dynamically imported module')])
      await page.unrouteAll()
      await button.click()
      await expect(live).toBeFocused()
      await expect(alert).toBeHidden()
      await expect(text).toBeHidden()
    })
  }

  test('data that does not come is asked for once more; then the application says so and can be opened again @build', async ({
    page,
    lab,
  }) => {
    await open(page, lab)
    let refused = 0
    await page.route('**/lab/data.json', (route) => {
      refused++
      return route.fulfill({ status: 503, body: '' })
    })
    const { alert, button, live } = application(page, 'told')
    await button.click()
    await expect(alert).toBeVisible()
    expect(refused).toBeGreaterThan(1)
    await page.unrouteAll()
    await button.click()
    await expect(live).toHaveText('Hello Ada 7')
  })

  for (const [name, message] of [
    ['broken', 'Broken at once'],
    ['missing', 'There is no application "missing".'],
  ] as const) {
    test(`R8.01: one that is ${name} says so, keeps its text and costs nothing else; one error is reported for each try @build`, async ({
      page,
      lab,
    }) => {
      await open(page, lab)
      const { element, text, alert, button, live } = application(page, name)
      await button.hover()
      await page.waitForTimeout(300)
      expect(await errorsOf(page)).toEqual([])
      await button.click()
      await expect(alert).toHaveText(WORDS)
      await expectDrawn(text, button)
      await expect(live).toHaveCount(0)
      await expect(element).not.toHaveAttribute('aria-busy')
      expect(await errorsOf(page)).toEqual([`Uncaught Error: ${message}`])
      await button.click()
      await expect.poll(() => errorsOf(page)).toHaveLength(2)
      await expect(alert).toBeVisible()
      await expectCounting(page)
    })
  }

  test('R8.01: one that throws later gives its place back to the text, the focus to the button, and can be opened again @build', async ({
    page,
    lab,
  }) => {
    await open(page, lab)
    await application(page, 'counter').button.click()
    await expect(application(page, 'counter').live).toBeFocused()
    const { text, alert, button, live } = application(page, 'fragile')
    await button.click()
    await live.getByRole('button').click()
    await expect(alert).toHaveText(WORDS)
    await expectDrawn(text, button)
    await expect(live).toHaveCount(0)
    expect(await errorsOf(page)).toEqual(['Uncaught Error: Broken later'])
    await expect(application(page, 'counter').live).toBeVisible()
    await button.click()
    await expect(live).toBeFocused()
    await expect(alert).toBeHidden()
    expect(await errorsOf(page)).toHaveLength(1)
  })
})

/** The drawn part is back, and a keyboard goes on where it was. */
async function expectDrawn(text: Locator, button: Locator) {
  await expect(text).toBeVisible()
  await expect(button).toBeVisible()
  await expect(button).toBeFocused()
}

/** The other application of the page works. */
async function expectCounting(page: Page): Promise<void> {
  const { element, button } = application(page, 'counter')
  await button.click()
  await page.getByRole('button', { name: 'Count', exact: true }).click()
  await expect(element.getByRole('status')).toHaveText('11')
}
