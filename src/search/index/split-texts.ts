import { type SearchStart, type SearchTexts, type SearchVolume, splitKey } from '../data.ts'
import type { EntryType } from '../results.ts'
import type { QueryWord } from '../words/query-words.ts'
import type { Outline, Section } from './outline.ts'
import { isSmall } from './page-sections.ts'
import type { SectionTexts } from './section-texts.ts'
import { TermIndex } from './term-index.ts'

/** Of one word; a beginning that stands in more volumes is too short to say much. */
const MOST_VOLUMES = 4
/** Of a word of one or two letters, with which too many begin: the one it would stand in, which may end before it, and the next. */
const MOST_OF_SHORT = 2
/** Parts fetched at a time before anybody asks for them. */
const AT_ONCE = 4
/** Letters that a word with typing errors shares with the right one. */
const ALIKE = 3
const SHORTEST_BEGINNING = 3

/**
 * Texts of a large site: the volumes that hold a query's words are loaded when it is asked, the texts of pages when they are shown.
 * @param load reads a part; a part that fails is asked for again next time
 */
export function splitTexts(
  { volumes, texts }: Pick<SearchStart, 'volumes' | 'texts'>,
  { sections }: Outline,
  load: (address: string) => Promise<unknown>,
): SectionTexts {
  const indexes: TermIndex[] = []
  const loaded = new Map<number, string>()
  const here = new Map<string, Promise<void> | true>()

  const bring = (address: string, take: (part: unknown) => void): Promise<void> | undefined => {
    const known = here.get(address)
    if (known !== undefined) return known === true ? undefined : known
    const coming = load(address).then(
      (part) => {
        take(part)
        here.set(address, true)
      },
      (error: unknown) => {
        here.delete(address)
        throw error
      },
    )
    here.set(address, coming)
    return coming
  }

  const bringVolume = (address: string) =>
    bring(address, (part) => indexes.push(indexOf(part, sections.length)))
  const bringFile = (address: string, first: number) =>
    bring(address, (part) => {
      for (const [index, text] of (part as SearchTexts).entries())
        loaded.set(first + index, ofSection(text, sections[first + index]))
    })

  return {
    indexes,
    bringWords(words, nearly, beginnings = []) {
      const all = [...beginnings, ...words.flatMap((word) => beginningsOf(word, nearly))]
      const addresses = new Set(all.flatMap((one) => volumesFrom(one, volumes).map(([, address]) => address)))
      return together([...addresses].map(bringVolume))
    },
    bringTexts(wanted) {
      const files = new Map(wanted.flatMap((section) => fileOf(section, texts)))
      return together([...files].map(([address, first]) => bringFile(address, first)))
    },
    async bringAll() {
      let first = 0
      const files = texts.map(([count, address]) => {
        first += count
        return { address, first: first - count }
      })
      const parts = [
        ...volumes.map(
          ([, address]) =>
            () =>
              bringVolume(address),
        ),
        ...files.map((file) => () => bringFile(file.address, file.first)),
      ]
      const one = async () => {
        for (let part = parts.shift(); part; part = parts.shift()) await part()
      }
      await Promise.all(Array.from({ length: AT_ONCE }, one)).catch(() => {
        // Whoever needs it asks again.
        parts.length = 0
      })
    },
    textOf: (section) => loaded.get(section) ?? '',
  }
}

function indexOf(part: unknown, sections: number): TermIndex {
  return new TermIndex(new Map(Object.entries(part as SearchVolume)), sections)
}

function together(coming: readonly (Promise<void> | undefined)[]): Promise<void> | undefined {
  const awaited = coming.filter((one) => one !== undefined)
  return awaited.length === 0 ? undefined : Promise.all(awaited).then(() => undefined)
}

/** How terms begin that may stand for a word. */
function beginningsOf(
  { literal, whole, accented, stems, root, parts, pairs }: QueryWord,
  nearly: boolean,
): string[] {
  if (nearly) return [whole.slice(0, ALIKE)]
  if (pairs.length > 0) return pairs
  return [literal, whole, accented, ...stems, ...(root === '' ? [] : [root]), ...parts]
}

/** The volume in which a word would stand, and those after it with words that begin so. */
function volumesFrom(beginning: string, volumes: SearchStart['volumes']): SearchStart['volumes'] {
  const after = volumes.findIndex(([first]) => first > beginning)
  const from = Math.max(0, (after === -1 ? volumes.length : after) - 1)
  const isShort = beginning.length < SHORTEST_BEGINNING
  return volumes
    .slice(from, from + (isShort ? MOST_OF_SHORT : MOST_VOLUMES))
    .filter(([first], index) => index === 0 || first.startsWith(beginning))
}

/** The text of a section as it came. What a small one is, and is called, is known from now on. */
function ofSection(text: string, section: Section | undefined): string {
  if (section === undefined || !isSmall(section.type)) return text
  const end = text.indexOf('\n')
  const [type = '', key = ''] = /^(\S+) (.*)/.exec(text.slice(0, end))?.slice(1) ?? []
  Object.assign(section, splitKey(key), { type: type as EntryType })
  return text.slice(end + 1)
}

/** Address of the file with a section's text, and the number of the file's first section. */
function fileOf(section: number, texts: SearchStart['texts']): [string, number][] {
  let first = 0
  for (const [count, address] of texts) {
    if (section < first + count) return [[address, first]]
    first += count
  }
  return []
}
