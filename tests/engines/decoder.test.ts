/** The decoder of /decode, and the filter of /errors. */
import { test } from './test.ts'

const found = () => document.querySelector('.decoder-found')?.textContent ?? ''
const rowsLeft = () =>
  [...document.querySelectorAll('article tbody tr')].filter((row) => row.checkVisibility()).length

test('a pasted error is recognised', async ({ reader, site }) => {
  await reader.open(`${await site('product')}/decode`)
  await reader.click('[data-open-application]', 'Open the decoder')
  await reader.sees(() => document.activeElement?.tagName).toBe('TEXTAREA')
  await reader.type('{"detail":"x","msg_code":"S2T-BA-0042"}')
  await reader.sees(found).toMatch(/Response 400 of/)
})

test('an address filters the tables of a page', async ({ reader, site }) => {
  await reader.open(`${await site('product')}/errors?filter=429`)
  await reader.sees(rowsLeft).toBe(4)
})
