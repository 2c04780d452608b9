import type { OpenedEngine } from './engine.ts'

/** A query and the routes a reader may mean, one of which must be among the first `within`. */
export interface Expected {
  query: string
  expect: string[]
  within: number
}

export interface Quality {
  queries: number
  first: number
  within: number
  /** Mean of 1 / place of the first right page. */
  mrr: number
  missed: string[]
}

/** Asks every query that one of the site's pages answers. */
export async function measureQuality(
  engine: OpenedEngine,
  queries: readonly Expected[],
  routes: ReadonlySet<string>,
): Promise<Quality> {
  const quality: Quality = { queries: 0, first: 0, within: 0, mrr: 0, missed: [] }
  for (const { query, expect, within } of queries) {
    if (!expect.some((route) => routes.has(route))) continue
    const place = (await engine.search(query)).findIndex((route) => expect.includes(route)) + 1
    quality.queries += 1
    if (place === 1) quality.first += 1
    if (place > 0 && place <= within) quality.within += 1
    else quality.missed.push(`${query} (${place === 0 ? 'not found' : `place ${place}`} of ${within})`)
    if (place > 0) quality.mrr += 1 / place
  }
  const share = (count: number) => (quality.queries === 0 ? 0 : count / quality.queries)
  return { ...quality, first: share(quality.first), within: share(quality.within), mrr: share(quality.mrr) }
}

/** Milliseconds from a keystroke to the answer, for every beginning of every query. */
export async function measureTyping(engine: OpenedEngine, queries: readonly string[]): Promise<number[]> {
  const times: number[] = []
  for (const query of queries) {
    for (let end = 1; end <= query.length; end += 1) {
      const started = performance.now()
      await engine.search(query.slice(0, end))
      times.push(performance.now() - started)
    }
  }
  return times.sort((a, b) => a - b)
}
