/** The bars of the product's search, on the product's own pages (`npm run bench search` prints more). */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { beforeAll, expect, test } from 'vitest'
import { type Asked, askAll, type Expected, qualityOf } from '../../../bench/search/measure.ts'
import { ours, oursSplit } from '../../../bench/search/ours.ts'
import { productSearch } from '../../../bench/search/site-data.ts'
import type { SearchData, SearchSynonyms } from '../../../src/search/data.ts'

const project = path.resolve(import.meta.dirname, '../../..')
const GIVEN = 'search-queries'
const OWN = ['search-queries-own', 'search-queries-held-out']
/** As an integrator, an analyst and an operator would type them; a third was never looked at while rules were changed. */
const READERS = ['search-queries-readers', 'search-queries-readers-held-out']
/** By somebody who had not seen the search. */
const FRESH = 'search-queries-fresh'
/** What people look for although nothing is published about it: one page says so. */
const NOT_PUBLISHED = 'search-queries-not-published'
const ENGINES = [ours, oursSplit]

let data: SearchData
let synonyms: SearchSynonyms
/** What each engine answered, by the name of the set. */
const answers = new Map<string, Map<string, Asked[]>>()

beforeAll(async () => {
  ;({ data, synonyms } = await productSearch(project))
  const routes = new Set(Object.keys(data))
  const sets = await Promise.all([GIVEN, ...OWN, ...READERS, FRESH, NOT_PUBLISHED].map(queriesOf))
  for (const engine of ENGINES) {
    const { engine: search } = await engine.open(data, synonyms)
    const asked = new Map<string, Asked[]>()
    for (const [set, queries] of sets) asked.set(set, await askAll(search, queries, routes))
    answers.set(engine.name, asked)
  }
}, 120_000)

async function queriesOf(set: string): Promise<[string, Expected[]]> {
  return [set, JSON.parse(await readFile(path.join(project, 'tests/data', `${set}.json`), 'utf8'))]
}

const BARS = [
  { sets: [GIVEN], least: 56, within: 0.95, mrr: 0.85 },
  { sets: [GIVEN, ...OWN], least: 200, within: 0.95, mrr: 0.85 },
  { sets: [GIVEN, ...OWN, ...READERS], least: 200, within: 0.95, mrr: 0.85 },
  { sets: [FRESH], least: 60, within: 0.9, mrr: 0.75 },
  { sets: [NOT_PUBLISHED], least: 20, within: 0.95, mrr: 0.85 },
]

test.each(ENGINES.flatMap(({ name }) => BARS.map((bar) => ({ ...bar, name }))))(
  'SRQ-13: $name, $sets: right pages within rank for a share of $within, MRR $mrr',
  ({ name, sets, least, within, mrr }) => {
    const quality = qualityOf(sets.flatMap((set) => answers.get(name)?.get(set) ?? []))
    expect(quality.queries).toBeGreaterThanOrEqual(least)
    expect(quality.within, quality.missed.join(', ')).toBeGreaterThanOrEqual(within)
    expect(quality.mrr).toBeGreaterThanOrEqual(mrr)
  },
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
