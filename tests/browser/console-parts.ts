/** What tests of the console look at. */
import { expect, type Locator, type Page } from '@playwright/test'

/** Opens the console of an operation of a page. */
export async function openConsole(page: Page, address: string, operation: string): Promise<Locator> {
  await page.goto(address)
  return openHere(page, operation)
}

/** The same on the page that is open. */
export async function openHere(page: Page, operation: string): Promise<Locator> {
  const button = page.locator(`[id="${operation}.run"]`)
  await button.evaluate((element) => {
    for (let one: Element | null = element; one; one = one.parentElement)
      if (one instanceof HTMLDetailsElement) one.open = true
  })
  await button.click()
  const console = page.locator('.console').filter({ visible: true }).last()
  await expect(console).toBeVisible()
  return console
}

/** Sends the form, and waits for the answer. */
export async function send(console: Locator): Promise<Locator> {
  await console.locator('.console-send').click()
  const status = console.locator('.console-answer [data-status]')
  await expect(status).toBeVisible()
  return status
}

/** The code that is shown. */
export function code(console: Locator): Locator {
  return console.locator('.console-code pre').filter({ visible: true }).first()
}

/** Opens all that is folded in the form: the first that is closed, again and again, since what it holds may be folded, too. */
export async function unfold(console: Locator): Promise<void> {
  const closed = console.locator('form details:not([open]) > summary')
  while ((await closed.count()) > 0) {
    const left = await closed.count()
    await closed.first().click()
    await expect.poll(() => closed.count()).not.toBe(left)
  }
}
