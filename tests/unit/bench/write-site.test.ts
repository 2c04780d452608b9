import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { PRODUCTS } from '../../../bench/peers/product.ts'
import { pageFile, writeSite } from '../../../bench/peers/write-site.ts'

const root = await mkdtemp(path.join(tmpdir(), 'peers-'))
afterAll(() => rm(root, { recursive: true, force: true }))

test.each(PRODUCTS)('$name gets its settings and the same pages as the others', async (product) => {
  const folder = path.join(root, product.name)
  await writeSite(product, folder, 30)
  const { pages } = await writeSite(product, folder, 12)
  const names = await readdir(path.join(folder, product.content), { recursive: true })
  expect(names.filter((name) => name.endsWith(product.extension))).toHaveLength(12)
  for (const page of pages) {
    const text = await readFile(path.join(folder, pageFile(product, page)), 'utf8')
    expect(text.startsWith(`---\ntitle: ${page.title}\n`)).toBe(true)
    expect(text.includes(`\n# ${page.title}\n`)).toBe(product.titleInText)
    const links = [...text.matchAll(/\]\((\/.*?)\)/g)].map(([, address = '']) => address)
    expect(links).toHaveLength(11)
    expect(links.every((address) => address === '/' || address.endsWith('/') === product.slash)).toBe(true)
  }
})

test('every version of a peer is pinned', async () => {
  for (const { name } of PRODUCTS.filter((product) => product.name !== 'ours')) {
    const file = path.join(import.meta.dirname, '../../../bench/peers/templates', name, 'package.json')
    const { dependencies } = JSON.parse(await readFile(file, 'utf8'))
    for (const version of Object.values(dependencies)) expect(version).toMatch(/^\d+\.\d+\.\d+$/)
  }
})
