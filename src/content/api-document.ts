import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { nearest } from '../config/nearest.ts'
import type { Problem } from '../config/problem.ts'
import { referencedFiles } from '../reference/readers/referenced-files.ts'
import type { SourcePage } from '../site/source.ts'
import { lineOfKey } from './front-matter.ts'

/** An API document as it lies on disk, variables not inserted yet. */
export interface ApiDocument {
  text: string
  /** Path relative to the site root. */
  file: string
  /** Texts of the files below `apis/` that it refers to, directly or by way of another one, by their paths. */
  others: Record<string, string>
}

/**
 * A document with its variables inserted into each of its files.
 * @param insert gets the text of a file and its path
 */
export function inserted(
  { text, file, others }: ApiDocument,
  insert: (text: string, file: string) => string,
): ApiDocument {
  const parts = Object.entries(others).map(([path, content]) => [path, insert(content, path)])
  return { file, text: insert(text, file), others: Object.fromEntries(parts) }
}

/** The documents that the front matter of a page names. */
export interface PageDocuments {
  /** `api: nerd` is `apis/nerd.yaml`. */
  api?: ApiDocument
  /** `changes: { from, to }`, or a list of such. */
  changes: readonly (readonly [ApiDocument, ApiDocument])[]
  /** Those whose operations its code fences call. */
  bound: readonly ApiDocument[]
  /** Names that no document has, each with the nearest one. */
  problems: readonly Problem[]
}

/**
 * Reads the texts of the documents of a page.
 * @param text of the page
 * @param bound names of the documents that its code fences call; one that is not there is left out
 */
export async function documentsOf(
  root: string,
  { frontMatter, file }: SourcePage,
  text: string,
  bound: readonly string[],
): Promise<PageDocuments> {
  const problems: Problem[] = []
  const read = async (name: string | undefined, keyPath: string): Promise<ApiDocument | undefined> => {
    if (name === undefined) return undefined
    const document = await findApiDocument(root, name)
    if (document) return document
    const message = `There is no API document apis/${name}.yaml`
    const place = { file, ...lineOfKey(text, keyPath), keyPath }
    problems.push({ ...place, message, received: name, ...(await nearestDocument(root, name)) })
    return undefined
  }
  const api = await read(frontMatter.api, 'api')
  const changes: [ApiDocument, ApiDocument][] = []
  for (const pair of [frontMatter.changes ?? []].flat()) {
    const from = await read(pair.from, 'changes.from')
    const to = await read(pair.to, 'changes.to')
    if (from && to) changes.push([from, to])
  }
  const called = await Promise.all(bound.map((name) => findApiDocument(root, name)))
  return { ...(api && { api }), changes, bound: called.filter((one) => one !== undefined), problems }
}

/** Services export their documents as either; the first one counts. */
const EXTENSIONS = ['yaml', 'yml', 'json']

/**
 * @param root absolute path of the site
 * @param name without extension
 */
export async function findApiDocument(root: string, name: string): Promise<ApiDocument | undefined> {
  for (const extension of EXTENSIONS) {
    const file = `apis/${name}.${extension}`
    const text = await readIfThere(root, file)
    if (text !== undefined) return { text, file, others: await referencedTexts(root, { text, file }) }
  }
  return undefined
}

async function nearestDocument(root: string, name: string): Promise<Pick<Problem, 'nearest'>> {
  const files = await readdir(path.join(root, 'apis')).catch(() => [])
  const near = nearest(
    name,
    files.map((found) => found.replace(/\.[a-z]+$/, '')),
  )
  return near === undefined ? {} : { nearest: near }
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
