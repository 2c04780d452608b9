import { imageVariants } from '../content/image-variants.ts'
import { readImage } from '../content/images.ts'
import type { Site } from '../content/read-site.ts'
import type { Workspace } from '../content/workspace.ts'
import { movedParts } from '../draw/moved-parts.ts'
import { factsOnDisk, type SiteFacts } from '../draw/site-facts.ts'
import type { PageImage } from '../site/page.ts'
import type { PageFiles } from '../site/page-files.ts'
import type { PageNotes } from './compile-job.ts'
import type { CompiledPages } from './compile-site.ts'

/** Brings together what drawing needs to know of a site. */
export async function siteFacts(
  site: Site,
  { cache }: Workspace,
  compiled: CompiledPages,
  searchData: ReadonlyMap<string, string>,
  shareImages: ReadonlyMap<string, string>,
  files: PageFiles,
): Promise<SiteFacts> {
  const images = new Map<string, PageImage>()
  for (const file of imageFiles(compiled.values())) {
    const image = await readImage(site.root, file, site.config.variables)
    if (!image) continue
    const { src, width, height } = image
    images.set(file, { src, width, height, ...(await imageVariants(image, cache)) })
  }
  const moved = await movedParts(site, async (page) => compiled.get(page))
  return { ...factsOnDisk(site), images, searchData, shareImages, moved, files }
}

/** The local images that pages show, each once, relative to the site root. */
export function imageFiles(pages: Iterable<PageNotes>): Set<string> {
  return new Set([...pages].flatMap(({ images }) => images.map(({ file }) => file)))
}
