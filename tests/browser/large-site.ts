/** A generated site with more than 300 entries, and the parts of its sidebar. */
import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { expect, type Locator, type Page } from '@playwright/test'
import { writeCorpus } from '../../bench/corpus/write-corpus.ts'
import { pageTree, treeLines } from './page-parts.ts'

/** Pages of the folder `flat`, which has no page of its own. */
export const FLAT_PAGES = 310
/** Address of a complete tree. */
export const TREE = /\/assets\/tree-[0-9a-f]{16}\.htm$/

/**
 * Writes it below the folder of this run's builds: `part-0` to `part-2` as in `bench/corpus/write-corpus.ts`, `flat`, and `guide` with a page of its own.
 * @param worker its number: each has a site of its own, written once, also when tests are repeated
 * @returns its root, for the fixture `site`
 */
export async function writeLargeSite(worker: number): Promise<string> {
  const root = join(process.env['DOCS_TEST_BUILDS'] ?? '', `large-site-${worker}`)
  const icon = join(root, 'public/favicon.svg')
  if (existsSync(icon)) return root
  await writeCorpus(root, 60)
  await mkdir(dirname(icon))
  await writeFile(icon, '<svg xmlns="http://www.w3.org/2000/svg"/>')
  const flat = Array.from({ length: FLAT_PAGES }, (_, index) => `flat/entry-${index + 100}`)
  for (const name of ['guide/index', 'guide/first', 'guide/deeper/inner', ...flat]) {
    const file = join(root, 'content', `${name}.mdx`)
    await mkdir(dirname(file), { recursive: true })
    const title = name.replace(/^.*\//, '').replace('index', 'The guide')
    await writeFile(file, `# ${title}\n\n[Another part](/part-2/page-55)\n`)
  }
  return root
}

/** The button of a folder, with or without a page of its own. */
export function button(page: Page, title: string): Locator {
  return page
    .locator(`summary[aria-label="Toggle section ${title}"], summary:text-is("${title}")`)
    .filter({ visible: true })
}

export function link(page: Page, name: string): Locator {
  return pageTree(page).getByRole('link', { name, exact: true })
}

/** Moves the mouse until the script has made folders of the links. */
export async function wake(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(600, 300)
    await page.mouse.move(100, 300)
    expect(await page.locator('[data-gap]').count()).toBeGreaterThan(0)
  }).toPass()
}

/** Requests for complete trees from now on. */
export function treeRequests(page: Page): string[] {
  const found: string[] = []
  page.on('request', (request) => {
    if (TREE.test(request.url())) found.push(request.url())
  })
  return found
}

export async function folders(page: Page): Promise<string[]> {
  return (await treeLines(pageTree(page))).filter((line) => /^ *[▾▸]/.test(line))
}
