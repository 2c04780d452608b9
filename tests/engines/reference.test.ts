/** Pages that show an API document. */
import { inView, texts } from './in-page.ts'
import { expect, test } from './test.ts'

const LONG = '/llmreadyapi/api'
const ROWS = 'article table tr:has([data-method])'

test('API reference: the filter leaves what is typed, and says how many', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  await reader.open((await site('product')) + LONG)
  const all = (await reader.evaluate(texts, ROWS)).length
  expect(all).toBeGreaterThan(60)
  await reader.click('input[type=search]:not(search *)')
  await reader.type('transcript raw')
  await reader.sees(texts, ROWS).toHaveLength(1)
  await reader.sees(texts, 'article output').toEqual(['Matches: 1'])
  await reader.press('Control', 'a')
  await reader.press('Backspace')
  await reader.sees(texts, ROWS).toHaveLength(all)
})

test('API reference: a link in the table leads to the operation, an address of a field to its page, and opens all around it', {
  tag: '@all',
}, async ({ reader, site }) => {
  const address = (await site('product')) + LONG
  await reader.open(address)
  const id = await reader.evaluate(
    () =>
      document
        .querySelectorAll<HTMLAnchorElement>('article table tr:has([data-method]) a')[20]
        ?.hash.slice(1) ?? '',
  )
  await reader.click(`article table a[href$="#${id}"]`)
  await reader.sees(inView, `[id="${id}"]`).toBe(true)
  const lastField = () => [...document.querySelectorAll('details dt[id]')].at(-1)?.id ?? ''
  // The page of its group may still be on its way.
  await reader.sees(lastField).not.toBe('')
  const field = await reader.evaluate(lastField)
  await reader.open('about:blank')
  await reader.open(`${address}#${field}`)
  await reader.sees(inView, `[id="${field}"]`).toBe(true)
})

test('API reference: the code stays in view while the words of its operation are read', {
  tag: '@all',
}, async ({ reader, site }) => {
  await reader.open(`${await site('product')}/scribe/v2/batch-api-specification`)
  const shown = () => {
    const operation = document.querySelector('[data-operation]')
    const code = operation?.querySelector('[data-scroll-region]')?.getBoundingClientRect()
    const line = operation?.firstElementChild?.getBoundingClientRect()
    const bar = document.querySelector('#bar')?.getBoundingClientRect()
    if (!code || !line || !bar) return 'no parts'
    if (line.top < bar.bottom || line.bottom > innerHeight) return 'line'
    return code.top < line.bottom || code.bottom > innerHeight ? 'code' : 'all'
  }
  await reader.evaluate(() => {
    const words = document.querySelector('[data-operation] > div:last-child > div:first-child')
    scrollTo({ top: scrollY + (words?.getBoundingClientRect().bottom ?? 0) - 500, behavior: 'instant' })
  })
  await reader.sees(shown).toBe('all')
})

test('API reference: one button opens all that is folded in an operation', { tag: '@all' }, async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('product')}/scribe/v2/batch-api-specification`)
  const open = () => {
    const all = [...(document.querySelector('[data-operation]')?.querySelectorAll('details') ?? [])]
    return new Set(all.map((details) => details.open)).size === 1 ? String(all[0]?.open) : 'some'
  }
  await reader.sees(open).toBe('false')
  await reader.click('[data-unfold]', 'Expand all')
  await reader.sees(open).toBe('true')
  await reader.click('[data-unfold]', 'Collapse all')
  await reader.sees(open).toBe('false')
})
