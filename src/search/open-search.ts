import { makeAnswer } from './answer/make-answer.ts'
import { Remembered } from './answer/remembered.ts'
import type { SearchData, SearchStart, SearchWhole } from './data.ts'
import { type Outline, readOutline } from './index/outline.ts'
import type { SectionTexts } from './index/section-texts.ts'
import { splitTexts } from './index/split-texts.ts'
import { SynonymGroups } from './index/synonym-groups.ts'
import type { Hits } from './index/term-index.ts'
import { wholeTexts } from './index/whole-texts.ts'
import { addSynonyms, synonymsNeeded } from './ranking/add-synonyms.ts'
import { closestFirst } from './ranking/closeness.ts'
import { merge } from './ranking/combine-hits.ts'
import { rank } from './ranking/rank.ts'
import type { RankedPage } from './ranking/rank-page.ts'
import { findWord, ignoreUnknown, isFound, type WordHits } from './ranking/word-hits.ts'
import type { SearchAnswer, SearchSource, SiteSearch } from './results.ts'
import { CALLS, readCall } from './words/calls.ts'
import { type QueryWord, queryWords } from './words/query-words.ts'
import type { Synonyms } from './words/synonyms.ts'

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
    const { pages, synonyms } = isWhole(loaded) ? loaded : { pages: loaded as SearchData, synonyms: [] }
    return new IndexedSearch(readOutline(pages), wholeTexts(pages), base, new SynonymGroups(synonyms))
  }
  const outline = readOutline(loaded.pages)
  const loadPart = (part: string) => load(base + part.slice(1))
  const groups = loaded.synonyms
  const synonyms = new SynonymGroups([], groups === undefined ? undefined : () => loadPart(groups))
  return new IndexedSearch(outline, splitTexts(loaded, outline, loadPart), base, synonyms, loaded.ahead)
}

/** Routes begin with `/`. */
function isStart(loaded: object): loaded is SearchStart {
  return 'volumes' in loaded
}

function isWhole(loaded: object): loaded is SearchWhole {
  return 'pages' in loaded
}

class IndexedSearch implements SiteSearch {
  private readonly outline: Outline
  private readonly texts: SectionTexts
  private readonly base: string
  private readonly synonyms: SynonymGroups
  private readonly ahead: boolean
  private readonly answers = new Remembered<SearchAnswer>()
  /** While a query is typed its first words stay; valid for so many indexes. */
  private readonly hits = new Remembered<WordHits>()
  private indexes = 0

  constructor(outline: Outline, texts: SectionTexts, base: string, synonyms: SynonymGroups, ahead = false) {
    this.outline = outline
    this.texts = texts
    this.base = base
    this.synonyms = synonyms
    this.ahead = ahead
  }

  async loadAhead(): Promise<void> {
    if (!this.ahead) return
    await Promise.all([this.texts.bringAll(), this.synonyms.bringAll()?.catch(() => {})])
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
    const own = words.filter((word) => !word.isLetter || !isFound(this.find(word)))
    await Promise.all([
      this.synonyms.bring(words),
      this.texts.bringWords(own, false, readCall(query) ? [CALLS] : []),
    ])
    const others = this.synonymsNeeded(words).flatMap((one) => one.others.flat())
    await this.texts.bringWords(others, false)
    const missing = words.filter((word) => !isFound(this.find(word)))
    if (missing.length > 0) await this.texts.bringWords(missing, true)
    const ranked = this.rank(query, words)
    await this.texts.bringTexts(ranked.flatMap((page) => this.sectionsShown(page)))
    const required = this.findAll(words).filter((word) => word.required)
    const needles = required.map((word) => word.needles)
    return closestFirst(query, ranked, needles, this.outline, this.texts.textOf)
  }

  private rank(query: string, words: readonly QueryWord[]): RankedPage[] {
    const hits = this.findAll(words)
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
    if (called.length > 0) return new Map(called)
    const names = [query, ...this.synonymsOf(query)]
    return merge(names.map((name) => new Map(indexes.flatMap((index) => [...index.named(name)]))))
  }

  /** Other words for a whole query. */
  private synonymsOf(query: string): string[] {
    const words = queryWords(query)
    const whole = this.synonyms.of(words).filter(({ places }) => places.length === words.length)
    return whole.flatMap(({ others }) => others.map((other) => other.map(({ literal }) => literal).join(' ')))
  }

  /** Of a page that is shown itself the top as well. */
  private sectionsShown({ page, sections, showsPage }: RankedPage): number[] {
    const { first = 0 } = this.outline.pages[page] ?? {}
    return showsPage ? [first, ...sections] : sections
  }

  private answer(query: string, words: readonly QueryWord[], ranked: readonly RankedPage[]): SearchAnswer {
    const { outline, base, texts } = this
    const needles = this.findAll(words).map((word) => word.needles)
    return makeAnswer(query, ranked, { outline, base, needles, textOf: texts.textOf })
  }

  private findAll(words: readonly QueryWord[]): readonly WordHits[] {
    const own = words.map((word) => this.find(word))
    const synonyms = this.synonymsNeeded(words)
    return ignoreUnknown(addSynonyms(own, synonyms, (word) => this.find(word), this.outline))
  }

  private synonymsNeeded(words: readonly QueryWord[]): Synonyms[] {
    const own = words.map((word) => this.find(word))
    return synonymsNeeded(
      this.synonyms.of(words, (place) => own[place]?.isMisspelt ?? false),
      own,
    )
  }

  private find(word: QueryWord): WordHits {
    if (this.indexes !== this.texts.indexes.length) this.hits.clear()
    this.indexes = this.texts.indexes.length
    const key = `${word.required} ${word.isFiller} ${word.isWhole} ${word.isLetter} ${word.literal} ${word.accented}`
    const known = this.hits.get(key)
    if (known) return known
    const found = findWord(word, this.outline, this.texts.indexes)
    this.hits.set(key, found)
    return found
  }
}
