import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { readDataModule } from '../../../src/content/data-module.ts'
import { temporarySite } from './temporary-site.ts'

async function read(source: string) {
  const root = await temporarySite({ '_meta.ts': source })
  return readDataModule(path.join(root, '_meta.ts'), 'content/_meta.ts')
}

async function blockOf(source: string): Promise<string> {
  const result = await read(source).catch((error: unknown) => error)
  return result instanceof Error ? result.message : 'no error'
}

describe('readDataModule', () => {
  it('CFG-01, MET-02: takes out types, and imports that only bring types', async () => {
    const { value } = await read(`import type { Meta } from './nowhere.ts'
import { type Other } from './nowhere-either.ts'
import { Third } from './not-there.ts'
const label: string = 'One' as const
export default { one: label, two: <string>'Two' } satisfies Meta & Other & Third
`)
    expect(value).toEqual({ one: 'One', two: 'Two' })
  })

  it('ORD-06: integer-like keys keep their place', async () => {
    const { value, orderedKeys } = await read(`export default {
  b: 'B', 12: 'Twelve', '11': 'Eleven', '01': 'One', a: { type: 'menu', items: { 9: {}, x: {}, 8: {} } },
}`)
    expect(Object.keys(Object(value))).toEqual(['11', '12', 'b', '01', 'a'])
    expect(orderedKeys([])).toEqual(['b', '12', '11', '01', 'a'])
    expect(orderedKeys(['a', 'items'])).toEqual(['9', 'x', '8'])
    expect(orderedKeys(['nowhere'])).toEqual([])
  })

  it('ORD-06: follows constants and spreads', async () => {
    const { value, orderedKeys, position } = await read(`const common = { 2: 'Two', c: 'C' }
const more = () => ({ z: 'Z' })
const meta = { d: 'D', ...common, ...more(), 1: 'One' } as const
export default meta
`)
    expect(value).toEqual({ d: 'D', 2: 'Two', c: 'C', z: 'Z', 1: 'One' })
    expect(orderedKeys([])).toEqual(['d', '2', 'c', '1', 'z'])
    expect(position(['c'])).toEqual({ line: 1, column: 28 })
  })

  it('ORD-06: what a module computes stands where it is spread', async () => {
    const { orderedKeys } = await read(`const more = () => ({ z: 'Z', y: 'Y', 3: 'Three' })
export default { 7: 'Seven', d: 'D', ...more(), a: 'A', 1: 'One' }
`)
    expect(orderedKeys([])).toEqual(['7', 'd', 'z', 'y', 'a', '1', '3'])
  })

  it('MET-12, CFG-08: tells where a key stands, or else the last known key above it', async () => {
    const { position } = await read(`const brand = 'Ä𝒳'
export default ({
  list: [{ a: 1 }, { b: 2 }],
  'quoted-key': { deep: { deeper: brand } },
})
`)
    expect(position([])).toEqual({ line: 2, column: 1 })
    expect(position(['list', 1, 'b'])).toEqual({ line: 3, column: 22 })
    expect(position(['list', 2])).toEqual({ line: 3, column: 3 })
    expect(position(['quoted-key', 'deep', 'deeper'])).toEqual({ line: 4, column: 27 })
    expect(position(['quoted-key', 'deep', 'missing'])).toEqual({ line: 4, column: 19 })
  })

  it('MET-12, CFG-08: a syntax error', async () => {
    expect(await blockOf(`export default {\n  faq: ,\n}`)).toBe(`1 problem in 1 file

content/_meta.ts:2:8
  Syntax error: Unexpected token`)
  })

  it('MET-12, CFG-08: values of other modules, each named', async () => {
    expect(
      await blockOf(`import { a } from './a.ts'
import type { B } from './b.ts'
import './c.ts'
export { d } from './d.ts'
export default { a, e: await import('./e.ts') } satisfies B`),
    ).toBe(`4 problems in 1 file

content/_meta.ts:1:19
  A data file cannot import values, and './a.ts' is imported
  expected  an \`import type\`, or the value itself

content/_meta.ts:3:8
  A data file cannot import values, and './c.ts' is imported
  expected  an \`import type\`, or the value itself

content/_meta.ts:4:19
  A data file cannot import values, and './d.ts' is imported
  expected  an \`import type\`, or the value itself

content/_meta.ts:5:37
  A data file cannot import values, and './e.ts' is imported
  expected  an \`import type\`, or the value itself`)
  })

  it('MET-12, CFG-08: a key that stands twice', async () => {
    expect(await blockOf(`export default {\n  a: { b: 1,\n    b: 2 },\n}`)).toBe(`1 problem in 1 file

content/_meta.ts:3:5
  a.b: The key stands twice in its object`)
  })

  it('MET-12, CFG-08: no default export', async () => {
    expect(await blockOf(`export const meta = {}`)).toBe(`1 problem in 1 file

content/_meta.ts:1:1
  No default export
  expected  \`export default { … }\``)
  })

  it('MET-12, CFG-08: an error of the file itself, at its line', async () => {
    expect(
      await blockOf(`interface Gone {\n  a: string\n}\n\nexport default {\n  a: missing as Gone,\n}`),
    ).toBe(`1 problem in 1 file

content/_meta.ts:6:6
  ReferenceError: missing is not defined`)
  })
})
