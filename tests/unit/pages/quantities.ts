import type { Passage } from './passages.ts'
import { sentencesOf } from './sentences.ts'

/** One entry of tests/data/quantities.yaml. */
export interface Quantity {
  name: string
  about: string
  in?: string
  units: string[]
  values: string[]
  least: number
}

/** A measure that a page states about a quantity. */
export interface Statement {
  quantity: Quantity
  file: string
  line: number
  text: string
  /** As written: `7 days`. */
  written: string
  holds: boolean
}

/** Spellings of a unit, and how many of the smallest unit of its kind it is. */
const UNITS: Record<string, [spelling: string, size: number]> = {
  millisecond: ['ms|milliseconds?', 0.001],
  second: ['s|seconds?', 1],
  minute: ['min|minutes?', 60],
  hour: ['h|hours?', 3600],
  day: ['days?', 86_400],
  week: ['weeks?', 604_800],
  month: ['months?', 2_592_000],
  'business day': ['(?:business|working) days?', 1],
  MB: ['MB|megabytes?', 1],
  GB: ['GB|gigabytes?', 1000],
  word: ['words?', 1],
  character: ['characters?', 1],
  'times real time': ['times real time', 1],
  'in a request': ['in (?:a|one) request', 1],
  'request a second': ['(?:(?:API )?requests? )?(?:a|per|each|in an?|in one) second', 1],
}

const WORDS = 'one two three four five six seven eight nine ten eleven twelve'.split(' ')
const ROUND: Record<string, number> = {
  fourteen: 14,
  fifteen: 15,
  thirty: 30,
  sixty: 60,
  a: 1,
  an: 1,
  each: 1,
}
const NUMBER = `\\d+(?:[,.]\\d+)*|(?:half an|${[...WORDS, ...Object.keys(ROUND)].join('|')})(?=[\\s-])`

/** Every statement about the quantities in these passages. */
export function statementsAbout(quantities: readonly Quantity[], passages: readonly Passage[]): Statement[] {
  const searches = quantities.map((quantity) => ({
    quantity,
    about: new RegExp(quantity.about, 'i'),
    place: new RegExp(quantity.in ?? '^'),
    truths: quantity.values.flatMap((value) => measuresIn(value, quantity.units)),
  }))
  return passages.flatMap((passage) =>
    clausesOf(passage).flatMap(({ text, context }) =>
      searches.flatMap(({ quantity, about, place, truths }) => {
        if (!place.test(passage.file) || !about.test(`${context} › ${text}`)) return []
        return measuresIn(text, quantity.units).map(({ written, size }) => {
          const holds = truths.some((truth) => Math.abs(truth.size - size) < 1e-9)
          return { quantity, file: passage.file, line: passage.line, text, written, holds }
        })
      }),
    ),
  )
}

/** Sentences of a text, or clauses of each cell of a row: the first cell says what they are about. */
function clausesOf({ kind, text, about }: Passage): { text: string; context: string }[] {
  if (kind !== 'row') return sentencesOf(text).map((sentence) => ({ text: sentence, context: about }))
  const [subject = '', ...cells] = text.split(' | ')
  const clauses = cells.flatMap(sentencesOf).flatMap((sentence) => sentence.split(/;\s/))
  return [subject, ...clauses].map((clause) => ({ text: clause, context: `${about} › ${subject} |` }))
}

function measuresIn(text: string, units: readonly string[]): { written: string; size: number }[] {
  return units.flatMap((unit) => {
    const [spelling, factor] = UNITS[unit] ?? []
    if (spelling === undefined || factor === undefined) throw new Error(`There is no unit '${unit}'`)
    const range = `(?:(${NUMBER})\\s*(?:to|or|and|–|-)\\s*)?`
    const search = new RegExp(`(?<![\\w.])${range}(${NUMBER})[\\s-]*(?:${spelling})\\b`, 'gi')
    return [...text.matchAll(search)].flatMap(([written, from, to = '']) =>
      [from, to].flatMap((number) =>
        number === undefined ? [] : [{ written, size: numberOf(number) * factor }],
      ),
    )
  })
}

function numberOf(number: string): number {
  const word = number.toLowerCase()
  if (word === 'half an') return 0.5
  if (WORDS.includes(word)) return WORDS.indexOf(word) + 1
  return ROUND[word] ?? Number(word.replaceAll(',', ''))
}
