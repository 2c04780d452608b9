import type { OpenedEngine } from './engine.ts'

/** A query and the routes a reader may mean, one of which must be among the first `within`. */
export interface Expected {
  query: string
  expect: string[]
  within: number
}

/** A query that was asked. */
export interface Asked extends Expected {
  /** Of the first right page; 0 where none was found. */
  place: number
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
export async function askAll(
  engine: OpenedEngine,
  queries: readonly Expected[],
  routes: ReadonlySet<string>,
): Promise<Asked[]> {
  const asked: Asked[] = []
  for (const expected of queries) {
    const { query, expect } = expected
    if (!expect.some((route) => routes.has(route))) continue
    const place = (await engine.search(query)).findIndex((route) => expect.includes(route)) + 1
    asked.push({ ...expected, place })
  }
  return asked
}

/** How good the answers to some queries are; shares are of 1. */
export function qualityOf(asked: readonly Asked[]): Quality {
  const isWithin = ({ place, within }: Asked) => place > 0 && place <= within
  const mean = (worth: (one: Asked) => number) =>
    asked.length === 0 ? 0 : asked.reduce((sum, one) => sum + worth(one), 0) / asked.length
  return {
    queries: asked.length,
    first: mean(({ place }) => Number(place === 1)),
    within: mean((one) => Number(isWithin(one))),
    mrr: mean(({ place }) => (place > 0 ? 1 / place : 0)),
    missed: asked
      .filter((one) => !isWithin(one))
      .map(
        ({ query, place, within }) =>
          `${query} (${place === 0 ? 'not found' : `place ${place}`} of ${within})`,
      ),
  }
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
