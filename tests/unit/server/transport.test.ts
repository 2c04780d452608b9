import { afterAll, beforeAll, expect, test } from 'vitest'
import { serveSite } from './served-site.ts'

const HSTS = 'max-age=31536000'
let plain: Awaited<ReturnType<typeof serveSite>>
let trusting: Awaited<ReturnType<typeof serveSite>>

beforeAll(async () => {
  plain = await serveSite()
  trusting = await serveSite(undefined, '', { trustProxy: true })
})
afterAll(async () => {
  await plain.close()
  await trusting.close()
})

const PATHS = ['/', '/nothing', '/scribe/v2/', '/%', '/pixel.png', '/healthz', '/500']

test('R1.01: behind a trusted proxy that speaks TLS every answer keeps browsers to TLS', async () => {
  for (const path of PATHS) {
    for (const value of ['https', 'HTTPS', 'https, http']) {
      const { headers } = await trusting.ask(path, { headers: { 'x-forwarded-proto': value } })
      expect([path, headers['strict-transport-security']]).toEqual([path, HSTS])
    }
  }
  const known = (await trusting.ask('/')).headers['etag'] ?? ''
  const again = await trusting.ask('/', { headers: { 'x-forwarded-proto': 'https', 'if-none-match': known } })
  expect([again.status, again.headers['strict-transport-security']]).toEqual([304, HSTS])
  const part = await trusting.ask('/', { headers: { 'x-forwarded-proto': 'https', range: 'bytes=0-1' } })
  expect([part.status, part.headers['strict-transport-security']]).toEqual([206, HSTS])
})

test('never on plain HTTP, and never on the word of anyone', async () => {
  for (const path of PATHS) {
    for (const value of ['http', 'http, https', '', 'httpsx']) {
      const { headers } = await trusting.ask(path, { headers: { 'x-forwarded-proto': value } })
      expect(headers).not.toHaveProperty('strict-transport-security')
    }
    expect((await trusting.ask(path)).headers).not.toHaveProperty('strict-transport-security')
    const { headers } = await plain.ask(path, { headers: { 'x-forwarded-proto': 'https' } })
    expect(headers).not.toHaveProperty('strict-transport-security')
  }
})
