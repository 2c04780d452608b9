import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nearest } from '../config/nearest.ts'
import { SiteProblems } from '../config/problem.ts'
import { referencedFiles } from '../reference/readers/referenced-files.ts'
import type { SourcePage } from '../site/source.ts'

/** An API document as it lies on disk, variables not inserted yet. */
export interface ApiDocument {
  text: string
  /** Path relative to the site root. */
  file: string
  /** Texts of the files below `apis/` that it refers to, directly or by way of another one, by their paths. */
  others: Record<string, string>
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
  const read = (name: string, keyPath: string) => findApiDocument(root, name, { file, keyPath })
  return {
    ...(api !== undefined && { api: await read(api, 'api') }),
    ...(changes && {
      changes: [await read(changes.from, 'changes.from'), await read(changes.to, 'changes.to')],
    }),
  }
}

/** Services export their documents as either; the first one counts. */
const EXTENSIONS = ['yaml', 'yml', 'json']

async function findApiDocument(
  root: string,
  name: string,
  place: { file: string; keyPath: string },
): Promise<ApiDocument> {
  for (const extension of EXTENSIONS) {
    const file = `apis/${name}.${extension}`
    const text = await readIfThere(root, file)
    if (text !== undefined) return { text, file, others: await referencedTexts(root, { text, file }) }
  }
  const files = await readdir(path.join(root, 'apis')).catch(() => [])
  const near = nearest(
    name,
    files.map((found) => found.replace(/\.[a-z]+$/, '')),
  )
  const problem = { ...place, message: `There is no API document apis/${name}.yaml`, received: name }
  throw new SiteProblems([{ ...problem, ...(near !== undefined && { nearest: near }) }])
}

async function referencedTexts(
  root: string,
  main: { text: string; file: string },
): Promise<Record<string, string>> {
  const found: Record<string, string> = {}
  const open = referencedFiles(main.text, main.file)
  for (let file = open.shift(); file !== undefined; file = open.shift()) {
    if (file === main.file || file in found) continue
    const text = await readIfThere(root, file)
    if (text === undefined) continue
    found[file] = text
    open.push(...referencedFiles(text, file))
  }
  return found
}

/** A file that is missing is told where the document is read, with the line of the reference. */
function readIfThere(root: string, file: string): Promise<string | undefined> {
  return readFile(path.join(root, file), 'utf8').catch(() => undefined)
}
