/** What the documents show to copy works as it is written. */
import { execFileSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import type { Root } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { visit } from 'unist-util-visit'
import { expect, test } from 'vitest'
import { apiRulesSchema } from '../../../src/config/api-rules.ts'
import { BLOCK_NAMES } from '../../../src/config/block-names.ts'
import { frontMatterSchema } from '../../../src/config/front-matter-schema.ts'
import type { Problem } from '../../../src/config/problem.ts'
import { compilePage } from '../../../src/content/compile-page.ts'
import { readFrontMatter } from '../../../src/content/front-matter.ts'
import { readSiteConfig } from '../../../src/content/read-config.ts'
import { readMeta } from '../../../src/content/read-meta.ts'
import { insertVariables } from '../../../src/content/variables.ts'
import { temporarySite } from '../content/temporary-site.ts'
import { drawPage } from '../theme/draw-page.tsx'

interface Example {
  place: string
  language: string
  text: string
}

const FILES = [
  'README.md',
  'CONTRIBUTING.md',
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
]
const { variables } = await readSiteConfig('.')
const examples = FILES.flatMap((file) => fencesOf(file))
const guide = readFileSync('docs/writing-pages.md', 'utf8')
const changes = { 'extract-v3': [] }
const operations = { requestAccessToken: '/assets/operation.json' }

function parse(file: string): Root {
  return unified().use(remarkParse).use(remarkGfm).parse(readFileSync(file, 'utf8'))
}

function fencesOf(file: string): Example[] {
  const found: Example[] = []
  visit(parse(file), 'code', ({ lang, value, position }) => {
    if (lang) found.push({ place: `${file}:${position?.start.line}`, language: lang, text: value })
  })
  return found
}

/** Inline code of the guide that begins with a tag. */
function tagsOf(file: string): Example[] {
  const found: Example[] = []
  visit(parse(file), 'inlineCode', ({ value, position }) => {
    if (/^<[A-Za-z]/.test(value))
      found.push({ place: `${file}:${position?.start.line}`, language: 'mdx', text: value })
  })
  return found
}

async function checkPage(text: string, file: string): Promise<void> {
  const problems: Problem[] = []
  const source = insertVariables(text, variables, file)
  readFrontMatter(source, file, problems)
  expect(problems).toEqual([])
  expect((await compilePage(text, file, variables)).warnings).toEqual([])
  expect(await drawPage(source, { changes, operations }, file)).toBeTypeOf('string')
}

const CHECKS: Record<string, (text: string) => unknown> = {
  mdx: (text) => checkPage(text, 'content/guide.mdx'),
  md: (text) => checkPage(text, 'content/guide.md'),
  json: (text) => JSON.parse(text),
  bash: (text) => execFileSync('bash', ['-n'], { input: text }),
  async ts(text) {
    if (text.startsWith('apiRules: ')) {
      const { apiRules } = runInNewContext(`({ ${text} })`) as { apiRules: unknown }
      return expect(apiRulesSchema.parse(apiRules)).toMatchObject(apiRules as object)
    }
    expect(text).toContain('satisfies Meta')
    const root = await temporarySite({ 'content/_meta.ts': text })
    expect(
      (await readMeta(path.join(root, 'content/_meta.ts'), 'content/_meta.ts', variables)).entries,
    ).not.toEqual([])
  },
}

test.each(examples)('F24: the example at $place works', async ({ language, text }) => {
  expect(Object.keys(CHECKS)).toContain(language)
  await CHECKS[language]?.(text)
})

test('F24: there are examples of pages, and of meta records', () => {
  const languages = examples.map(({ language }) => language)
  for (const language of ['mdx', 'md', 'ts', 'json', 'bash']) expect(languages).toContain(language)
})

test.each(tagsOf('docs/writing-pages.md').filter(({ text }) => !/^<[a-z\d]+>$/.test(text)))(
  'F24: the block at $place works: $text',
  async ({ text }) => {
    await checkPage(text, 'content/guide.mdx')
  },
)

test('F24: the guide names every block and every key of front matter, and no others', () => {
  for (const name of BLOCK_NAMES.filter((each) => !['Details', 'Image', 'Link', 'Table'].includes(each)))
    expect(guide).toContain(`<${name}`)
  const [, keys = ''] = /- Front matter keys: ([\s\S]*?)\. Any other key/.exec(guide) ?? []
  const named = [...keys.matchAll(/`(\w+)`/g)].map(([, key]) => key)
  expect(named.sort()).toEqual(Object.keys(frontMatterSchema.shape).sort())
})
