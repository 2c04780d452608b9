/** That the tests would notice: everything that no page may do, done on purpose. */
import { expect } from '@playwright/test'
import { test } from './test.ts'

/** Ways of going wrong, and what browsers say of them. */
const WRONGS: [wrong: () => void, says: RegExp][] = [
  [() => console.info('a line'), /a line/],
  [
    () =>
      void setTimeout(() => {
        throw new Error('thrown')
      }),
    /thrown/,
  ],
  [() => void Promise.reject(new Error('rejected')), /rejected/],
  [() => void fetch('/nowhere.json'), /nowhere\.json/],
  [() => void Object.assign(new Image(), { src: 'https://elsewhere.invalid/a.png' }), /elsewhere\.invalid/],
  [() => document.body.setAttribute('style', 'color: red'), /style/],
]

test.use({ expectedComplaints: [/./] })

test('F03: a line in the console, an error, a missing file and a violation of the policy are complaints', async ({
  reader,
  site,
}) => {
  await reader.open(`${await site('widgets')}/tabs`)
  for (const [wrong, says] of WRONGS) {
    await reader.evaluate(wrong)
    await expect.poll(async () => (await reader.complaints()).join('\n')).toMatch(says)
  }
})
