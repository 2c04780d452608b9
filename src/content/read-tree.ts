import { readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { collectProblems, type Problem } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { localesOf } from '../site/languages.ts'
import { byName, type SourceFolder, type SourceMeta, type SourcePage } from '../site/source.ts'
import { type FoundFolder, type FoundMeta, type FoundPage, findFiles } from './find-files.ts'
import { firstHeading } from './first-heading.ts'
import { readFrontMatter } from './front-matter.ts'
import { addGroupPages, type KeptGroups } from './group-pages.ts'
import { readMeta } from './read-meta.ts'
import { insertKnown, type Variables } from './variables.ts'

/** The content folder of a site, and what is wrong in its front matter and meta records. */
export interface ReadTree {
  /** Every page; of what is wrong as much as can be read. */
  source: SourceFolder
  problems: readonly Problem[]
}

/**
 * Reads the content folder of a site: pages with their front matter and first heading, those of groups of API documents, and meta records.
 * @param kept groups of documents read before
 */
export async function readTree(
  root: string,
  config: ResolvedSiteConfig,
  kept?: KeptGroups,
): Promise<ReadTree> {
  const { variables } = config
  const found = findFiles(root, localesOf(config))
  const problems: Problem[] = []
  const pages = new Map<FoundPage, SourcePage>()
  const metas = new Map<string, SourceMeta>()
  for (const folder of allFolders(found)) {
    for (const page of folder.pages) pages.set(page, readPage(root, page, variables, problems))
    for (const meta of folder.metas) {
      const read = await collectProblems(problems, () => readKnownMeta(root, meta, variables))
      if (read) metas.set(meta.file, read)
    }
  }
  const source = assemble(found, pages, metas)
  await addGroupPages(root, source, config, problems, kept)
  return { source, problems }
}

/** Whether what the tree says of a page is what its file says now: front matter and first heading, both without mistakes. */
export function isAsRead(root: string, page: SourcePage, variables: Variables): boolean {
  const mistakes: Problem[] = []
  const now = readHead(root, page.file, variables, mistakes)
  const asText = ({ frontMatter, heading }: typeof now) => JSON.stringify([frontMatter, heading])
  return mistakes.length === 0 && asText(page) === asText(now)
}

/** What this process has read before, so that an edit during `npm run dev` costs the reading of one file. */
const known = new Map<string, { stamp: string; page: SourcePage }>()
const knownMetas = new Map<string, { stamp: string; meta: SourceMeta }>()

function readPage(root: string, page: FoundPage, variables: Variables, problems: Problem[]): SourcePage {
  const file = path.join(root, page.file)
  const stamp = stampOf(file, page, variables)
  const before = known.get(file)
  if (before?.stamp === stamp) return before.page
  const mistakes: Problem[] = []
  const { frontMatter, heading } = readHead(root, page.file, variables, mistakes)
  const read: SourcePage = { kind: 'page', ...page, frontMatter, ...(heading !== undefined && { heading }) }
  if (mistakes.length === 0) known.set(file, { stamp, page: read })
  problems.push(...mistakes)
  return read
}

function readHead(
  root: string,
  file: string,
  variables: Variables,
  mistakes: Problem[],
): Pick<SourcePage, 'frontMatter' | 'heading'> {
  // Unknown names are told by the compiler, which meets them again.
  const source = insertKnown(readFileSync(path.join(root, file), 'utf8'), variables, file, [])
  const { frontMatter, body } = readFrontMatter(source, file, mistakes)
  const heading = firstHeading(body)
  return { frontMatter, ...(heading !== undefined && { heading }) }
}

async function readKnownMeta(
  root: string,
  { file, locale }: FoundMeta,
  variables: Variables,
): Promise<SourceMeta> {
  const place = path.join(root, file)
  const stamp = stampOf(place, locale, variables)
  const before = knownMetas.get(place)
  if (before?.stamp === stamp) return before.meta
  const meta = { ...(await readMeta(place, file, variables)), ...(locale !== undefined && { locale }) }
  knownMetas.set(place, { stamp, meta })
  return meta
}

/** Two readings of a file with one stamp give the same. @param of what else they depend on */
function stampOf(file: string, ...of: unknown[]): string {
  const { mtimeMs, size } = statSync(file)
  return JSON.stringify([mtimeMs, size, of])
}

function allFolders(folder: FoundFolder): FoundFolder[] {
  return [folder, ...folder.folders.flatMap(allFolders)]
}

function assemble(
  folder: FoundFolder,
  pages: Map<FoundPage, SourcePage>,
  metas: Map<string, SourceMeta>,
): SourceFolder {
  const children = [
    ...folder.pages.flatMap((page) => pages.get(page) ?? []),
    ...folder.folders.map((child) => assemble(child, pages, metas)),
  ]
  return {
    kind: 'folder',
    name: folder.name,
    route: folder.route,
    metas: folder.metas.flatMap((meta) => metas.get(meta.file) ?? []),
    children: children.sort(byName),
  }
}
