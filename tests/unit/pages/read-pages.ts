import { readFile } from 'node:fs/promises'
import path from 'node:path'
import type { Root } from 'mdast'
import type { FrontMatter } from '../../../src/config/front-matter-schema.ts'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { readTree } from '../../../src/content/read-tree.ts'
import { insertVariables } from '../../../src/content/variables.ts'
import { allPages } from '../../../src/site/source.ts'
import { type Passage, parseMarkdown, passagesOf } from './passages.ts'

/** A page of the product as its author wrote it. */
export interface WrittenPage {
  file: string
  route: string
  title: string
  frontMatter: FrontMatter
  /** Before variables are inserted. */
  source: string
  /** The syntax tree, variables inserted; parsed when it is asked for. */
  tree: () => Root
  /** The description and everything below it. */
  passages: () => Passage[]
}

/** Root of the repository, which is the product's site. */
export const ROOT = path.resolve(import.meta.dirname, '../../..')

/** Every page of the product, in the order of the files. */
export async function readPages(): Promise<WrittenPage[]> {
  const config = await readSiteConfig(ROOT)
  // The page of a group of an API document is written in that document.
  const pages = allPages((await readTree(ROOT, config)).source).filter(({ group }) => !group)
  return Promise.all(
    pages.map(async ({ file, route, heading = '', frontMatter }) => {
      const source = await readFile(path.join(ROOT, file), 'utf8')
      const tree = once(() => {
        const text = insertVariables(source, config.variables, file)
        return parseMarkdown(text, file.endsWith('.mdx') ? 'mdx' : 'md')
      })
      const passages = once((): Passage[] => {
        const text = frontMatter.description ?? ''
        return [{ file, line: 2, kind: 'description', text, about: heading }, ...passagesOf(tree(), file)]
      })
      return { file, route, title: heading, frontMatter, source, tree, passages }
    }),
  )
}

/** A function that works once and remembers. */
function once<T>(work: () => T): () => T {
  let result: { value: T } | undefined
  return () => {
    result ??= { value: work() }
    return result.value
  }
}
