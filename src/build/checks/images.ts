import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { collectProblems, type Problem } from '../../config/problem.ts'
import { lineOfKey } from '../../content/front-matter.ts'
import { missingImage, readImage } from '../../content/images.ts'
import type { Site } from '../../content/read-site.ts'
import type { SourcePage } from '../../site/source.ts'
import type { PageNotes } from '../compile-job.ts'

/** Every local image that a page shows, or names for its link preview, must be there (LAY-11, C70). */
export async function checkImages(
  site: Site,
  compiled: ReadonlyMap<SourcePage, Pick<PageNotes, 'images'>>,
): Promise<Problem[]> {
  const problems: Problem[] = []
  for (const [page, { images }] of compiled) {
    for (const note of images) {
      await collectProblems(problems, async () => {
        const image = await readImage(site.root, note.file, site.config.variables)
        if (!image) problems.push(await missingImage(site.root, page.file, note))
      })
    }
    problems.push(...(await missingPreview(site.root, page)))
  }
  return problems
}

async function missingPreview(root: string, { file, frontMatter }: SourcePage): Promise<Problem[]> {
  const image = frontMatter.openGraph?.image
  if (!image?.startsWith('/') || existsSync(path.join(root, 'public', image))) return []
  const expected = `a file at public${image}`
  const keyPath = 'openGraph.image'
  const place = { file, ...lineOfKey(await readFile(path.join(root, file), 'utf8'), keyPath), keyPath }
  return [{ ...place, message: 'This image does not exist', expected, received: image }]
}
