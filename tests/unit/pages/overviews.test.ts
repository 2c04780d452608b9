/** The pages that sum up all services have what the API documents say. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { filesIn } from './read-documents.ts'
import { ROOT, readPages } from './read-pages.ts'

interface Document {
  'x-limits'?: { name: string; value: string }[]
  paths?: Record<string, Record<string, { responses?: Record<string, unknown> }>>
}

/** How rows call the service of a document. */
const SERVICES: Record<string, RegExp> = {
  'extract-v2': /Extract/,
  'extract-v3': /Extract/,
  grounding: /Grounding/,
  llm: /LLM-ready API/,
  nerd: /NERD/,
  'scribe-batch-v1': /Scribe V1/,
  'scribe-batch-v2': /Scribe V2/,
}

const documents = filesIn('apis', '.yaml').map((file) => {
  const document: Document = parse(readFileSync(path.join(ROOT, file), 'utf8'))
  return { name: path.basename(file, '.yaml'), document }
})
const pages = await readPages()
const passagesOf = (route: string) => pages.find((page) => page.route === route)?.passages() ?? []

test('/limits has every limit that an API document has for the whole service', () => {
  const text = passagesOf('/limits').map((passage) => passage.text.toLowerCase())
  const missing = documents.flatMap(({ name, document }) =>
    (document['x-limits'] ?? [])
      .filter(({ value }) => !text.some((line) => line.includes(value.toLowerCase())))
      .map((limit) => `${name}: ${limit.name}: ${limit.value}`),
  )
  expect(documents.flatMap(({ document }) => document['x-limits'] ?? []).length).toBeGreaterThan(30)
  expect(missing).toEqual([])
})

test('/errors has every status that a service answers errors with', () => {
  const rows = passagesOf('/errors').filter(({ kind }) => kind === 'row')
  const statuses = documents.flatMap(({ name, document }) => {
    const operations = Object.values(document.paths ?? {}).flatMap((item) => Object.values(item))
    const found = operations.flatMap(({ responses = {} }) => Object.keys(responses))
    return [...new Set(found)]
      .filter((status) => /^[45]\d\d$/.test(status))
      .map((status) => ({ name, status }))
  })
  const isThere = ({ name, status }: { name: string; status: string }) =>
    rows.some(({ about, text }) => about.includes(status) && SERVICES[name]?.test(text.split(' | ')[0] ?? ''))
  expect(statuses.length).toBeGreaterThan(25)
  expect(statuses.filter((one) => !isThere(one))).toEqual([])
})
