import { brotliCompressSync } from 'node:zlib'
import type { SearchWhole } from '../../src/search/data.ts'
import { splitData } from '../../src/search/index/split-data.ts'
import { openSearch } from '../../src/search/open-search.ts'
import type { Engine } from './engine.ts'

/** Our search with all data in one file. */
export const ours: Engine = {
  name: 'ours, one file',
  async open(data, synonyms = []) {
    const first = JSON.stringify({ pages: data, synonyms } satisfies SearchWhole)
    const started = performance.now()
    const engine = await opened(() => JSON.parse(first))
    return { engine, first, later: () => 0, ready: performance.now() - started }
  },
}

/** Our search with the data split as for a large site. */
export const oursSplit: Engine = {
  name: 'ours, split',
  async open(data, synonyms = []) {
    const parts = new Map<string, string>()
    const start = splitData(data, (json) => {
      const address = `/${parts.size}`
      parts.set(address, json)
      return address
    })
    const sizes = new Map([...parts].map(([address, json]) => [address, brotliCompressSync(json).length]))
    if (synonyms.length > 0) start.synonyms = synonyms
    const first = JSON.stringify(start)
    let later = 0
    const started = performance.now()
    const engine = await opened((address) => {
      later += sizes.get(address) ?? 0
      return JSON.parse(parts.get(address) ?? first)
    })
    return { engine, first, later: () => later, ready: performance.now() - started }
  },
}

async function opened(read: (address: string) => unknown) {
  const search = await openSearch({ address: '/start', base: '/', load: async (address) => read(address) })
  return {
    search: async (query: string) => (await search.ask(query)).groups.map(({ route }) => route),
  }
}
