import { brotliCompressSync } from 'node:zlib'
import type { SearchData, SearchStart, SearchWhole } from '../../src/search/data.ts'
import { splitData } from '../../src/search/index/split-data.ts'
import { openSearch } from '../../src/search/open-search.ts'
import type { Engine } from './engine.ts'

interface Split {
  start: SearchStart
  parts: ReadonlyMap<string, string>
}

const SYNONYMS = '/synonyms'
const splits = new WeakMap<SearchData, Split>()
const sizes = new Map<string, number>()

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
    const { start, parts: own } = split(data)
    const parts = new Map([...own, [SYNONYMS, JSON.stringify(synonyms)]])
    const first = JSON.stringify(synonyms.length > 0 ? { ...start, synonyms: SYNONYMS } : start)
    const loaded: string[] = []
    const started = performance.now()
    const engine = await opened((address) => {
      const part = parts.get(address)
      if (part !== undefined) loaded.push(part)
      return JSON.parse(part ?? first)
    })
    const later = () => loaded.reduce((bytes, part) => bytes + sizeOf(part), 0)
    return { engine, first, later, ready: performance.now() - started }
  },
}

/** The start file and the parts of data, by address; made once, however often it is opened. */
function split(data: SearchData): Split {
  const known = splits.get(data)
  if (known) return known
  const parts = new Map<string, string>()
  const start = splitData(data, (json) => {
    const address = `/${parts.size}`
    parts.set(address, json)
    return address
  })
  splits.set(data, { start, parts })
  return { start, parts }
}

/** Bytes with brotli. Compressing takes longer than everything else here, so only what is loaded is, once. */
function sizeOf(part: string): number {
  const known = sizes.get(part) ?? brotliCompressSync(part).length
  sizes.set(part, known)
  return known
}

async function opened(read: (address: string) => unknown) {
  const search = await openSearch({ address: '/start', base: '/', load: async (address) => read(address) })
  return {
    search: async (query: string) => (await search.ask(query)).groups.map(({ route }) => route),
  }
}
