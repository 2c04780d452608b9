import { nearest } from '../../../src/config/nearest.ts'
import type { Mention } from './test-names.ts'

/** What `tests/data/requirements.json` holds: texts by id in four tables, and notes by id. */
export interface Requirements {
  requirements: Record<string, string>
  cases: Record<string, string>
  complaints: Record<string, string>
  faults: Record<string, string>
  /** Why a requirement has no test, or what is missing of one that is partly done. */
  notes: Record<string, string>
}

const INTRODUCTION = `# Requirements and their tests

Every requirement and the tests that prove it. A requirement without a note is done.

This file is written from \`tests/data/requirements.json\` and from the names of tests: a test whose name begins with \`R3.07, SID-05: …\` proves these
two. \`npx vitest run tests/unit/docs/requirements.test.ts -u\` writes it again.`

/** The whole of `docs/requirements.md`. */
export function writeDocument(data: Requirements, mentions: readonly Mention[]): string {
  const table = (about: string, texts: Record<string, string>): string => {
    const rows = Object.entries(texts).map(
      ([id, text]) => `| ${id} | ${text} | ${proofOf(id, data, mentions)} |`,
    )
    return [`| id | ${about} | tests |`, '|---|---|---|', ...rows].join('\n')
  }
  return `${[
    INTRODUCTION,
    table('requirement', data.requirements),
    '## Behaviour of the theme, case by case',
    'The edge cases behind the requirements. Tests, code and decisions use these ids.',
    table('what it is about', data.cases),
    '## Complaints about other documentation sites',
    'Each became a test.',
    table('what was seen', data.complaints),
    '## Faults of this site',
    'Found by hostile use. Each became a test, with others of its kind.',
    table('what happened', data.faults),
  ].join('\n\n')}\n`
}

/** Requirements that nothing proves, names of tests with an id that does not exist, and notes on one. */
export function findProblems(data: Requirements, mentions: readonly Mention[]): string[] {
  const ids = [data.requirements, data.cases, data.complaints, data.faults].flatMap((texts) =>
    Object.keys(texts),
  )
  const unknown = (id: string) => `there is no requirement ${id}; nearest: ${nearest(id, ids)}`
  const proven = new Set(mentions.map(({ id }) => id))
  return [
    ...mentions.flatMap(({ id, file, line }) =>
      ids.includes(id) ? [] : [`${file}:${line}: ${unknown(id)}`],
    ),
    ...Object.keys(data.notes).flatMap((id) => (ids.includes(id) ? [] : [`notes: ${unknown(id)}`])),
    ...ids.flatMap((id) =>
      proven.has(id) || id in data.notes
        ? []
        : [`Requirement ${id} has no test: begin the name of one with its id, or add a note that says why`],
    ),
  ]
}

function proofOf(id: string, { notes }: Requirements, mentions: readonly Mention[]): string {
  const files = new Set(mentions.flatMap((mention) => (mention.id === id ? [`\`${mention.file}\``] : [])))
  const note = notes[id] === undefined ? [] : [notes[id]]
  return [...note, ...files].join(' ')
}
