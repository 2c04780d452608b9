import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Problem } from '../config/problem.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { GroupName } from '../reference/pages/page-model.ts'
import { plainText } from '../reference/plain-text.ts'
import { languageOf } from '../site/languages.ts'
import { allPages, byName, isSplit, type SourceFolder, type SourcePage } from '../site/source.ts'
import { textsOf } from '../texts/texts-of.ts'
import { documentsOf, inserted } from './api-document.ts'
import { lineOfKey } from './front-matter.ts'
import { type KeptResults, keyOf } from './kept-results.ts'
import { insertKnown } from './variables.ts'

/** Where the groups of documents are kept, so that a build reads only documents that have changed. */
export interface KeptGroups {
  results: KeptResults<{ groups: GroupName[] | null }>
  /** Hash of the compiler's code. */
  compiler: string
}

/**
 * Adds a page for each group of the API documents whose pages have `apiPages: groups`, in a folder of the page's name beside it. In a folder without
 * meta record of its own they have the order of the document.
 * @param problems front matter that asks for what the document does not have
 */
export async function addGroupPages(
  root: string,
  tree: SourceFolder,
  config: ResolvedSiteConfig,
  problems: Problem[],
  kept?: KeptGroups,
): Promise<void> {
  for (const page of allPages(tree).filter(isSplit)) {
    const groups = await groupsOf(root, page, config, problems, kept)
    if (groups.length > 0) addPages(tree, page, groups)
  }
}

async function groupsOf(
  root: string,
  page: SourcePage,
  config: ResolvedSiteConfig,
  problems: Problem[],
  kept?: KeptGroups,
): Promise<GroupName[]> {
  const text = await readFile(path.join(root, page.file), 'utf8')
  const place = { file: page.file, ...lineOfKey(text, 'apiPages'), keyPath: 'apiPages' }
  if (page.frontMatter.api === undefined) {
    const message = 'There is no API document to give pages to'
    problems.push({ ...place, message, expected: '`api` beside it, with the name of a document' })
    return []
  }
  const { api } = await documentsOf(root, page, text, [])
  // That it is missing is told when the page is compiled.
  if (!api) return []
  const {
    file,
    text: whole,
    others,
  } = inserted(api, (content, name) => insertKnown(content, config.variables, name, []))
  const { untagged } = textsOf(languageOf(page, config)).reference
  const key = kept && keyOf(kept.compiler, file, whole, others, untagged)
  const known = key === undefined ? undefined : kept?.results.read(key)
  if (known) return told(known.groups)
  // The reader of documents takes long to load.
  const { groupNames } = await import('../reference/readers/group-names.ts')
  const groups = groupNames(whole, file, others, untagged) ?? null
  if (key !== undefined) kept?.results.write(key, { groups })
  return told(groups)

  /** @param found null of a document that cannot be read, which is told when the page is compiled */
  function told(found: GroupName[] | null): GroupName[] {
    if (found?.length === 0)
      problems.push({ ...place, message: `${file} has no groups of operations`, expected: 'no `apiPages`' })
    return found ?? []
  }
}

function addPages(tree: SourceFolder, page: SourcePage, groups: readonly GroupName[]): void {
  const parent = folderOf(tree, page)
  const folder = page.name === 'index' ? parent : folderBeside(parent, page)
  if (folder.metas.length === 0) {
    const entries = groups.map(({ slug }) => ({ key: slug, value: {}, line: 1, column: 1 }))
    folder.metas.push({ file: page.file, entries })
  }
  for (const group of groups) folder.children.push(pageOf(page, group))
  folder.children.sort(byName)
}

function folderOf(folder: SourceFolder, page: SourcePage): SourceFolder {
  if (folder.children.includes(page)) return folder
  const inside = folder.children.find((child) => child.kind === 'folder' && allPages(child).includes(page))
  return inside?.kind === 'folder' ? folderOf(inside, page) : folder
}

function folderBeside(parent: SourceFolder, { name, route }: SourcePage): SourceFolder {
  const there = parent.children.find((child) => child.kind === 'folder' && child.name === name)
  if (there?.kind === 'folder') return there
  const made: SourceFolder = { kind: 'folder', name, route, metas: [], children: [] }
  parent.children.push(made)
  parent.children.sort(byName)
  return made
}

/** What the front matter says of the first page alone is not said of the others: title, date, addresses; nor its description, where a group has one. */
function pageOf(page: SourcePage, { title, slug, description }: GroupName): SourcePage {
  const { route, frontMatter } = page
  const { date: _date, canonical: _canonical, changes: _changes, openGraph, ...rest } = frontMatter
  const [line = ''] = plainText(description).split('\n')
  return {
    ...page,
    name: slug,
    route: `${route === '/' ? '' : route}/${slug}`,
    frontMatter: {
      ...rest,
      title,
      ...(line !== '' && { description: line }),
      ...(openGraph?.image !== undefined && { openGraph: { image: openGraph.image } }),
    },
    heading: title,
    group: { slug, first: route },
  }
}
