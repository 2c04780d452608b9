/** Everything that is on a page is in the search: each sentence of the written pages leads back to its page. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { SearchData } from '../../src/search/data.ts'
import { openSearch } from '../../src/search/open-search.ts'
import { english } from '../../src/texts/english.ts'
import { buildOnce } from './build-once.ts'
import { expect, test } from './site.ts'
import { rarestWords, visibleSentences, wordsOf } from './visible-sentences.ts'

/** What is no sentence: a pattern of a field, format and size of a document. */
const NO_SENTENCE = /^Pattern: |, \d+ kB$/
/** An answer has no more pages. When more than so many hold the words, three words do not tell one page from the others. */
const SHOWN = 5

test('R4.03, SRQ-13: 99 of 100 sentences of all pages lead back to their page by their three rarest words', {
  tag: '@build',
}, async () => {
  const dist = await buildOnce('product', '')
  const data: SearchData = JSON.parse(await readFile(join(dist, 'search/en-US.json'), 'utf8'))
  const search = await openSearch({ address: '/', base: '/', load: async () => data })
  const sentences = new Map<string, Set<string>>()
  const pagesWith = new Map<string, Set<string>>()
  for (const [route, { hidden }] of Object.entries(data)) {
    if (hidden) continue
    for (const sentence of visibleSentences(await readFile(join(dist, route, 'index.html'), 'utf8'))) {
      if (!NO_SENTENCE.test(sentence)) addTo(sentences, sentence, route)
      for (const word of wordsOf(sentence)) addTo(pagesWith, word, route)
    }
  }
  // Words of applications are on no page.
  const { applications: _loaded, ...onPages } = english
  const ours = new Set(wordsOf(interfaceTexts(onPages).join(' ')))
  const lost: string[] = []
  let asked = 0
  for (const [sentence, routes] of sentences) {
    const words = rarestWords(sentence, pagesWith, ours)
    if (words.length < 3) continue
    const pages = words.map((word) => pagesWith.get(word) ?? new Set())
    const withAll = [...(pages[0] ?? [])].filter((route) => pages.every((each) => each.has(route)))
    if (withAll.length > SHOWN) continue
    asked += 1
    const { groups } = await search.ask(words.join(' '))
    if (!groups.some(({ route }) => routes.has(route)))
      lost.push(`${[...routes][0]}: ${words.join(' ')}: ${sentence}`)
  }
  expect(asked).toBeGreaterThan(2_500)
  // The others lose to pages that say the same in fewer words, or for a newer version.
  expect(lost.length / asked, lost.join('\n')).toBeLessThan(0.01)
})

function addTo(map: Map<string, Set<string>>, key: string, value: string): void {
  map.set(key, (map.get(key) ?? new Set()).add(value))
}

/** What the site says by itself; of a sentence with a number or a name, the code that makes it. */
function interfaceTexts(texts: unknown): string[] {
  if (typeof texts === 'string') return [texts]
  if (typeof texts === 'function') return [String(texts)]
  return typeof texts === 'object' && texts !== null ? Object.values(texts).flatMap(interfaceTexts) : []
}
