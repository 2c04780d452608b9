/** What tests of applications start from. */
import { type Locator, type Page, test as plain } from '@playwright/test'
import { watchForProblems } from '../page-problems.ts'
import { startLab } from './server.ts'

export const { expect } = plain
interface LabOptions {
  /** Errors a test provokes on purpose. */
  expectedErrors: RegExp[]
}

export const test = plain.extend<LabOptions & { problems: undefined }, { lab: string }>({
  expectedErrors: [[], { option: true }],
  lab: [
    async ({ browserName: _ }, use) => {
      const lab = await startLab()
      await use(lab.url)
      await lab.close()
    },
    { scope: 'worker', timeout: 0 },
  ],
  problems: [
    async ({ context, expectedErrors }, use) => {
      const problems = watchForProblems(context, expectedErrors)
      await use(undefined)
      expect(problems, 'errors in the page').toEqual([])
    },
    { auto: true },
  ],
})

/** Files with React in them, or that exist for it. */
const OF_REACT = /react|open-application|\.application\.tsx/

/** Files for applications that a page has asked for, from now on. */
export function watchReact(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    if (OF_REACT.test(request.url())) asked.push(request.url())
  })
  return asked
}

/** Opens the lab and waits until somebody listens to its buttons. */
export async function open(page: Page, lab: string): Promise<void> {
  await page.addInitScript(() => {
    const errors: string[] = []
    addEventListener('error', ({ message }) => errors.push(message))
    Object.assign(window, { errors })
  })
  await page.goto(lab)
  await page.waitForFunction(() => 'pageShown' in window)
}

/** What `reportError` and the browser have told `window`, which error reporting listens to. */
export function errorsOf(page: Page): Promise<string[]> {
  return page.evaluate(() => (window as unknown as { errors: string[] }).errors)
}

/** An application of the page and what the theme has drawn of it. */
export function application(page: Page, name: string) {
  const element: Locator = page.locator(`[data-application=${name}]`)
  return {
    element,
    text: element.locator(':scope > div:first-child'),
    alert: element.locator(':scope > [role=alert]'),
    button: element.locator(':scope > button'),
    live: element.locator(':scope > [data-live]'),
  }
}
