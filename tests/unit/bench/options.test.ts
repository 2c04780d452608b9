import path from 'node:path'
import { expect, test } from 'vitest'
import { readOptions } from '../../../bench/peers/options.ts'
import { PROJECT } from '../../../bench/peers/product.ts'

test('without options everything is measured once on 50 pages', () => {
  const { only, pages, runs, what, root } = readOptions([])
  expect(only.map(({ name }) => name)).toEqual(['ours', 'starlight', 'vitepress', 'docusaurus'])
  expect({ pages, runs, what }).toEqual({ pages: 50, runs: 1, what: ['build', 'dev'] })
  expect(path.relative(PROJECT, root)).toMatch(/^\.\./)
})

test('products and measures can be chosen', () => {
  const { only, what } = readOptions(['--only', 'vitepress,ours', '--what', 'dev'])
  expect(only.map(({ name }) => name)).toEqual(['ours', 'vitepress'])
  expect(what).toEqual(['dev'])
})

test.each([
  [['--only', 'vitpress'], 'received "vitpress". Did you mean "vitepress"?'],
  [['--what', 'start'], '--what: expected names of build, dev, received "start".'],
  [['--pages', 'many'], '--pages: expected a whole number above 0, received "many".'],
  [['--runs', '0'], '--runs: expected a whole number above 0, received "0".'],
  [['--peers-root', path.join(PROJECT, 'node_modules/.cache/peers')], 'a folder outside the project'],
  [['--page', '3'], "Unknown option '--page'"],
])('%j is refused', (args, message) => {
  expect(() => readOptions(args)).toThrow(message)
})
