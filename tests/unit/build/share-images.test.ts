import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { expect, test } from 'vitest'
import { shareImages } from '../../../src/build/share-images.ts'
import { resolveSiteConfig } from '../../../src/config/resolve-site-config.ts'
import { siteSchema } from '../../../src/config/site-schema.ts'
import { temporarySite } from '../content/temporary-site.ts'
import { type FolderSpec, tree } from '../site/tree.ts'

async function shareOf(spec: FolderSpec, siteUrl?: string, root?: string) {
  const folder = root ?? (await temporarySite({}))
  const config = resolveSiteConfig(
    siteSchema.parse({ brand: 'Brand', description: 'A site.', ...(siteUrl !== undefined && { siteUrl }) }),
  )
  const workspace = {
    root: folder,
    base: '/',
    cache: path.join(folder, 'cache'),
    output: path.join(folder, 'out'),
    bundles: '',
    compiler: '',
  }
  return {
    folder,
    images: await shareImages({ root: folder, source: tree(spec), config, hasIcon: false }, workspace),
  }
}

const PAGES = { pages: { index: 'Home', faq: 'FAQ', own: { openGraph: { image: '/own.png' } }, 404: 'None' } }

test('each page without a picture of its own has one, named by what it shows; a second build draws nothing', async () => {
  const { folder, images } = await shareOf(PAGES, 'https://docs.example.com')
  expect([...images.addresses.keys()].sort()).toEqual(['/', '/faq'])
  await images.write()
  const written = await readdir(path.join(folder, 'out/assets'))
  expect(written.map((name) => `/assets/${name}`).sort()).toEqual([...images.addresses.values()].sort())
  // What was kept is taken as it is.
  for (const name of written) await writeFile(path.join(folder, 'cache/share', name), 'kept')
  const again = await shareOf(PAGES, 'https://docs.example.com', folder)
  expect(again.images.addresses).toEqual(images.addresses)
  await again.images.write()
  for (const name of written)
    expect(await readFile(path.join(folder, 'out/assets', name), 'utf8')).toBe('kept')
})

test('another title is another picture', async () => {
  const { images } = await shareOf({ pages: { a: 'One' } }, 'https://docs.example.com')
  const other = await shareOf({ pages: { a: 'Two' } }, 'https://docs.example.com')
  expect(images.addresses.get('/a')).not.toBe(other.images.addresses.get('/a'))
})

test('a page whose letters no font has is told of and has none', async () => {
  const { images } = await shareOf({ pages: { a: '快速入门', b: 'Start' } }, 'https://docs.example.com')
  expect([...images.addresses.keys()]).toEqual(['/b'])
  expect(images.warnings).toMatchObject([
    { file: 'content/a.mdx', message: expect.stringContaining('lack 快 速 入 门') },
  ])
})

test('a site without public address has none', async () =>
  expect((await shareOf(PAGES)).images.addresses.size).toBe(0))
