import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { insertVariables } from '../../../src/content/variables.ts'
import { type Passage, parseMarkdown, passagesOf } from './passages.ts'
import { ROOT } from './read-pages.ts'

/** Keys of an API document whose texts readers see. */
const TEXTS = new Set(['title', 'summary', 'description', 'note', 'seen', 'event', 'repeat', 'x-remedy'])
/** Keys below which values are data of a service, not text of ours. */
const DATA = new Set(['example', 'value', 'x-mock'])

/** Marks without which a text is one paragraph. */
const MARKUP = /[\n[\]*_|<>#\\]|^\s*(?:-|\d+\.)\s/

const plain = (file: string, text: string): Passage => ({ file, line: 1, kind: 'paragraph', text, about: '' })

const { variables } = await readSiteConfig(ROOT)

/** Passages of every API document: what readers see in a reference page. */
export function readApiPassages(): Passage[] {
  return filesIn('apis', '.yaml').flatMap((file) => {
    const text = readFileSync(path.join(ROOT, file), 'utf8')
    return apiPassages(insertVariables(text, variables, file), file)
  })
}

/** Passages of the documents for people who work on the site. */
export function readManuals(): Passage[] {
  const files = ['README.md', ...filesIn('docs', '.md')]
  return files.flatMap((file) => {
    return passagesOf(parseMarkdown(readFileSync(path.join(ROOT, file), 'utf8'), 'md'), file)
  })
}

/** Texts of the drawings beside the pages. */
export function readDrawings(): Passage[] {
  return filesIn('content', '.svg').flatMap((file) => {
    const text = insertVariables(readFileSync(path.join(ROOT, file), 'utf8'), variables, file)
    return [...text.matchAll(/<(?:title|desc|text|tspan)\b[^>]*>([^<]+)</g)].map((found) => {
      const line = text.slice(0, found.index).split('\n').length
      return { file, line, kind: 'label', text: (found[1] ?? '').trim(), about: '' } as const
    })
  })
}

/** Files below a folder of the repository with one ending, sorted. */
export function filesIn(folder: string, ending: string): string[] {
  const found = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
  const names = found.filter((name) => name.endsWith(ending)).sort()
  return names.map((name) => `${folder}/${name.replaceAll(path.sep, '/')}`)
}

/** Passages of one API document, variables inserted. */
export function apiPassages(text: string, file: string): Passage[] {
  const lineCounter = new LineCounter()
  const passages: Passage[] = []
  const walk = (node: Node | null, key: string, about: string): void => {
    const line = lineCounter.linePos(node?.range?.[0] ?? 0).line
    if (isSeq<Node>(node)) {
      for (const item of node.items) if (!isScalar(item)) walk(item, key, about)
    } else if (isMap<Node, Node | null>(node)) {
      const limit = ['name', 'value', 'note'].flatMap((name) => node.get(name) ?? [])
      if (key === 'x-limits') passages.push({ file, line, kind: 'row', text: limit.join(' | '), about: '' })
      else for (const pair of node.items) visit(String(pair.key), pair.value, about)
    } else if (isScalar(node) && typeof node.value === 'string') {
      const shift = node.type === 'BLOCK_LITERAL' || node.type === 'BLOCK_FOLDED' ? line : line - 1
      const { value } = node
      const inner = MARKUP.test(value) ? passagesOf(parseMarkdown(value, 'md'), file) : [plain(file, value)]
      passages.push(...inner.map((one) => ({ ...one, line: one.line + shift, about: about.trim() })))
    }
  }
  const visit = (key: string, value: Node | null, about: string): void => {
    if (isMap(value) && key === 'x-enum-descriptions') {
      for (const pair of value.items) walk(pair.value as Node, 'description', `${about} ${String(pair.key)}`)
    } else if (!isScalar(value)) {
      const parent = about.split(' ').at(-1) ?? ''
      const isData = parent === 'examples' ? key === 'payload' : DATA.has(key) && parent !== 'properties'
      if (!isData) walk(value, key, `${parent} ${key}`)
    } else if (TEXTS.has(key)) walk(value, key, about)
  }
  walk(parseDocument(text, { lineCounter }).contents, '', '')
  return passages
}
