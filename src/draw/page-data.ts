import { API_CATALOG } from '../config/hosting.ts'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { CompiledPage } from '../content/compiled-page.ts'
import { isAdvertised } from '../site/advertised.ts'
import { canonicalHref } from '../site/canonical.ts'
import { describePage } from '../site/describe-page.ts'
import { documentTitle } from '../site/document-title.ts'
import { feedAddress, hasFeed } from '../site/feed.ts'
import { directionOf, languageOf, localisedPath, pageLanguages, splitLocale } from '../site/languages.ts'
import type { Page } from '../site/page.ts'
import { publicAddress } from '../site/public-address.ts'
import { editHref, feedbackIssueTitle, issueHref } from '../site/repository-links.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE, withBase } from '../site/route.ts'
import type { SourcePage } from '../site/source.ts'
import { pageTitle } from '../site/title.ts'
import { textsOf } from '../texts/texts-of.ts'
import type { FoundPage } from './described-page.ts'
import type { MappedSite } from './mapped-site.ts'
import { pageAsData } from './page-as-data.ts'
import type { SiteFacts } from './site-facts.ts'

/**
 * Finds the page of an address.
 * @param pathname decoded, without base path, with the locale in front unless it is the default one (`localisedPath`)
 */
export function sourceOf({ facts, maps }: MappedSite, pathname: string): FoundPage | undefined {
  const { locale, route } = splitLocale(pathname, facts.config)
  if (route === NOT_FOUND_ROUTE || route === SERVER_ERROR_ROUTE) return { locale, route }
  const record = maps.get(locale)?.pages.get(route)
  return record && { locale, route, source: record.source }
}

/** Brings together what is known about a page: the one place that makes the object which the theme draws. */
export function pageData(site: MappedSite, found: FoundPage, compiled: CompiledPage | undefined): Page {
  const { source, route } = found
  if (source && compiled) return documentPage(site, found, source, compiled)
  return errorPage(site, found, route === NOT_FOUND_ROUTE ? 'not-found' : 'server-error')
}

function documentPage(site: MappedSite, found: FoundPage, source: SourcePage, compiled: CompiledPage): Page {
  const { facts } = site
  const { config, dates } = facts
  const { locale, route } = found
  const frame = pageFrame(site, found)
  const title = pageTitle(source, config.theme.acronyms)
  const description = source.frontMatter.description ?? config.description
  const { openGraph } = source.frontMatter
  const image = openGraph?.image ?? facts.shareImages.get(localisedPath(route, locale, config))
  const lastUpdated = dates.get(source.file)
  const written = languageOf(source, config)
  const canonicalPath = canonicalHref(site.maps, route, source, config)
  const canonical = source.frontMatter.canonical ?? publicHref(canonicalPath, facts)
  const record = site.maps.get(locale)?.pages.get(route)
  const fullTitle = documentTitle(title, frame.navigation.section, config.brand, locale)
  const page: Page = {
    ...frame,
    kind: 'document',
    title,
    documentTitle: fullTitle,
    description,
    openGraph: {
      title: fullTitle,
      description,
      ...openGraph,
      ...(image !== undefined && { image: previewImage(image, facts) }),
    },
    headings: compiled.headings,
    ...(source.frontMatter.api !== undefined && { isReference: true }),
    ...(compiled.hasFilter && { hasFilter: true }),
    ...(source.group && { firstRoute: source.group.first }),
    file: source.file,
    images: pageImages(compiled, facts),
    ...(canonical !== undefined && { canonical }),
    ...(record && isAdvertised(record) && { isAdvertised: true }),
    ...(written !== locale && {
      articleLanguage: { locale: written, direction: directionOf(written, config) },
    }),
    ...(lastUpdated !== undefined && { lastUpdated }),
    ...(hasFeed(source, locale, facts) && { feed: feedAddress(route, locale, config) }),
    ...(route === '/' && hasCatalog(site, locale) && { catalog: API_CATALOG }),
    ...repositoryLinks(config, title, source.file),
  }
  const data = pageAsData(page, source, compiled, facts)
  return { ...page, ...(data && { structuredData: data }) }
}

/** A build writes it where pages show API documents (build/api-catalog.ts). */
function hasCatalog({ facts, maps }: MappedSite, locale: string): boolean {
  const pages = [...(maps.get(locale)?.pages.values() ?? [])]
  const shows = pages.some((page) => isAdvertised(page) && page.source.frontMatter.api !== undefined)
  return facts.config.siteUrl !== undefined && shows
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

function errorPage(site: MappedSite, found: FoundPage, kind: 'not-found' | 'server-error'): Page {
  const { config } = site.facts
  const { locale } = found
  const frame = pageFrame(site, found)
  const { notFound, serverErrorTitle } = textsOf(locale)
  const title = kind === 'not-found' ? notFound.heading : serverErrorTitle(config.brand)
  const fullTitle = kind === 'not-found' ? documentTitle(title, undefined, config.brand, locale) : title
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
  { facts, maps }: MappedSite,
  { locale, route }: FoundPage,
): Pick<Page, 'navigation' | 'locale' | 'direction' | 'languages'> {
  const { config } = facts
  const map = maps.get(locale)
  if (!map) throw new Error(`There is no page map of the locale ${locale}.`)
  const languages = pageLanguages(maps, route, config).map((language) => {
    const address = language.isTranslated ? publicHref(language.href, facts) : undefined
    return { ...language, ...(address !== undefined && { publicHref: address }) }
  })
  return {
    navigation: describePage(map, route, config),
    locale,
    direction: directionOf(locale, config),
    ...(languages.length > 0 && { languages }),
  }
}

/** The address for the world, of an href that has its locale already; undefined as long as the site has no address. */
function publicHref(href: string, { config: { siteUrl }, base }: SiteFacts): string | undefined {
  return siteUrl === undefined ? undefined : publicAddress(href, siteUrl, base)
}

/** Other sites show the image, so its address must be whole. */
function previewImage(image: string, { config: { siteUrl }, base }: SiteFacts): string {
  return siteUrl === undefined ? withBase(image, base) : publicAddress(image, siteUrl, base)
}

function pageImages(compiled: CompiledPage, { images }: SiteFacts): Page['images'] {
  const shown = compiled.images.flatMap(({ file }) => {
    const image = images.get(file)
    return image ? [[file, image] as const] : []
  })
  return Object.fromEntries(shown)
}
