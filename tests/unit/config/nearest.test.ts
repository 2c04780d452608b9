import { describe, expect, it } from 'vitest'
import { nearest } from '../../../src/config/nearest.ts'

describe('nearest', () => {
  it('R6.01: finds the name with the fewest edits', () => {
    expect(nearest('dismissable', ['key', 'text', 'dismissible'])).toBe('dismissible')
  })

  it('R6.01: upper and lower case do not count', () => {
    expect(nearest('SCRIBEHOST', ['nerdHost', 'scribeHost'])).toBe('scribeHost')
  })

  it('R6.01: the first of equally near names wins', () => {
    expect(nearest('logo', ['lego', 'logi'])).toBe('lego')
  })

  it('R6.01: names that are mostly different are no help', () => {
    expect(nearest('wide', ['default', 'full', 'raw'])).toBeUndefined()
    expect(nearest('wide', [])).toBeUndefined()
  })
})
