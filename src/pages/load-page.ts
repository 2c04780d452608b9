import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { CompiledPage } from '../content/compile-page.ts'
import { imageVariants } from '../content/image-variants.ts'
import { readImage } from '../content/images.ts'
import { currentWorkspace } from '../content/workspace.ts'
import { describePage } from '../site/describe-page.ts'
import { documentTitle } from '../site/document-title.ts'
import { directionOf, languageOf, localisedHref, pageLanguages, splitLocale } from '../site/languages.ts'
import type { Page, PageImage } from '../site/page.ts'
import { publicAddress } from '../site/public-address.ts'
import { editHref, feedbackIssueTitle, issueHref } from '../site/repository-links.ts'
import { NOT_FOUND_ROUTE, SERVER_ERROR_ROUTE, withBase } from '../site/route.ts'
import type { SourcePage } from '../site/source.ts'
import { pageTitle } from '../site/title.ts'
import { textsOf } from '../theme/texts.ts'
import type { MappedSite } from './current-site.ts'

/** A page and, unless it is one of the special pages, its compiled article. */
export interface LoadedPage {
  page: Page
  compiled?: CompiledPage
}

/**
 * Brings together what is known about the page of one address.
 * @param pathname decoded, without base path, with the locale in front unless it is the default one (`localisedPath`)
 * @returns undefined when no page has this address
 */
export async function loadPage(mapped: MappedSite, pathname: string): Promise<LoadedPage | undefined> {
  const { locale, route } = splitLocale(pathname, mapped.site.config)
  if (route === NOT_FOUND_ROUTE) return { page: specialPage(mapped, locale, 'not-found') }
  if (route === SERVER_ERROR_ROUTE) return { page: specialPage(mapped, locale, 'server-error') }
  const record = mapped.maps.get(locale)?.pages.get(route)
  if (!record) return undefined
  const compiled = await mapped.site.compile(record.source)
  return { page: await documentPage(mapped, locale, route, record.source, compiled), compiled }
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
  // A page in another language's place is not to be found twice.
  const written = languageOf(source, config)
  const canonical = source.frontMatter.canonical ?? publicHref(localisedHref(route, written, config), config)
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
    ...(source.frontMatter.api !== undefined && { isReference: true }),
    file: source.file,
    images: await pageImages(root, compiled, config.variables),
    ...(canonical !== undefined && { canonical }),
    ...(written !== locale && {
      articleLanguage: { locale: written, direction: directionOf(written, config) },
    }),
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
  const title = kind === 'not-found' ? textsOf(locale).notFound.heading : `${config.brand} error`
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
  { site: { config }, maps }: MappedSite,
  locale: string,
  route: string,
): Pick<Page, 'navigation' | 'locale' | 'direction' | 'languages'> {
  const map = maps.get(locale)
  if (!map) throw new Error(`There is no page map of the locale ${locale}.`)
  const languages = pageLanguages(maps, route, config).map((language) => {
    const address = language.isTranslated ? publicHref(language.href, config) : undefined
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
function publicHref(href: string, { siteUrl }: ResolvedSiteConfig): string | undefined {
  return siteUrl === undefined ? undefined : publicAddress(href, siteUrl, import.meta.env.BASE_URL)
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
    if (!image) continue
    const { src, width, height } = image
    const variants = import.meta.env.DEV ? {} : await imageVariants(image, currentWorkspace().cache)
    images[file] = { src, width, height, ...variants }
  }
  return images
}
