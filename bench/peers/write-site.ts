import { cp, mkdir, rm, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { type ProsePage, type ProseSite, prosePages, routeOf } from '../corpus/prose-pages.ts'
import { proseText } from '../corpus/prose-text.ts'
import type { Product } from './product.ts'

const TEMPLATES = path.join(import.meta.dirname, 'templates')

/** Writes a product's settings and the generated pages into its folder, in place of pages that are there. */
export async function writeSite(product: Product, folder: string, count: number): Promise<ProseSite> {
  await mkdir(folder, { recursive: true })
  await cp(path.join(TEMPLATES, product.name), folder, { recursive: true })
  await rm(path.join(folder, product.content), { recursive: true, force: true })
  const site = prosePages(count)
  const files = new Map(site.pages.map((page) => [pageFile(product, page), pageSource(product, page, site)]))
  for (const [name, text] of navigationFiles(product, site)) files.set(name, text)
  for (const [name, text] of files) {
    const file = path.join(folder, name)
    await mkdir(path.dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return site
}

/** File of a page, relative to the product's folder. */
export function pageFile({ content, extension }: Product, { file }: ProsePage): string {
  return `${content}/${file}${extension}`
}

/** Address of a page on the product's site, without the base. */
export function addressOf({ slash }: Product, page: ProsePage): string {
  const route = routeOf(page)
  return slash && route !== '/' ? `${route}/` : route
}

function pageSource(product: Product, page: ProsePage, { pages }: ProseSite): string {
  const { title } = page
  return [
    `---\ntitle: ${title}\ndescription: How to work with ${title.toLowerCase()} in Acme.\n---`,
    ...(product.titleInText ? [`# ${title}`] : []),
    `${proseText(page, pages, (target) => addressOf(product, target))}\n`,
  ].join('\n\n')
}

/** So that all show the same groups and pages in the same order. */
function navigationFiles(product: Product, { sections }: ProseSite): [file: string, text: string][] {
  if (product.name === 'ours') return ourNavigation(product, sections)
  const groups = sections.map(({ title, pages }) => ({
    title,
    pages: pages.map((page) => ({ title: page.title, file: page.file, address: addressOf(product, page) })),
  }))
  return [['navigation.json', JSON.stringify(groups, null, 2)]]
}

function ourNavigation({ content }: Product, sections: ProseSite['sections']): [string, string][] {
  const meta = (names: [string, string][]) => `export default ${JSON.stringify(Object.fromEntries(names))}\n`
  const top = meta([
    ['index', 'Overview'],
    ...sections.map(({ folder, title }): [string, string] => [folder, title]),
  ])
  return [
    [`${content}/_meta.ts`, top],
    ...sections.map(({ folder, pages }): [string, string] => [
      `${content}/${folder}/_meta.ts`,
      meta(pages.map(({ file, title }) => [path.basename(file), title])),
    ]),
  ]
}
