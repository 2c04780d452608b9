import { expect, test } from 'vitest'
import { readSettings } from '../../../src/server/settings.ts'

test('an empty environment gives the defaults', () => {
  expect(readSettings({ LOG: '', PORT: undefined })).toEqual({
    BASE_PATH: '',
    TRUST_PROXY: false,
    HEADERS_TIMEOUT_MS: 10_000,
    REQUEST_TIMEOUT_MS: 30_000,
    KEEP_ALIVE_TIMEOUT_MS: 65_000,
    IDLE_TIMEOUT_MS: 60_000,
    MAX_CONNECTIONS: 4096,
    MAX_CONNECTIONS_PER_ADDRESS: 256,
    MEMORY_LIMIT_MB: 512,
    STOP_DELAY_MS: 0,
    STOP_TIMEOUT_MS: 8000,
  })
})

test('values are read', () => {
  const settings = readSettings({
    PORT: '0',
    TRUST_PROXY: '1',
    LOG: 'text',
    STOP_DELAY_MS: '5000',
    HOME: '/x',
  })
  expect(settings).toMatchObject({ PORT: 0, TRUST_PROXY: true, LOG: 'text', STOP_DELAY_MS: 5000 })
  expect(settings).not.toHaveProperty('HOME')
})

test.each([
  ['PORT', '65536', 'expected a whole number from 0 to 65535'],
  ['PORT', '-1', 'expected a whole number from 0 to 65535'],
  ['PORT', '80x', 'expected a whole number from 0 to 65535'],
  ['TRUST_PROXY', 'yes', 'expected 1 or 0'],
  ['LOG', 'on', 'expected json, text or off'],
  ['STOP_TIMEOUT_MS', '8s', 'expected a whole number from 0 to 600000 (ms)'],
  ['MAX_CONNECTIONS', '0', 'expected a whole number from 1 to 1000000'],
  ['BASE_PATH', '/a b', 'expected a path such as /docs'],
])('%s=%s is refused by name', (name, value, expected) => {
  expect(() => readSettings({ [name]: value })).toThrow(`${name}: ${expected}, received "${value}"`)
})

test('all wrong values are named at once', () => {
  expect(() => readSettings({ PORT: 'x', LOG: 'y' })).toThrow(/^PORT: .*\nLOG: .*$/)
})
