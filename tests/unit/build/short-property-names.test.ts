import { expect, it } from 'vitest'
import { shortNames } from '../../../src/build/short-property-names.ts'

it('gives the property that occurs most the shortest name, and each a name of its own', () => {
  const many = Array.from({ length: 60 }, (_, index) => `--name-${index}: 0;`).join('')
  const names = shortNames(`.a--b{--often:0;color:var(--often);top:var(--often)}:root{${many}}`)
  expect(names.get('--often')).toBe('--a')
  expect(names.has('--b')).toBe(false)
  expect(names.size).toBe(61)
  expect(new Set(names.values()).size).toBe(61)
})

it('does not depend on the order of the style sheets', () => {
  const sheets = ['a{--one:0;--two:var(--one)}', 'b{--three:var(--two)}']
  expect([...shortNames(sheets.join('')).entries()]).toEqual([
    ...shortNames(sheets.toReversed().join('')).entries(),
  ])
})
