/** The console: one operation of each service. */
import { numbersOf } from '../browser/console-operations.ts'
import { texts } from './in-page.ts'
import { expect, test } from './test.ts'

const ONE_OF_EACH = [
  ['/authentication/keypair', ''],
  ['/extract/v3/api', ''],
  ['/llmreadyapi/api/identifiers', ''],
  ['/nerd/api', 'api-annotations-async-post'],
  ['/scribe/v1/batch-api-specification', ''],
  ['/scribe/v2/batch-api-specification', ''],
] as const

/** Runs in the page. */
function firstError(): string {
  const statuses = [...document.querySelectorAll<HTMLElement>('.console-statuses [data-status]')].map(
    ({ dataset }) => dataset['status'] ?? '',
  )
  return statuses.find((status) => !/^[123]/.test(status)) ?? 'none'
}

for (const [route, operation] of ONE_OF_EACH) {
  test(`the console of ${route} opens, sends and shows the answer of the service in the page, and an error of its document`, {
    tag: route === '/nerd/api' ? [] : ['@all'],
  }, async ({ reader, site }) => {
    await reader.open((await site('product')) + route)
    const button = await reader.evaluate((id) => {
      const found = id
        ? document.getElementById(`${id}.run`)
        : document.querySelector<HTMLElement>('[data-application=console] > button')
      for (let one: Element | null | undefined = found; one; one = one.parentElement)
        if (one instanceof HTMLDetailsElement) one.open = true
      found?.scrollIntoView({ block: 'center' })
      return found?.id ?? ''
    }, operation)
    await reader.click(`[id="${button}"]`)
    await reader.sees(texts, '.console-send').toEqual(['Send'])
    await reader.click('.console-send')
    const status = '.console-answer > p [data-status]'
    await reader.sees(texts, status).toEqual([expect.stringMatching(/^2\d\d /)])
    // The first error that the document has for it.
    const error = await reader.evaluate(firstError)
    await reader.click(`.console-statuses [data-status="${error}"]`)
    await reader.sees(texts, status).toEqual([expect.stringMatching(numbersOf(error))])
  })
}
