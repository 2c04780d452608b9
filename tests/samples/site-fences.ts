import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createProcessor } from '@mdx-js/mdx'
import type { Code, Root } from 'mdast'
import type { MdxJsxAttribute, MdxJsxFlowElement } from 'mdast-util-mdx-jsx'
import remarkFrontmatter from 'remark-frontmatter'
import remarkGfm from 'remark-gfm'
import type { FoundFolder } from '../../src/content/find-files.ts'
import { findFiles } from '../../src/content/find-files.ts'
import { type FenceOptions, parseFenceOptions } from '../../src/content/markdown/fence-options.ts'
import { readSiteConfig } from '../../src/content/read-config.ts'
import { insertVariables, type Variables } from '../../src/content/variables.ts'

/** A code fence of a page, variables inserted. */
export interface Fence {
  /** Route of the page. */
  page: string
  file: string
  line: number
  language: string
  /** Label of the tab it stands in. */
  tab?: string
  /** Number of the outermost `Tabs` of the page that it stands in. */
  group?: number
  /** Whether it belongs to a numbered step. */
  inSteps: boolean
  code: string
  options: FenceOptions
}

/** `content/nerd/index.mdx:12`, as an editor opens it. */
export function placeOf({ file, line }: Pick<Fence, 'file' | 'line'>): string {
  return `${file}:${line}`
}

/** Every code fence of the site below `root`, in the order of the pages. */
export async function readSiteFences(root: string): Promise<Fence[]> {
  const { variables } = await readSiteConfig(root)
  const pages = pagesOf(findFiles(root, []))
  const fences = await Promise.all(
    pages.map(async ({ route, file }) =>
      readFences(await readFile(join(root, file), 'utf8'), route, file, variables),
    ),
  )
  return fences.flat()
}

function pagesOf(folder: FoundFolder): FoundFolder['pages'] {
  return [...folder.pages, ...folder.folders.flatMap(pagesOf)]
}

/** The code fences of one page. */
export function readFences(text: string, page: string, file: string, variables: Variables): Fence[] {
  const processor = createProcessor({ format: 'mdx', remarkPlugins: [remarkFrontmatter, remarkGfm] })
  const source = insertVariables(text, variables, file)
  const fences: Fence[] = []
  let groups = 0
  type Place = Pick<Fence, 'tab' | 'group' | 'inSteps'>
  const walk = (nodes: readonly unknown[], place: Place, labels: string[]): void => {
    let tabs = 0
    for (const node of nodes as (Code | MdxJsxFlowElement)[]) {
      if (node.type === 'code') fences.push({ page, file, ...place, ...fenceOf(node) })
      else if (node.type === 'mdxJsxFlowElement' && node.name === 'Tabs') {
        walk(node.children, { ...place, group: place.group ?? groups++ }, labelsOf(node))
      } else if (node.type === 'mdxJsxFlowElement' && node.name === 'Tab') {
        const label = labels[tabs++]
        walk(node.children, { ...place, ...(label !== undefined && { tab: label }) }, [])
      } else if ('children' in node) {
        const inSteps = place.inSteps || (node.type === 'mdxJsxFlowElement' && node.name === 'Steps')
        walk(node.children as unknown[], { ...place, inSteps }, labels)
      }
    }
  }
  walk((processor.parse(source) as Root).children, { inSteps: false }, [])
  return fences
}

function fenceOf(node: Code): Pick<Fence, 'line' | 'language' | 'code' | 'options'> {
  return {
    line: node.position?.start.line ?? 1,
    language: node.lang ?? 'text',
    code: node.value,
    options: parseFenceOptions(node.meta ?? '').options,
  }
}

/** Labels of `items={['Shell', 'Python']}`. */
function labelsOf(node: MdxJsxFlowElement): string[] {
  const items = node.attributes.find(
    (one): one is MdxJsxAttribute => one.type === 'mdxJsxAttribute' && one.name === 'items',
  )
  const text = typeof items?.value === 'object' && items.value ? items.value.value : ''
  return [...text.matchAll(/'([^']*)'|"([^"]*)"/g)].map(([, single, double]) => single ?? double ?? '')
}
