/** The bars of the product's search, on the product's own pages (`npm run bench search` prints more). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { type Expected, measureQuality } from '../../../bench/search/measure.ts'
import { ours, oursSplit } from '../../../bench/search/ours.ts'
import { productData } from '../../../bench/search/site-data.ts'

const project = path.resolve(import.meta.dirname, '../../..')

test.each([ours, oursSplit])(
  'SRQ-13: $name: right pages first for 95 of 100 queries, MRR 0.85',
  { timeout: 60_000 },
  async (engine) => {
    const data = await productData(project)
    const queries: Expected[] = []
    for (const set of ['search-queries', 'search-queries-own', 'search-queries-held-out'])
      queries.push(...JSON.parse(await readFile(path.join(project, 'tests/data', `${set}.json`), 'utf8')))
    const { engine: search } = await engine.open(data)
    const quality = await measureQuality(search, queries, new Set(Object.keys(data)))
    expect(quality.queries).toBeGreaterThan(150)
    expect(quality.within, quality.missed.join(', ')).toBeGreaterThanOrEqual(0.95)
    expect(quality.mrr).toBeGreaterThanOrEqual(0.85)
  },
)
