import { expect, it, vi } from 'vitest'
import { fetchedData } from '../../../../src/browser/applications/fetched-data.ts'

it('a file is asked for once; one that did not come is asked for again', async () => {
  const answers = [new Response('gone', { status: 404 }), Response.json({ a: 1 })]
  const fetch = vi.fn(async (_address: string) => answers.shift() ?? Response.json('too often'))
  vi.stubGlobal('fetch', fetch)
  const both = await Promise.allSettled([fetchedData('/words.json'), fetchedData('/words.json')])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(fetch).toHaveBeenCalledTimes(1)
  expect(await fetchedData('/words.json')).toEqual({ a: 1 })
  expect(await fetchedData('/words.json')).toEqual({ a: 1 })
  expect(fetch).toHaveBeenCalledTimes(2)
})
