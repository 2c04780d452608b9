import type { Site } from '../content/read-site.ts'
import { localisedPath } from '../site/languages.ts'
import type { LinkTargets } from './check-links.ts'
import { readRenderedPages } from './rendered-pages.ts'

/** The written pages as the link check needs them. */
export async function linkTargets({ config }: Site, folder: string, base: string): Promise<LinkTargets> {
  const localised = (path: string, locale?: string) => localisedPath(path, locale, config)
  return { folder, base, pages: await readRenderedPages(folder), localised }
}
