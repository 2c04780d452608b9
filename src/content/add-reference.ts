import { SiteProblems } from '../config/problem.ts'
import { allIds } from '../reference/checks/all-ids.ts'
import { codeTexts } from '../reference/code-texts.ts'
import { outlineOf } from '../reference/outline.ts'
import { searchEntries } from '../reference/search-entries.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { ApiDocument } from './api-document.ts'
import type { CompiledPage } from './compiled-page.ts'
import { lineOfHeading } from './first-heading.ts'
import { parseFenceOptions } from './markdown/fence-options.ts'
import { highlight } from './markdown/highlight.ts'
import { publishedDocument } from './published-document.ts'
import { type ReadingOfApis, readDocument } from './read-document.ts'

/**
 * Adds the reference of an API document to a compiled page: the model and its code for drawing, headings for the contents, texts for the
 * search.
 * @param page its file, relative to the site root, the language it is written in, and its text
 * @throws SiteProblems with everything that is wrong with the document, and for a heading of the page whose id the reference uses
 */
export async function addReference(
  compiled: CompiledPage,
  document: ApiDocument,
  reading: ReadingOfApis,
  page: { file: string; locale: string; text: string },
): Promise<CompiledPage> {
  const texts = textsOf(page.locale).reference
  const model = await readDocument(document, reading, page.locale)
  const { address, text: published } = publishedDocument(document, reading.variables)
  const outline = outlineOf(model, texts.sections)
  const ids = new Set([...outline, ...allIds(model)].map(({ id }) => id))
  const doubled = compiled.headings.filter(({ id }) => ids.has(id))
  if (doubled.length > 0) {
    throw new SiteProblems(
      doubled.map(({ id, value }) => ({
        file: page.file,
        ...lineOfHeading(page.text, value),
        message: `The page has a heading '${value}' with the id ${id}, which the reference uses: give it another one with [#id]`,
      })),
    )
  }
  const { options } = parseFenceOptions('')
  const codes: Record<string, string> = {}
  for (const { key, language, code } of codeTexts(model))
    codes[key] = await highlight(code, language, options)
  const entries = searchEntries(model, texts.sections).map((entry) => ({
    ...entry,
    key: `${entry.id}#${entry.heading}`,
  }))
  return {
    ...compiled,
    headings: [...compiled.headings, ...outline],
    sections: {
      ...compiled.sections,
      ...Object.fromEntries(entries.map(({ key, text: words }) => [key, words])),
    },
    sectionTypes: Object.fromEntries(
      entries.flatMap(({ key, type }) => (type === 'section' ? [] : [[key, type]])),
    ),
    sectionNames: Object.fromEntries(entries.flatMap(({ key, names }) => (names ? [[key, names]] : []))),
    reference: { model, codes, document: { address, bytes: Buffer.byteLength(published) } },
  }
}
