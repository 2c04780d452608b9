import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { prosePages, routeOf } from '../../../bench/corpus/prose-pages.ts'
import { proseText } from '../../../bench/corpus/prose-text.ts'
import { changeTable, readCosts, replaceCosts, stepCosts } from '../../../bench/cost/cost-table.ts'
import { drawBare, floorSeconds } from '../../../bench/cost/floor.ts'
import { readSteps } from '../../../bench/cost/read-steps.ts'
import { PATIENCE } from '../build/run-build.ts'

const STEPS = readSteps('{ "read": { "wall": 1, "cpu": 2 }, "draw": { "wall": 5, "cpu": 6 } }')
const COSTS = stepCosts(STEPS, 10, 4, 20)
const DOCUMENT = `# Performance

| machine | processors |
| --- | --- |
| one | 2 |

| step | processor s per page | × floor |
| ---- | -------------------: | ------: |
| read |               0.0800 |    0.40 |
| link |               0.0100 |    0.10 |

The end.
`

test('what the steps do not account for has a row of its own', () => {
  expect(COSTS).toEqual([
    { step: 'read', perPage: 0.1, floors: 0.5 },
    { step: 'draw', perPage: 0.3, floors: 1.5 },
    { step: 'outside the steps', perPage: 0.1, floors: 0.5 },
    { step: 'whole build', perPage: 0.5, floors: 2.5 },
    { step: 'floor', perPage: 0.2, floors: 1 },
  ])
})

test('the change is that in floors; new and gone steps are named', () => {
  const lines = changeTable(COSTS, readCosts(DOCUMENT)).split('\n')
  expect(lines).toContain('| read              |               0.1000 |    0.50 |  +25 % |')
  expect(lines).toContain('| draw              |               0.3000 |    1.50 |    new |')
  expect(lines).toContain('| link              |                    – |       – |   gone |')
})

test('a recorded table is read as it was written, the text around it stays', () => {
  const text = replaceCosts(DOCUMENT, COSTS)
  expect(readCosts(text)).toEqual(COSTS)
  expect(text).toMatch(/\| one \| 2 \|\n\n\| step.+\|\n\nThe end\.\n$/s)
  expect(text).not.toContain('link')
})

test('a document without a table, or with a word for a figure, is refused', () => {
  expect(() => readCosts('# Performance\n')).toThrow('docs/performance.md: there is no table')
  expect(() => readCosts(DOCUMENT.replace('0.0800', 'little'))).toThrow('found "| read |')
  expect(() => readSteps('{ "read": { "wall": 1 } }')).toThrow(/read.+cpu/s)
})

test('docs/performance.md holds a table', async () => {
  const file = path.resolve(import.meta.dirname, '../../../docs/performance.md')
  const costs = readCosts(await readFile(file, 'utf8'))
  expect(costs.map(({ step }) => step)).toEqual(
    expect.arrayContaining(['bundle and compile', 'whole build', 'floor']),
  )
})

test('the floor draws the whole article', PATIENCE, async () => {
  const { pages } = prosePages(3)
  const sources = pages.map((page) => `---\ntitle: ${page.title}\n---\n\n${proseText(page, pages, routeOf)}`)
  const html = await drawBare(sources[2] ?? '')
  expect(html.match(/<h[23]/g)).toHaveLength(10)
  expect(html.match(/<pre>/g)).toHaveLength(4)
  expect(html).toContain('<table>')
  expect(html).not.toContain('title:')
  expect(await floorSeconds(sources)).toBeGreaterThan(0.001)
})
