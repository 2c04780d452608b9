/** Folders of the sidebar in a wide window. */
import { expect, type Locator, type Page } from '@playwright/test'

export function folder(page: Page, route: string): Locator {
  return page.locator(`nav[data-part=sidebar] details[data-folder="${route}"]`)
}

export function button(page: Page, route: string): Locator {
  return folder(page, route).locator(':scope > summary')
}

/** Open as a whole: by the attribute, by what is told, and by what can be seen. */
export async function expectOpen(page: Page, route: string, open: boolean): Promise<void> {
  await expect(button(page, route), route).toHaveAttribute('aria-expanded', String(open))
  await expect(folder(page, route)).toHaveJSProperty('open', open)
  await expect(folder(page, route).getByRole('link').first()).toBeVisible({ visible: open })
}
