/** The switches for theme and language, as readers find them, and what follows from them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { scriptsStarted } from './dev-page.ts'

/** The button of the theme switch that is shown: in the sidebar, or in the footer of a page without one. */
export function themeButton(page: Page): Locator {
  return page.getByTitle('Change theme').filter({ visible: true })
}

export function themeList(page: Page): Locator {
  return page.getByRole('listbox', { name: 'Change theme' })
}

export async function chooseTheme(page: Page, name: string): Promise<void> {
  await themeButton(page).click()
  await themeList(page).getByRole('option', { name }).click()
}

/** The button of the language switch that is shown, by its title in any language of the fixture. */
export function languageButton(page: Page): Locator {
  return page.locator('summary[title]:has(+ ul a[hreflang])').filter({ visible: true })
}

export function languageLink(page: Page, locale: string): Locator {
  return page.locator(`a[hreflang="${locale}"]`).filter({ visible: true })
}

/** Opens the language switch and goes to the page in another language. */
export async function chooseLanguage(page: Page, locale: string): Promise<void> {
  await languageButton(page).click()
  await languageLink(page, locale).click()
  await expect(page.locator('html')).toHaveAttribute('lang', locale)
  // The language stands there before the first script of the new page has run.
  await page.waitForLoadState()
  await scriptsStarted(page)
}

/** What the browser remembers of the chosen language. */
export async function localeCookie(page: Page) {
  return (await page.context().cookies()).find(({ name }) => name === 'NEXT_LOCALE')
}

/** Everything that shows a theme: class, scroll bars and fields, page, frame of the browser. */
export function shownTheme(page: Page) {
  return page.evaluate(() => {
    const { classList } = document.documentElement
    const style = getComputedStyle(document.documentElement)
    const colours = [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')]
      .filter(({ media }) => matchMedia(media || 'all').matches)
      .map(({ content }) => content)
    return {
      dark: classList.contains('dark'),
      light: classList.contains('light'),
      scheme: style.colorScheme,
      page: style.backgroundColor,
      frame: colours[0],
    }
  })
}

export const LIGHT = { dark: false, light: true, scheme: 'light', page: 'rgb(255, 255, 255)', frame: '#fff' }
export const DARK = { dark: true, light: false, scheme: 'dark', page: 'rgb(17, 22, 28)', frame: '#111' }

/** Opens a native menu by keyboard. Its keys arrive when the focus does, so the first press may come too early. */
export async function openByKey(button: Locator, first: Locator, key = 'ArrowDown'): Promise<void> {
  await expect(async () => {
    await button.press(key)
    await expect(first).toBeFocused({ timeout: 300 })
  }).toPass()
}
