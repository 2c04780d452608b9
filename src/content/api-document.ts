import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nearest } from '../config/nearest.ts'
import { SiteProblems } from '../config/problem.ts'
import type { SourcePage } from '../site/source.ts'

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
}

/** @throws SiteProblems for a name that no document has, with the nearest one */
export async function documentsOf(root: string, { frontMatter, file }: SourcePage): Promise<PageDocuments> {
  const { api, changes } = frontMatter
  const read = (name: string, keyPath: string) => readApiDocument(root, name, { file, keyPath })
  return {
    ...(api !== undefined && { api: await read(api, 'api') }),
    ...(changes && {
      changes: [await read(changes.from, 'changes.from'), await read(changes.to, 'changes.to')],
    }),
  }
}

async function readApiDocument(
  root: string,
  name: string,
  place: { file: string; keyPath: string },
): Promise<ApiDocument> {
  const file = `apis/${name}.yaml`
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined)
  if (text !== undefined) return { text, file }
  const files = await readdir(path.join(root, 'apis')).catch(() => [])
  const near = nearest(
    name,
    files.map((found) => found.replace(/\.yaml$/, '')),
  )
  const problem = { ...place, message: `There is no API document ${file}`, received: name }
  throw new SiteProblems([{ ...problem, ...(near !== undefined && { nearest: near }) }])
}
