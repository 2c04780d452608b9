import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nearest } from '../config/nearest.ts'
import type { Problem } from '../config/problem.ts'
import type { SourcePage } from '../site/source.ts'
import { lineOfKey } from './front-matter.ts'

/** An API document as it lies on disk, variables not inserted yet. */
export interface ApiDocument {
  text: string
  /** Path relative to the site root. */
  file: string
}

/** The documents that the front matter of a page names. */
export interface PageDocuments {
  /** `api: nerd` is `apis/nerd.yaml`. */
  api?: ApiDocument
  /** `changes: { from, to }`. */
  changes?: readonly [ApiDocument, ApiDocument]
  /** Names that no document has, each with the nearest one. */
  problems: readonly Problem[]
}

/**
 * Reads the texts of the documents of a page.
 * @param text of the page
 */
export async function documentsOf(
  root: string,
  { frontMatter, file }: SourcePage,
  text: string,
): Promise<PageDocuments> {
  const problems: Problem[] = []
  const read = async (name: string | undefined, keyPath: string): Promise<ApiDocument | undefined> => {
    if (name === undefined) return undefined
    const document = `apis/${name}.yaml`
    const content = await readFile(path.join(root, document), 'utf8').catch(() => undefined)
    if (content !== undefined) return { text: content, file: document }
    const message = `There is no API document ${document}`
    const place = { file, ...lineOfKey(text, keyPath), keyPath }
    problems.push({ ...place, message, received: name, ...(await nearestDocument(root, name)) })
    return undefined
  }
  const api = await read(frontMatter.api, 'api')
  const from = await read(frontMatter.changes?.from, 'changes.from')
  const to = await read(frontMatter.changes?.to, 'changes.to')
  return { ...(api && { api }), ...(from && to && { changes: [from, to] }), problems }
}

async function nearestDocument(root: string, name: string): Promise<Pick<Problem, 'nearest'>> {
  const files = await readdir(path.join(root, 'apis')).catch(() => [])
  const near = nearest(
    name,
    files.map((found) => found.replace(/\.yaml$/, '')),
  )
  return near === undefined ? {} : { nearest: near }
}
