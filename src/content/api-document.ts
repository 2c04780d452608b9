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

/**
 * The document that a page shows (`api: nerd` in its front matter is `apis/nerd.yaml`).
 * @throws SiteProblems when there is none of that name, with the nearest one
 */
export async function apiDocumentOf(root: string, page: SourcePage): Promise<ApiDocument | undefined> {
  const name = page.frontMatter.api
  if (name === undefined) return undefined
  const file = `apis/${name}.yaml`
  const text = await readFile(path.join(root, file), 'utf8').catch(() => undefined)
  if (text !== undefined) return { text, file }
  const files = await readdir(path.join(root, 'apis')).catch(() => [])
  const near = nearest(
    name,
    files.map((found) => found.replace(/\.yaml$/, '')),
  )
  throw new SiteProblems([
    {
      file: page.file,
      keyPath: 'api',
      message: `There is no API document ${file}`,
      received: name,
      ...(near !== undefined && { nearest: near }),
    },
  ])
}
