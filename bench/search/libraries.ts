import FlexSearch from 'flexsearch'
import MiniSearch from 'minisearch'
import { type SearchData, splitKey } from '../../src/search/data.ts'
import type { Engine } from './engine.ts'

/** A section as a library gets it. */
type Row = { id: number; route: string; title: string; heading: string; text: string }

const FIELDS = ['title', 'heading', 'text']

/** MiniSearch as its documentation shows it: beginnings and typing errors, titles and headings before text. */
export const miniSearch: Engine = {
  name: 'MiniSearch',
  async open(data) {
    const started = performance.now()
    const rows = rowsOf(data)
    const index = new MiniSearch<Row>({ fields: FIELDS })
    index.addAll(rows)
    const options = { prefix: true, fuzzy: 0.2, boost: { title: 4, heading: 2 } }
    return library(data, started, (query) =>
      index.search(query, options).map(({ id }) => rows[id]?.route ?? ''),
    )
  },
}

/** FlexSearch as its documentation shows it: an index of documents, words found by their beginnings, several words suggested. */
export const flexSearch: Engine = {
  name: 'FlexSearch',
  async open(data) {
    const started = performance.now()
    const rows = rowsOf(data)
    const index = new FlexSearch.Document({ document: { id: 'id', index: FIELDS }, tokenize: 'forward' })
    for (const row of rows) index.add(row)
    return library(data, started, (query) =>
      index
        .search(query, { limit: 100, suggest: true })
        .flatMap(({ result }) => result.map((id) => rows[Number(id)]?.route ?? '')),
    )
  },
}

function rowsOf(data: SearchData): Row[] {
  const rows: Row[] = []
  for (const [route, { title, data: texts }] of Object.entries(data)) {
    for (const [key, text] of Object.entries(texts)) {
      rows.push({ id: rows.length, route, title, heading: splitKey(key).heading, text })
    }
  }
  return rows
}

async function library(data: SearchData, started: number, search: (query: string) => string[]) {
  const ready = performance.now() - started
  const engine = { search: async (query: string) => [...new Set(search(query))] }
  return { engine, first: JSON.stringify(data), later: () => 0, ready }
}
