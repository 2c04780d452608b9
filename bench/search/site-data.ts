import { readFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { prepareWorkspace } from '../../src/cli/prepare-workspace.ts'
import { readSite } from '../../src/content/read-site.ts'
import { searchData } from '../../src/draw/search-data.ts'
import type { ApiReference } from '../../src/reference/model.ts'
import type { SearchData, SearchSynonyms } from '../../src/search/data.ts'
import { localisedHref } from '../../src/site/languages.ts'
import { buildPageMap } from '../../src/site/page-map.ts'
import type { SourcePage } from '../../src/site/source.ts'
import { pageRoute, writeCorpus } from '../corpus/write-corpus.ts'

/** The search data of the product in its default language, the API references of its pages by route, and the synonyms of its settings. */
export async function productSearch(
  project: string,
): Promise<{ data: SearchData; references: Map<string, ApiReference>; synonyms: SearchSynonyms }> {
  const workspace = await prepareWorkspace(project, { root: project, base: '/' })
  const site = await readSite(workspace, new Map())
  const compile = async (page: SourcePage) => (await site.compiler.compile(page)).page
  const { config, source } = site
  const references = new Map<string, ApiReference>()
  for (const record of buildPageMap(source, config, config.defaultLocale).pages.values()) {
    const { reference } = await compile(record.source)
    if (reference) references.set(localisedHref(record.route, config.defaultLocale, config), reference.model)
  }
  const data = await searchData(site, config.defaultLocale, compile)
  return { data, references, synonyms: config.search.synonyms }
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
