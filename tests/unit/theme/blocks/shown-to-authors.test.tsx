/** The hidden pages `/example` and `/tabs`: every block is drawn there, with its source and its keys. */
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { run } from '@mdx-js/mdx'
import * as runtime from 'react/jsx-runtime'
import { expect, it } from 'vitest'
import { BLOCK_NAMES } from '../../../../src/config/block-names.ts'
import { compilePage } from '../../../../src/content/compile-page.ts'
import { DRAWN_OPTIONS } from '../../../../src/content/markdown/fence-options.ts'
import { readSiteConfig } from '../../../../src/content/read-config.ts'
import { placedBlocks } from '../../../../src/draw/placed-blocks.tsx'
import { components } from '../../../../src/theme/blocks/components.tsx'
import { draw, drawPage } from '../draw-page.tsx'

const ROOT = path.resolve(import.meta.dirname, '../../../..')
/** The last one has a block that needs the reference of its page. */
const PAGES = ['content/example.mdx', 'content/tabs.mdx', 'content/authentication/keypair.mdx']
const texts = PAGES.map((file) => readFileSync(path.join(ROOT, file), 'utf8'))

/** What authors copy: the fences of these pages whose language is that of pages. */
const sources = texts
  .flatMap((text) => [...text.matchAll(/^(`{3,})mdx?\n(.*?)\n\1$/gms)].map(([, , source = '']) => source))
  .join('\n')
const keyboardMaps = texts.map((text) => text.slice(text.indexOf('## Keyboard map'))).join('\n')

/** Blocks that authors do not name: what stands for them in a source. */
const WRITTEN: Record<string, string> = {
  Details: '<details',
  Image: '![',
  Link: '](',
  Table: '|---|',
}

const placed = placedBlocks(components)
const blocks: Record<string, unknown> = placed
const { Folder, File } = blocks['FileTree'] as Record<string, unknown>
const nameOf = new Map([
  ...Object.entries(blocks).map(([name, block]) => [block, name] as const),
  [Folder, 'FileTree.Folder'],
  [File, 'FileTree.File'],
])

/** Names of the registered components that the two pages use. */
async function used(): Promise<Set<string>> {
  const { variables } = await readSiteConfig(ROOT)
  const names = new Set<string>()
  const noting = (make: typeof runtime.jsx): typeof runtime.jsx => {
    return (type, props, key) => {
      names.add(nameOf.get(type) ?? '')
      return make(type, props, key)
    }
  }
  for (const [index, file] of PAGES.entries()) {
    const { code, images } = await compilePage(texts[index] ?? '', file, variables)
    const { default: Article } = await run(code, {
      ...runtime,
      jsx: noting(runtime.jsx),
      jsxs: noting(runtime.jsxs),
      baseUrl: import.meta.url,
    } as Parameters<typeof run>[1])
    const sizes = images.map(({ file: src }) => [src, { src, width: 1, height: 1 }])
    draw(<Article components={placed} />, {
      images: Object.fromEntries(sizes),
      changes: { 'extract-v3': [] },
      operations: { requestAccessToken: '/assets/operation.json' },
    })
  }
  return names
}

const names = await used()

// Below code fences that call an API document, of which the example page has none: tests/browser/run-samples.test.ts.
const shown = Object.keys(components).filter((name) => name !== 'RunSample')

it.each([...shown, ...BLOCK_NAMES])('R1.10: %s is drawn', (name) => {
  expect([...names]).toContain(name)
})

it.each(BLOCK_NAMES)('the source of %s can be copied', (name) => {
  expect(sources).toContain(WRITTEN[name] ?? `<${name}`)
})

it.each(BLOCK_NAMES.filter((name) => !(name in WRITTEN)))('every prop of %s is in a source', async (name) => {
  const error = await drawPage(`<${name} nonsense="1" />`).catch((thrown: unknown) => thrown)
  const props =
    /has no prop of this name; expected (.*); received/.exec(String(error))?.[1]?.split(', ') ?? []
  for (const prop of props.filter((each) => each !== '' && each !== 'children'))
    expect(sources).toMatch(new RegExp(`<${name}\\b[^>]*\\b${prop}\\b`))
})

it('every option of a fence that a reader sees is in a source', () => {
  for (const name of DRAWN_OPTIONS) expect(sources).toMatch(new RegExp(`^\`\`\`\\w+ .*${name}`, 'm'))
  expect(sources).toMatch(/^```\w+ .*\{[\d,-]+\} \/\w+\//m)
})

it('every block that takes keys is in a keyboard map', () => {
  for (const name of ['Heading', 'Link', 'Footnote', 'Code', 'table', 'copy button', 'Word-wrap button']) {
    expect(keyboardMaps).toContain(name)
  }
  for (const name of ['Details', 'file tree', 'card', 'Tabs']) expect(keyboardMaps).toContain(name)
  for (const key of ['Tab', 'Enter', 'Space', 'Home', 'End', 'PageUp', 'PageDown', '←', '→']) {
    expect(keyboardMaps).toContain(`<kbd>${key}</kbd>`)
  }
})
