import { collectProblems, type Problem, SiteProblems } from '../config/problem.ts'
import { plainLines } from '../reference/plain-text.ts'
import type { Change } from '../reference/versions/change.ts'
import { differences, noteMistakes } from '../reference/versions/differences.ts'
import type { ReferenceTexts } from '../texts/reference-texts.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { ApiDocument } from './api-document.ts'
import type { CompiledPage } from './compiled-page.ts'
import { CODE_MARK } from './markdown/search-sections.ts'
import { type ReadingOfApis, readDocument } from './read-document.ts'

/**
 * Adds the differences of two API documents to a compiled page.
 * @param locale of the page's file
 * @throws SiteProblems when a breaking change has no note of its author, when a note belongs to no change, and when the newer document does not
 * say that it takes the place of the older one
 */
export async function addChanges(
  compiled: CompiledPage,
  [from, to]: readonly [ApiDocument, ApiDocument],
  reading: ReadingOfApis,
  locale: string,
): Promise<CompiledPage> {
  const texts = textsOf(locale).reference
  const mistakes: Problem[] = []
  const older = await collectProblems(mistakes, () => readDocument(from, reading, locale))
  const newer = await collectProblems(mistakes, () => readDocument(to, reading, locale))
  if (!older || !newer) throw new SiteProblems(mistakes)
  const { file } = to
  if (newer.replaces !== older.name) {
    throw new SiteProblems([
      {
        file,
        keyPath: '/x-replaces-document',
        message: `A page compares this document with ${older.name}`,
        expected: older.name,
        received: newer.replaces ?? 'nothing',
      },
    ])
  }
  const changes = differences(older, newer, texts)
  const { missing, unused } = noteMistakes(changes, newer)
  const problems = [
    ...missing.map((id) => ({
      file,
      keyPath: '/x-migration',
      message: `A breaking change has no note: ${id}`,
    })),
    ...unused.map((id) => ({ file, keyPath: '/x-migration', message: `A note belongs to no change: ${id}` })),
  ]
  if (problems.length > 0) throw new SiteProblems(problems)
  return {
    ...compiled,
    changes: { ...compiled.changes, [newer.name]: changes },
    sections: withChanges(compiled, newer.name, changes, texts),
  }
}

/** The sections with what the search knows of the differences. They name much and explain little, so their words weigh as those of code. */
function withChanges(
  { sections, changesIn = {} }: CompiledPage,
  newer: string,
  changes: readonly Change[],
  { versionChanges: { what: words } }: ReferenceTexts,
): CompiledPage['sections'] {
  const lines = changes.map(({ operation, what, note, before, after }) =>
    plainLines(`${operation}: ${words[what]}`, note, before, after),
  )
  const key = changesIn[newer] ?? changesIn[''] ?? ''
  const known = lines.filter(Boolean).join('\n')
  return { ...sections, [key]: [sections[key], CODE_MARK + known + CODE_MARK].filter(Boolean).join('\n') }
}
