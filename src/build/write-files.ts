import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { CompiledPage } from '../content/compile-page.ts'
import { drawnFiles } from '../content/drawn-files.ts'
import { imageVariants, variantBytes } from '../content/image-variants.ts'
import { readImage } from '../content/images.ts'
import type { Site } from '../content/read-site.ts'
import { insertVariables } from '../content/variables.ts'
import type { SourcePage } from '../site/source.ts'

/** Writes the images of pages in all their variants, the search data and what their drawing added to the output, and inserts variables into the SVG files that came from `public/`. */
export async function writeFiles(
  site: Site,
  compiled: ReadonlyMap<SourcePage, CompiledPage>,
  client: string,
  cache: string,
): Promise<void> {
  const { variables } = site.config
  await mkdir(path.join(client, 'search'), { recursive: true })
  for (const [address, text] of drawnFiles()) await writeFile(path.join(client, address), text)
  const files = new Set([...compiled.values()].flatMap(({ images }) => images.map(({ file }) => file)))
  for (const file of files) {
    const image = await readImage(site.root, file, variables)
    if (!image) continue
    const target = path.join(client, image.src)
    await mkdir(path.dirname(target), { recursive: true })
    await writeFile(target, image.bytes)
    for (const variant of (await imageVariants(image, cache)).variants)
      await writeFile(path.join(client, variant.src), await variantBytes(image, variant, cache))
  }
  for (const name of await readdir(path.join(site.root, 'public'), { recursive: true }).catch(() => [])) {
    if (!name.endsWith('.svg')) continue
    const text = await readFile(path.join(site.root, 'public', name), 'utf8')
    await writeFile(path.join(client, name), insertVariables(text, variables, `public/${name}`))
  }
}
