import type { Site } from '../content/read-site.ts'
import type { SourcePage } from '../site/source.ts'
import type { LinkTargets } from './check-links.ts'
import { readRenderedPages } from './rendered-pages.ts'

/** The written pages as the link check needs them. */
export async function linkTargets({ config }: Site, folder: string, base: string): Promise<LinkTargets> {
  const prefixOf = ({ locale }: SourcePage) =>
    locale === undefined || locale === config.defaultLocale ? '' : `/${locale}`
  const addressOf = (page: SourcePage) =>
    page.route === '/' ? prefixOf(page) || '/' : prefixOf(page) + page.route
  return { folder, base, pages: await readRenderedPages(folder), addressOf, prefixOf }
}
