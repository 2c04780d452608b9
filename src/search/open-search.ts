import { makeAnswer } from './answer/make-answer.ts'
import { Remembered } from './answer/remembered.ts'
import type { SearchData, SearchStart } from './data.ts'
import { type Outline, readOutline } from './index/outline.ts'
import type { SectionTexts } from './index/section-texts.ts'
import { splitTexts } from './index/split-texts.ts'
import type { Hits } from './index/term-index.ts'
import { wholeTexts } from './index/whole-texts.ts'
import { closestFirst } from './ranking/closeness.ts'
import { rank } from './ranking/rank.ts'
import type { RankedPage } from './ranking/rank-page.ts'
import { findWord, isFound, type WordHits } from './ranking/word-hits.ts'
import type { SearchAnswer, SearchSource, SiteSearch } from './results.ts'
import { CALLS, readCall } from './words/calls.ts'
import { type QueryWord, queryWords } from './words/query-words.ts'

/** A partial answer before this would only flicker. Milliseconds. */
const PATIENCE = 100
/** As the index says it of a name that is a section's own, in its spelling (`TermIndex.named`). */
const OWN_NAME = 4

/**
 * Opens the search of a site: loads its data and builds the index.
 * @throws Error when the data cannot be loaded or is none; nothing is remembered of it
 */
export async function openSearch({ address, base, load }: SearchSource): Promise<SiteSearch> {
  const loaded = await load(address)
  if (typeof loaded !== 'object' || loaded === null) throw new Error(`${address} holds no search data.`)
  if (!isStart(loaded)) {
    const data = loaded as SearchData
    return new IndexedSearch(readOutline(data), wholeTexts(data), base)
  }
  const outline = readOutline(loaded.pages)
  const loadPart = (part: string) => load(base + part.slice(1))
  return new IndexedSearch(outline, splitTexts(loaded, outline, loadPart), base, loaded.ahead)
}

/** Routes begin with `/`. */
function isStart(loaded: object): loaded is SearchStart {
  return 'volumes' in loaded
}

class IndexedSearch implements SiteSearch {
  private readonly outline: Outline
  private readonly texts: SectionTexts
  private readonly base: string
  private readonly ahead: boolean
  private readonly answers = new Remembered<SearchAnswer>()
  /** While a query is typed its first words stay; valid for so many indexes. */
  private readonly hits = new Remembered<WordHits>()
  private indexes = 0

  constructor(outline: Outline, texts: SectionTexts, base: string, ahead = false) {
    this.outline = outline
    this.texts = texts
    this.base = base
    this.ahead = ahead
  }

  async loadAhead(): Promise<void> {
    if (!this.ahead) return
    await this.texts.bringAll()
    // The first query of all costs several times what the next ones do: let it be one that nobody waits for.
    await this.ask(this.outline.pages.at(-1)?.title ?? '').catch(() => {})
  }

  async ask(query: string, onPartial?: (answer: SearchAnswer) => void): Promise<SearchAnswer> {
    const key = query.trim().replace(/\s+/g, ' ')
    const known = this.answers.get(key)
    if (known) return { ...known, query }
    const words = queryWords(query)
    const partial = () =>
      onPartial?.({ ...this.answer(query, words, this.rank(query, words)), complete: false })
    const timer = onPartial && setTimeout(partial, PATIENCE)
    try {
      const ranked = await this.rankCompletely(query, words)
      const answer = this.answer(query, words, ranked)
      this.answers.set(key, answer)
      return answer
    } finally {
      clearTimeout(timer)
    }
  }

  /** Brings what the query needs: words first, then the texts to show. */
  private async rankCompletely(query: string, words: readonly QueryWord[]): Promise<RankedPage[]> {
    await this.texts.bringWords(
      words.filter((word) => !word.isLetter || !isFound(this.find(word))),
      false,
      readCall(query) ? [CALLS] : [],
    )
    const missing = words.filter((word) => !isFound(this.find(word)))
    if (missing.length > 0) await this.texts.bringWords(missing, true)
    const ranked = this.rank(query, words)
    await this.texts.bringTexts(ranked.flatMap((page) => this.sectionsShown(page)))
    const required = words.filter((word) => word.required)
    const needles = required.map((word) => this.find(word).needles)
    return closestFirst(query, ranked, needles, this.outline, this.texts.textOf)
  }

  private rank(query: string, words: readonly QueryWord[]): RankedPage[] {
    const hits = words.map((word) => this.find(word))
    return rank(query, hits, this.named(query), this.outline)
  }

  /** Sections whose name the query is; of a call those that describe it best. */
  private named(query: string): Hits {
    const { indexes } = this.texts
    const call = readCall(query)
    const fits = call ? indexes.flatMap((index) => [...index.calledBy(call)]) : []
    const best = Math.max(...fits.map(([, fit]) => fit))
    const called = fits
      .filter(([, fit]) => fit === best)
      .map(([section]): [number, number] => [section, OWN_NAME])
    return new Map(called.length > 0 ? called : indexes.flatMap((index) => [...index.named(query)]))
  }

  /** Of a page that is shown itself the top as well. */
  private sectionsShown({ page, sections, showsPage }: RankedPage): number[] {
    const { first = 0 } = this.outline.pages[page] ?? {}
    return showsPage ? [first, ...sections] : sections
  }

  private answer(query: string, words: readonly QueryWord[], ranked: readonly RankedPage[]): SearchAnswer {
    const { outline, base, texts } = this
    const needles = words.map((word) => this.find(word).needles)
    return makeAnswer(query, ranked, { outline, base, needles, textOf: texts.textOf })
  }

  private find(word: QueryWord): WordHits {
    if (this.indexes !== this.texts.indexes.length) this.hits.clear()
    this.indexes = this.texts.indexes.length
    const key = `${word.required} ${word.isLetter} ${word.literal} ${word.accented}`
    const known = this.hits.get(key)
    if (known) return known
    const found = findWord(word, this.outline, this.texts.indexes)
    this.hits.set(key, found)
    return found
  }
}
