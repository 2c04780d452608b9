import { SiteProblems } from '../config/problem.ts'
import { allIds } from '../reference/checks/all-ids.ts'
import { codeTexts } from '../reference/code-texts.ts'
import type { ApiReference } from '../reference/model.ts'
import { outlineOf } from '../reference/outline.ts'
import { movedIds } from '../reference/pages/moved-ids.ts'
import { splitReference } from '../reference/pages/split-reference.ts'
import { plainText } from '../reference/plain-text.ts'
import { searchEntries } from '../reference/search-entries.ts'
import { sessionData } from '../reference/session-data.ts'
import { operationsOf } from '../reference/walk.ts'
import { isSplit, type SourcePage } from '../site/source.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { ApiDocument } from './api-document.ts'
import type { CompiledPage, DocumentNote } from './compiled-page.ts'
import type { DataFile } from './data-file.ts'
import { dataFile, operationFile } from './data-files.ts'
import { lineOfHeading } from './first-heading.ts'
import { highlightWhole } from './markdown/highlight.ts'
import { publishedDocument } from './published-document.ts'
import { type ReadingOfApis, readDocument } from './read-document.ts'

/**
 * Adds the reference of an API document to a compiled page, or the part of it that the page shows: the model and its code for drawing, headings for
 * the contents, texts for the search.
 * @param page the language it is written in, and its text
 * @throws SiteProblems with everything that is wrong with the document, and for a heading of the page whose id the reference uses
 */
export async function addReference(
  compiled: CompiledPage,
  document: ApiDocument,
  reading: ReadingOfApis,
  page: { source: SourcePage; locale: string; text: string },
): Promise<CompiledPage> {
  const texts = textsOf(page.locale).reference
  const whole = await readDocument(document, reading, page.locale)
  const model = shownOf(whole, page.source)
  const outline = outlineOf(model, texts.sections)
  const ids = new Set([...outline, ...allIds(whole)].map(({ id }) => id))
  const doubled = compiled.headings.filter(({ id }) => ids.has(id))
  if (doubled.length > 0) {
    throw new SiteProblems(
      doubled.map(({ id, value }) => ({
        file: page.source.file,
        ...lineOfHeading(page.text, value),
        message: `The page has a heading '${value}' with the id ${id}, which the reference uses: give it another one with [#id]`,
      })),
    )
  }
  const codes: Record<string, string> = {}
  for (const { key, language, code } of codeTexts(model)) codes[key] = await highlightWhole(code, language)
  const entries = searchEntries(model, texts.sections).map((entry) => ({
    ...entry,
    key: `${entry.id}#${entry.heading}`,
  }))
  const [group] = model.isGroup ? model.groups : []
  const moved = group ? {} : movedIds(model)
  const introduction = [group ? '' : compiled.sections[''], plainText((group ?? model).description)]
    .filter(Boolean)
    .join('\n')
  return {
    ...compiled,
    headings: [...(group ? [{ id: '', value: group.title, depth: 1 }] : compiled.headings), ...outline],
    sections: {
      // First, as on the page.
      ...(introduction !== '' && { '': introduction }),
      ...withoutTop(compiled.sections),
      ...Object.fromEntries(entries.map(({ key, text: words }) => [key, words])),
    },
    sectionTypes: Object.fromEntries(
      entries.flatMap(({ key, type }) => (type === 'section' ? [] : [[key, type]])),
    ),
    sectionNames: Object.fromEntries(entries.flatMap(({ key, names }) => (names ? [[key, names]] : []))),
    reference: {
      model,
      codes,
      operations: operationFiles(whole, model),
      ...(whole.messages.length > 0 && { session: dataFile('session', sessionData(whole)) }),
      ...(!group && { document: noteOf(whole, document, reading) }),
    },
    ...(Object.keys(moved).length > 0 && { moved }),
    ...(!model.index && model.groups.length > 1 && { canSplit: true }),
  }
}

/** A file for each operation that the page shows; together they hold every definition that samples and answers need, which the page of a group has not. */
function operationFiles(whole: ApiReference, shown: ApiReference): Record<string, DataFile> {
  return Object.fromEntries(
    operationsOf(shown).map((operation) => [operation.operationId, operationFile(whole, operation)]),
  )
}

function withoutTop({ '': _top, ...sections }: CompiledPage['sections']): CompiledPage['sections'] {
  return sections
}

function noteOf(
  { kind, title, version, about, description, servers: [server] }: ApiReference,
  document: ApiDocument,
  { variables }: ReadingOfApis,
): DocumentNote {
  const { address, text } = publishedDocument(document, variables)
  const [paragraph = ''] = description.split(/\n\s*\n/)
  return {
    address,
    bytes: Buffer.byteLength(text),
    title: `${title} ${version}`,
    description: about?.summary ?? (paragraph.replace(/\s+/g, ' ').trim() || title),
    type: kind === 'socket' ? 'AsyncAPI' : 'OpenAPI',
    ...(server && { server: server.url }),
  }
}

/** What a page shows of a document: all of it, or one of the pages that it is split into. */
function shownOf(whole: ApiReference, page: SourcePage): ApiReference {
  if (!isSplit(page)) return whole
  const { first, groups } = splitReference(whole)
  if (!page.group) return first
  const { slug } = page.group
  const group = groups.get(slug)
  if (!group) throw new Error(`The document ${whole.name} has no group ${slug}.`)
  return group
}
