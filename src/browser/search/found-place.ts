/** Where an answer of the search leads, inside the section: noted when it is chosen, shown on arrival, also in another tab. */
import { fragmentTarget, reveal } from '../fragments/fragment.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { FOUND_KEY } from '../storage/storage-keys.ts'
import { readSection, type SectionText, withoutSpace } from './section-text.ts'

interface FoundPlace {
  href: string
  /** All that matched. */
  words: string[]
  /** What the excerpt shows around the first match, without white space. */
  before: string
  word: string
  after: string
  /** Milliseconds since 1970. */
  at: number
}

/** A page that takes longer is not the one that was chosen. Milliseconds. */
const ARRIVES_WITHIN = 30_000
/** Characters; enough to tell one place from another. */
const CONTEXT = 24
/** Marks of a section; a common word may stand there a thousand times. */
const MOST_MARKS = 200
/** As the style sheet of the list names it. */
const HIGHLIGHT = 'found'

let noted: FoundPlace | undefined

/** Notes what the option shows of the place it leads to. */
export function notePlace(option: HTMLAnchorElement): void {
  // Where the heading holds the whole word, the text may hold but a part of it.
  const marks = [...option.querySelectorAll('.excerpt mark, .title mark')]
  const [first] = marks.toSorted((a, b) => length(b) - length(a))
  const beside = (side: 'previousSibling' | 'nextSibling') =>
    withoutSpace(first?.[side]?.textContent ?? '').replaceAll('…', '')
  noted = {
    href: addressOf(option),
    words: [...new Set(marks.map(({ textContent }) => withoutSpace(textContent)))],
    before: beside('previousSibling').slice(-CONTEXT),
    word: withoutSpace(first?.textContent ?? ''),
    after: beside('nextSibling').slice(0, CONTEXT),
    at: Date.now(),
  }
  writeStored('local', FOUND_KEY, JSON.stringify(noted))
}

/** Shows the place that was noted, if this is its page: what hides it is opened, it is in view and marked. */
export function showPlace(): void {
  const place = noted ?? storedPlace()
  noted = undefined
  if (!place) return
  const isLate = Date.now() - place.at > ARRIVES_WITHIN
  const isHere = place.href === addressOf(location)
  // Else it is another tab's.
  if (isLate || isHere) writeStored('local', FOUND_KEY, null)
  if (isLate || !isHere) return
  const target = fragmentTarget(location.hash) ?? undefined
  if (!target && location.hash !== '') return
  const section = readSection(target)
  const range = rangeOf(place, section)
  if (!range) return
  bringIntoView(range)
  mark(range, section, place.words)
}

/** What is stored may be anything. */
function storedPlace(): FoundPlace | undefined {
  const text = readStored('local', FOUND_KEY)
  if (text === null) return undefined
  try {
    const stored: Partial<FoundPlace> = JSON.parse(text)
    const { href = '', words = [], before = '', word = '', after = '', at = 0 } = stored
    return { href, words: words.filter((one) => typeof one === 'string'), before, word, after, at }
  } catch {
    return undefined
  }
}

/** Hosts differ in the last slash. */
function addressOf({ pathname, hash }: Pick<Location, 'pathname' | 'hash'>): string {
  return pathname.replace(/\/$/, '') + hash
}

/** The place itself, where the page shows it as the excerpt does; else the first place of the word. */
function rangeOf({ before, word, after, words }: FoundPlace, section: SectionText): Range | undefined {
  for (const [start, end] of [
    [before, after],
    [before, ''],
    ['', after],
    ['', ''],
  ] as const) {
    const at = word === '' ? -1 : section.text.indexOf(start + word + end)
    if (at >= 0) return section.range(at + start.length, at + start.length + word.length)
  }
  const other = words.find((one) => section.text.includes(one))
  const at = other === undefined ? -1 : section.text.indexOf(other)
  return other === undefined ? undefined : section.range(at, at + other.length)
}

function bringIntoView(range: Range): void {
  const element = range.startContainer.parentElement
  if (!element) return
  reveal(element)
  element.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  scrollSideways(element, range)
  const { top, bottom } = range.getBoundingClientRect()
  const free = Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) || 0
  // Of a long paragraph the word may be elsewhere.
  if (top < free || bottom > innerHeight) scrollBy({ top: top - innerHeight / 2, behavior: 'instant' })
}

/** Long lines of code, and wide tables, scroll in themselves. */
function scrollSideways(element: Element, range: Range): void {
  for (let area: Element | null = element; area; area = area.parentElement) {
    if (area.scrollWidth <= area.clientWidth) continue
    const box = area.getBoundingClientRect()
    const { left, right } = range.getBoundingClientRect()
    if (left < box.left || right > box.right) area.scrollLeft += (left + right - box.left - box.right) / 2
  }
}

/** Marks the place, and the other words of the section that begin like what was found. */
function mark(place: Range, { text, range }: SectionText, words: readonly string[]): void {
  // Browsers of before 2025 mark nothing.
  if (!('highlights' in CSS)) return
  const ranges = [place]
  for (const word of words) {
    for (let at = text.indexOf(word); at >= 0 && word !== ''; at = text.indexOf(word, at + word.length)) {
      if (ranges.length === MOST_MARKS) break
      const found = range(at, at + word.length)
      if (isWordStart(found)) ranges.push(found)
    }
  }
  CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges))
}

function isWordStart({ startContainer, startOffset }: Range): boolean {
  return !/[\p{L}\p{N}]$/u.test(startContainer.textContent?.slice(0, startOffset) ?? '')
}

function length({ textContent }: Element): number {
  return textContent?.length ?? 0
}
