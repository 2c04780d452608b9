import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { CompiledPage } from '../content/compile-page.ts'
import { readImage } from '../content/images.ts'
import { describePage } from '../site/describe-page.ts'
import { documentTitle } from '../site/document-title.ts'
import type { Page, PageImage } from '../site/page.ts'
import { publicAddress } from '../site/public-address.ts'
import { editHref, feedbackIssueTitle, issueHref } from '../site/repository-links.ts'
import { hrefOfRoute, NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE, withBase } from '../site/route.ts'
import type { SourcePage } from '../site/source.ts'
import { pageTitle } from '../site/title.ts'
import type { MappedSite } from './current-site.ts'

/** A page and, unless it is one of the special pages, its compiled article. */
export interface LoadedPage {
  page: Page
  compiled?: CompiledPage
}

/**
 * Brings together what is known about the page of one address.
 * @param pathname decoded, without base path, with the locale in front unless it is the default one
 * @returns undefined when no page has this address
 */
export async function loadPage(mapped: MappedSite, pathname: string): Promise<LoadedPage | undefined> {
  const { locale, route } = splitLocale(mapped, pathname)
  if (route === NOT_FOUND_ROUTE) return { page: specialPage(mapped, locale, 'not-found') }
  if (route === SERVER_ERROR_ROUTE) return { page: specialPage(mapped, locale, 'server-error') }
  const record = mapped.maps.get(locale)?.pages.get(route)
  if (!record) return undefined
  const compiled = await mapped.site.compile(record.source)
  return { page: await documentPage(mapped, locale, route, record.source, compiled), compiled }
}

function splitLocale({ site, maps }: MappedSite, pathname: string): { locale: string; route: string } {
  const [, first = '', rest = ''] = /^\/([^/]*)(.*)$/.exec(pathname) ?? []
  const { defaultLocale } = site.config
  if (maps.has(first) && first !== defaultLocale)
    return { locale: first, route: rest.replace(/\/$/, '') || '/' }
  return { locale: defaultLocale, route: pathname.replace(/(.)\/$/, '$1') }
}

async function documentPage(
  mapped: MappedSite,
  locale: string,
  route: string,
  source: SourcePage,
  compiled: CompiledPage,
): Promise<Page> {
  const { config, dates, root } = mapped.site
  const frame = pageFrame(mapped, locale, route)
  const title = pageTitle(source, config.theme.acronyms)
  const description = source.frontMatter.description ?? config.description
  const { openGraph } = source.frontMatter
  const lastUpdated = dates.get(source.file)
  const canonical = source.frontMatter.canonical ?? canonicalAddress(mapped, locale, route)
  const fullTitle = documentTitle(title, frame.navigation.section, config.brand)
  return {
    ...frame,
    kind: 'document',
    title,
    documentTitle: fullTitle,
    description,
    openGraph: {
      title: fullTitle,
      description,
      ...openGraph,
      ...(openGraph?.image !== undefined && { image: previewImage(openGraph.image, config) }),
    },
    headings: compiled.headings,
    file: source.file,
    images: await pageImages(root, compiled, config.variables),
    ...(canonical !== undefined && { canonical }),
    ...(lastUpdated !== undefined && { lastUpdated }),
    ...repositoryLinks(config, title, source.file),
  }
}

/** Links into the repository; one that would lead nowhere is left out (GIT-03, GIT-09). */
function repositoryLinks(
  { theme }: ResolvedSiteConfig,
  title: string,
  file: string,
): Pick<Page, 'editHref' | 'feedbackHref'> {
  const { docsRepositoryBase: base, repositoryKind, editLink, feedback } = theme
  if (base === undefined) return {}
  const issue =
    feedback && issueHref(base, { title: feedbackIssueTitle(title), labels: feedback.labels }, repositoryKind)
  return {
    ...(editLink && { editHref: editHref(base, file) }),
    ...(issue && issue !== '#' && { feedbackHref: issue }),
  }
}

function specialPage(mapped: MappedSite, locale: string, kind: 'not-found' | 'server-error'): Page {
  const { config } = mapped.site
  const frame = pageFrame(mapped, locale, kind === 'not-found' ? NOT_FOUND_ROUTE : SERVER_ERROR_ROUTE)
  const title = kind === 'not-found' ? 'Page not found' : `${config.brand} error`
  const fullTitle = kind === 'not-found' ? documentTitle(title, undefined, config.brand) : title
  return {
    ...frame,
    kind,
    title,
    documentTitle: fullTitle,
    description: config.description,
    openGraph: { title: fullTitle, description: config.description },
    headings: [],
    images: {},
  }
}

function pageFrame(
  { site, maps }: MappedSite,
  locale: string,
  route: string,
): Pick<Page, 'navigation' | 'locale' | 'direction'> {
  const map = maps.get(locale)
  if (!map) throw new Error(`There is no page map of the locale ${locale}.`)
  const { theme } = site.config
  const direction = theme.i18n.find((language) => language.locale === locale)?.direction ?? theme.direction
  return { navigation: describePage(map, route, site.config), locale, direction }
}

function canonicalAddress(
  { site: { config } }: MappedSite,
  locale: string,
  route: string,
): string | undefined {
  if (config.siteUrl === undefined) return undefined
  const prefix = locale === config.defaultLocale ? '' : `/${locale}`
  const path = prefix + (route === '/' && prefix !== '' ? '' : hrefOfRoute(route))
  return publicAddress(path, config.siteUrl, import.meta.env.BASE_URL)
}

/** Other sites show the image, so its address must be whole. */
function previewImage(image: string, { siteUrl }: ResolvedSiteConfig): string {
  const base = import.meta.env.BASE_URL
  return siteUrl === undefined ? withBase(image, base) : publicAddress(image, siteUrl, base)
}

async function pageImages(
  root: string,
  compiled: CompiledPage,
  variables: Readonly<Record<string, string>>,
): Promise<Record<string, PageImage>> {
  const images: Record<string, PageImage> = {}
  for (const { file } of compiled.images) {
    const image = await readImage(root, file, variables)
    if (image) images[file] = { src: image.src, width: image.width, height: image.height }
  }
  return images
}
