import { OPEN_FOLDER } from '../config/hosting.ts'
import { exactJson } from '../reference/exact-json.ts'
import { DocumentSource } from '../reference/readers/document-source.ts'
import type { SourcePage } from '../site/source.ts'
import { type ApiDocument, findApiDocument, inserted } from './api-document.ts'
import { insertVariables, type Variables } from './variables.ts'

/** An API document as readers get it. */
export interface PublishedDocument {
  /** Without base path; the same for as long as the document has its name. */
  address: string
  /** Variables inserted, complete without any other file. */
  text: string
}

/**
 * The document for other programs: as its author wrote it, or, where it refers to other files, joined with them. That is JSON then, which is YAML as well,
 * so that the address does not depend on it.
 * @throws SiteProblems for unknown variables
 */
export function publishedDocument(document: ApiDocument, variables: Variables): PublishedDocument {
  const { text, file, others } = inserted(document, (content, path) =>
    insertVariables(content, variables, path),
  )
  const address = file.replace(/^apis\//, OPEN_FOLDER).replace(/\.yml$/, '.yaml')
  if (Object.keys(others).length === 0) return { address, text }
  const source = new DocumentSource(text, file, others)
  return { address, text: `${exactJson(source.data, source.digitsAt(''), 2)}\n` }
}

/**
 * The documents that pages show.
 * @param root absolute path of the site
 * @param pages without mistakes
 * @returns texts by address
 * @throws SiteProblems for unknown variables
 */
export async function publishedDocuments(
  root: string,
  pages: Iterable<SourcePage>,
  variables: Variables,
): Promise<Map<string, string>> {
  const names = new Set([...pages].flatMap(({ frontMatter }) => frontMatter.api ?? []))
  const documents = await Promise.all([...names].map((name) => findApiDocument(root, name)))
  return new Map(
    documents.flatMap((document) => {
      if (!document) return []
      const { address, text } = publishedDocument(document, variables)
      return [[address, text] as const]
    }),
  )
}
