/** The search data that a build writes. */
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { compilePages } from '../../../src/build/compile-site.ts'
import { searchFiles } from '../../../src/build/search-files.ts'
import { readSite } from '../../../src/content/read-site.ts'
import { searchData } from '../../../src/draw/search-data.ts'
import type { SearchStart } from '../../../src/search/data.ts'
import type { SourcePage } from '../../../src/site/source.ts'
import { temporarySite } from '../content/temporary-site.ts'
import { build, PATIENCE } from './run-build.ts'

const CONFIG = (rest = '') => `export default { brand: 'Acme', description: 'Docs.', ${rest} }\n`
const LANGUAGES = `defaultLocale: 'en', theme: { i18n: [{ locale: 'en', text: 'English' }, { locale: 'fr', text: 'Français' }] }`

async function siteOf(files: Record<string, string>) {
  const root = await temporarySite({
    'site.config.ts': CONFIG(LANGUAGES),
    'content/index.mdx': '# Home\n',
    ...files,
  })
  const folder = (name: string) => path.join(root, name)
  const folders = { cache: folder('cache'), output: folder('output'), bundles: folder('bundles') }
  const workspace = { root, base: '/', compiler: 'test', ...folders }
  const site = await readSite(workspace, new Map())
  const { pages } = await compilePages(site, workspace)
  return { site, pages, compiled: async (page: SourcePage) => pages.get(page) }
}

test('SDX-01, SDX-12, R4.03: every page by route but those kept out; hidden ones are marked, unless they are to be found', async () => {
  const { site, compiled } = await siteOf({
    'content/_meta.ts':
      "export default { guide: 'The guide', lab: { title: 'Lab', display: 'hidden' }, terms: { title: 'Terms', display: 'hidden' } }\n",
    'content/guide/index.mdx': '---\ntitle: All of it\n---\n\n# Guide\n\nTop.\n\n## Start\n\nText.\n',
    'content/guide/jobs.mdx': '# Jobs\n',
    'content/guide/jobs.fr.mdx': '# Tâches\n\nTexte.\n',
    'content/lab.mdx': '# Lab\n\nSecret.\n',
    'content/terms.mdx': '---\nsearchable: true\n---\n\n# Terms\n\nFound.\n',
    'content/quiet.mdx': '---\nsearchable: false\n---\n\n# Quiet\n',
    'content/404.mdx': '# Lost\n',
  })
  const data = await searchData(site, 'en', compiled)
  expect(data).toEqual({
    '/': { title: 'Home', data: {} },
    '/guide': { title: 'All of it', data: { '': 'Top.', 'start#Start': 'Text.' } },
    '/guide/jobs': { title: 'Jobs', data: {}, path: ['The guide'] },
    '/lab': { title: 'Lab', data: { '': 'Secret.' }, hidden: true },
    '/terms': { title: 'Terms', data: { '': 'Found.' } },
  })
  const french = await searchData(site, 'fr', compiled)
  expect(Object.keys(french).sort()).toEqual(['/fr', '/fr/guide', '/fr/guide/jobs', '/fr/lab', '/fr/terms'])
  expect(french['/fr/guide/jobs']).toMatchObject({ title: 'Tâches', data: { '': 'Texte.' } })
})

test('SDX-14, R4.03: data above 40 kB is split into parts with a hash in their names; the whole is there as well', async () => {
  let state = 7
  const word = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
    // Words with digits are data, of which the search keeps little.
    return state.toString(36).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  }
  const text = Array.from({ length: 14_000 }, word).join(' ')
  const { site, pages } = await siteOf({
    'content/long.mdx': `# Long\n\n## Words\n\n${text}\n`,
    'content/short.mdx': '# Short\n\nfindme\n',
  })
  const { contents: files } = await searchFiles(site, pages)
  const start: SearchStart = JSON.parse(files.get('/search/en.start.json') ?? '')
  expect(start.pages['/long']).toEqual({ title: 'Long', data: { 'words#Words': '' } })
  expect(JSON.parse(files.get('/search/en.json') ?? '')['/short'].data).toEqual({ '': 'findme' })
  const addresses = [...start.volumes, ...start.texts].map(([, address]) => address)
  expect(addresses.length).toBeGreaterThan(4)
  for (const address of addresses) {
    expect(address).toMatch(/^\/assets\/search-[\da-f]{8}\.json$/)
    expect(files.has(address)).toBe(true)
  }
  const firsts = start.volumes.map(([first]) => first)
  expect(firsts).toEqual([...firsts].sort())
})

test.each([
  [12_000, true],
  [40_000, undefined],
])('F32: of %i different words the parts are loaded ahead: %o', async (count, ahead) => {
  let state = 7
  const word = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state.toString(36).replace(/\d/g, (digit) => 'abcdefghij'[Number(digit)] ?? '')
  }
  const text = Array.from({ length: count }, word).join(' ')
  const { site, pages } = await siteOf({ 'content/long.mdx': `# Long\n\n## Words\n\n${text}\n` })
  const { contents } = await searchFiles(site, pages)
  const start: SearchStart = JSON.parse(contents.get('/search/en.start.json') ?? '')
  expect(start.ahead).toBe(ahead)
})

test('R7.01, C16: a small site has one file for each locale, which its pages name', PATIENCE, async () => {
  const { code, root } = await build({
    'site.config.ts': CONFIG(LANGUAGES),
    'content/quokka.mdx': '# Quokka handbook\n\n## Start\n\nhello\n',
  })
  expect(code).toBe(0)
  const read = (file: string) => readFile(path.join(root, 'dist', file), 'utf8')
  expect(JSON.parse(await read('search/en.json'))['/quokka']).toEqual({
    title: 'Quokka handbook',
    data: { 'start#Start': 'hello' },
  })
  expect(Object.keys(JSON.parse(await read('search/fr.json')))).toEqual(['/fr', '/fr/quokka'])
  expect(await read('quokka/index.html')).toContain('"/search/en.json"')
  expect(await read('fr/quokka/index.html')).toContain('"/search/fr.json"')
})
