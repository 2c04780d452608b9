import { mkdirSync, writeFileSync } from 'node:fs'
import { cp, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { imageVariants, variantBytes } from '../content/image-variants.ts'
import { readImage } from '../content/images.ts'
import { PUBLIC_FOLDER, publicFiles } from '../content/public-files.ts'
import { insertKnown } from '../content/variables.ts'
import type { Workspace } from '../content/workspace.ts'

/** Writes files into a folder: contents by address, without base path. */
export function writeAll(
  folder: string,
  contents: Iterable<[address: string, content: string | Buffer]>,
): void {
  for (const [address, content] of contents) {
    const file = path.join(folder, address)
    mkdirSync(path.dirname(file), { recursive: true })
    writeFileSync(file, content)
  }
}

/** Copies `public/`, variables inserted into its SVG files; unknown ones are told by checks/public-files.ts. */
export async function copyPublic(
  root: string,
  folder: string,
  { variables }: ResolvedSiteConfig,
): Promise<void> {
  const from = path.join(root, PUBLIC_FOLDER)
  const names = publicFiles(root)
  // A copy even of what is only a link: what is written later must not end in the site's own folder.
  if (names.length > 0) await cp(from, folder, { recursive: true, dereference: true })
  for (const name of names.filter((each) => each.endsWith('.svg'))) {
    const text = await readFile(path.join(from, name), 'utf8')
    await writeFile(path.join(folder, name), insertKnown(text, variables, name, []))
  }
}

/**
 * Writes images of pages in all their variants into the output folder.
 * @param images relative to the site root
 */
export async function copyImages(
  { root, cache, output }: Workspace,
  { variables }: ResolvedSiteConfig,
  images: Iterable<string>,
): Promise<void> {
  for (const file of images) {
    const image = await readImage(root, file, variables)
    if (!image) continue
    const { variants } = await imageVariants(image, cache)
    const forms = variants.map(
      async (variant): Promise<[string, Buffer]> => [variant.src, await variantBytes(image, variant, cache)],
    )
    writeAll(output, [[image.src, image.bytes], ...(await Promise.all(forms))])
  }
}
