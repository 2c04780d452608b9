import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareWorkspace } from '../../src/cli/prepare-workspace.ts'
import { readSite } from '../../src/content/read-site.ts'
import { searchData } from '../../src/draw/search-data.ts'
import type { SearchData } from '../../src/search/data.ts'
import type { SourcePage } from '../../src/site/source.ts'
import { pageRoute, writeCorpus } from '../corpus/write-corpus.ts'

/** The search data of the product, in its default language. */
export async function productData(project: string): Promise<SearchData> {
  const workspace = await prepareWorkspace(project, { root: project, base: '/' })
  const site = await readSite(workspace, () => {})
  const compile = async (page: SourcePage) => (await site.compiler.compile(page)).page
  return searchData(site, site.config.defaultLocale, compile)
}

/** The search data of generated pages (bench/corpus/write-corpus.ts), without compiling them. */
export async function generatedData(count: number): Promise<SearchData> {
  const root = path.join(tmpdir(), `bench-search-${count}`)
  await writeCorpus(root, count)
  const data: SearchData = {}
  for (let index = 0; index < count; index += 1) {
    const source = await readFile(path.join(root, 'content', `${pageRoute(index).slice(1)}.mdx`), 'utf8')
    const [top = '', ...parts] = source.split('\n## ')
    const texts = parts.map((part, number): [string, string] => {
      const [heading = '', ...lines] = part.split('\n')
      return [`part-${number + 1}#${heading}`, lines.join('\n').trim()]
    })
    const [heading = '', ...lines] = top.split('\n')
    data[pageRoute(index)] = {
      title: heading.replace('# ', ''),
      data: Object.fromEntries([['', lines.join('\n').trim()], ...texts]),
      path: [`Part ${Math.floor(index / 25)}`],
    }
  }
  return data
}
