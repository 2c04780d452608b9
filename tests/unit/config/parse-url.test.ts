import { describe, expect, it } from 'vitest'
import { parseUrl } from '../../../src/config/parse-url.ts'

describe('parseUrl', () => {
  it.each<[string, unknown]>([
    ['empty', ''],
    ['blank', ' \n'],
    ['missing', undefined],
    ['a number', 42],
    ['an object', {}],
  ])('R6.06: %s input is an invalid url', (_, input) => {
    expect(() => parseUrl(input)).toThrow(/^Invalid url\.$/)
  })

  it('R6.06, R9.11: 2048 characters are accepted, 2049 are not', () => {
    const url = `https://example.com/${'a'.repeat(2048 - 20)}`
    expect(url).toHaveLength(2048)
    expect(parseUrl(url).host).toBe('example.com')
    expect(() => parseUrl(`${url}a`)).toThrow('Url exceeds the maximum length of 2048 characters.')
  })

  it.each(['example.com/docs', '/docs', 'https://', 'https://exa mple.com'])(
    'GIT-10: %j cannot be parsed',
    (input) => {
      expect(() => parseUrl(input)).toThrow(/^URL parsing failed\.$/)
    },
  )

  it('R6.06: white space around a url does not matter', () => {
    expect(parseUrl(' https://example.com/a?b#c ').href).toBe('https://example.com/a?b#c')
  })
})
