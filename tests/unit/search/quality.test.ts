/** The bars of the product's search, on the product's own pages (`npm run bench search` prints more). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Expected, measureQuality } from '../../../bench/search/measure.ts'
import { ours, oursSplit } from '../../../bench/search/ours.ts'
import { productSearch } from '../../../bench/search/site-data.ts'
import type { SearchData, SearchSynonyms } from '../../../src/search/data.ts'

const project = path.resolve(import.meta.dirname, '../../..')
const GIVEN = 'search-queries'
const OWN = ['search-queries-own', 'search-queries-held-out']
/** As an integrator, an analyst and an operator would type them; a third was never looked at while rules were changed. */
const READERS = ['search-queries-readers', 'search-queries-readers-held-out']
let data: SearchData
let synonyms: SearchSynonyms

beforeAll(async () => {
  ;({ data, synonyms } = await productSearch(project))
}, 120_000)

test.each([
  { engine: ours, sets: [GIVEN] },
  { engine: oursSplit, sets: [GIVEN] },
  { engine: ours, sets: [GIVEN, ...OWN] },
  { engine: oursSplit, sets: [GIVEN, ...OWN] },
  { engine: ours, sets: [GIVEN, ...OWN, ...READERS] },
  { engine: oursSplit, sets: [GIVEN, ...OWN, ...READERS] },
])(
  'SRQ-13: $engine.name, $sets: right pages within rank for 95 of 100 queries, MRR 0.85',
  async ({ engine, sets }) => {
    const queries: Expected[] = []
    for (const set of sets)
      queries.push(...JSON.parse(await readFile(path.join(project, 'tests/data', `${set}.json`), 'utf8')))
    const { engine: search } = await engine.open(data, synonyms)
    const quality = await measureQuality(search, queries, new Set(Object.keys(data)))
    expect(quality.queries).toBeGreaterThanOrEqual(sets.length === 1 ? 56 : 200)
    expect(quality.within, quality.missed.join(', ')).toBeGreaterThanOrEqual(0.95)
    expect(quality.mrr).toBeGreaterThanOrEqual(0.85)
  },
  60_000,
)

test.each(['t', 'm', 'media_url'])(
  'R4.03: data up to a first answer, to %s, takes 45 kB at most',
  async (query) => {
    const { engine, first, later } = await oursSplit.open(data, synonyms)
    await engine.search(query)
    expect(brotliCompressSync(first).length + later()).toBeLessThanOrEqual(45_000)
  },
  60_000,
)
