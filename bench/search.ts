/**
 * `npm run bench search [COUNT…]`: how well and how fast the product's search answers, beside MiniSearch, FlexSearch and Pagefind on the same
 * content in the same run; then the time of a keystroke on generated sites of COUNT pages (50 and 2000). Prints; the tests judge.
 */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import { quantile } from './figures/summary.ts'
import type { Engine } from './search/engine.ts'
import { flexSearch, miniSearch } from './search/libraries.ts'
import { askAll, type Expected, measureTyping, qualityOf } from './search/measure.ts'
import { ours, oursSplit } from './search/ours.ts'
import { pagefindEngine } from './search/pagefind.ts'
import { generatedData, productSearch } from './search/site-data.ts'

/** Words of the generated pages, typed letter by letter. */
const GENERATED = [
  'token',
  'page 17',
  'transcript',
  'part 3',
  'retry batch token',
  'client.stream',
  'retyr',
  'model price filing',
]

const project = fileURLToPath(new URL('..', import.meta.url))
const counts = process.argv.slice(2).map(Number)
const sets = ['', '-own', '-held-out', '-readers', '-readers-held-out', '-fresh', '-not-published'].map(
  (set) => `search-queries${set}`,
)
const queries = new Map<string, Expected[]>()
for (const set of sets)
  queries.set(set, JSON.parse(await readFile(path.join(project, 'tests/data', `${set}.json`), 'utf8')))

const { data, synonyms } = await productSearch(project)
const routes = new Set(Object.keys(data))
console.log(`${routes.size} pages of the product`)
for (const engine of [ours, oursSplit, miniSearch, flexSearch, pagefindEngine]) await report(engine)

for (const count of counts.length > 0 ? counts : [50, 2000]) {
  const generated = await generatedData(count)
  console.log(`${count} generated pages`)
  for (const engine of [ours, oursSplit, miniSearch]) {
    const { engine: opened, ready } = await engine.open(generated)
    console.log(
      `  ${engine.name}: ready after ${ready.toFixed(0)} ms; ${typing(await measureTyping(opened, GENERATED))}`,
    )
  }
}

async function report(engine: Engine): Promise<void> {
  const { engine: opened, first, later } = await engine.open(data, synonyms)
  console.log(engine.name)
  let asked = 0
  for (const [set, expected] of queries) {
    const {
      queries: count,
      first: atOnce,
      within,
      mrr,
      missed,
    } = qualityOf(await askAll(opened, expected, routes))
    asked += count
    console.log(
      `  ${set}, ${count} queries: first ${percent(atOnce)}, within rank ${percent(within)}, MRR ${mrr.toFixed(3)}${missed.length > 0 ? `; missed: ${missed.join(', ')}` : ''}`,
    )
  }
  const perQuery = asked === 0 ? 0 : later() / asked
  if (first !== '')
    console.log(`  data ${first.length} bytes, ${brotliCompressSync(first).length} with brotli`)
  console.log(`  loaded for a query on average: ${perQuery.toFixed(0)} bytes with brotli`)
  console.log(
    `  ${typing(
      await measureTyping(
        opened,
        [...queries.values()]
          .flat()
          .slice(0, 60)
          .map(({ query }) => query),
      ),
    )}`,
  )
  await opened.close?.()
}

function typing(times: readonly number[]): string {
  const at = (share: number) => quantile(times, share).toFixed(1)
  return `keystroke: median ${at(0.5)} ms, 95th percentile ${at(0.95)} ms, most ${at(1)} ms`
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} %`
}
