import { THEME_COLOURS } from '../../config/constants.ts'
import { fixedTheme } from '../../config/fixed-theme.ts'
import type { ResolvedSiteConfig } from '../../config/site-schema.ts'
import { twinAddress } from '../../config/twin-address.ts'
import { hreflangs } from '../../site/hreflangs.ts'
import { localisedHref } from '../../site/languages.ts'
import type { Page } from '../../site/page.ts'
import type { PageFiles } from '../../site/page-files.ts'
import { useDrawing, useFileAddress } from '../page-context.tsx'
import { Favicon } from './favicon.tsx'
import { ScriptSettings } from './script-settings.tsx'
import { StructuredData } from './structured-data.tsx'

/**
 * The document's head (HED-01 – HED-05, R1.07) with its style sheets. Those of the bundle cannot run anything under the content security policy
 * and have no hash.
 */
export function Head({ files }: { files: PageFiles }) {
  const { page, config } = useDrawing()
  const address = useFileAddress()
  const { sheets: all, referenceSheets, filterSheets } = files
  const sheets = [...all, ...(page.isReference ? referenceSheets : page.hasFilter ? filterSheets : [])]
  const { openGraph, canonical } = page
  return (
    <head>
      <meta charSet="utf-8" />
      {sheets.map((sheet) => (
        <link key={sheet} rel="stylesheet" href={address(sheet)} />
      ))}
      <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
      <title>{page.documentTitle}</title>
      <meta name="description" content={page.description} />
      <meta name="robots" content={page.isAdvertised ? 'index,follow' : 'noindex'} />
      {themeColours(config).map(({ scheme, media }) => (
        <meta key={scheme} name="theme-color" content={THEME_COLOURS[scheme]} {...(media && { media })} />
      ))}
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
      {alternates(page, config.defaultLocale).map(({ hrefLang, href }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={href} />
      ))}
      {page.kind === 'document' && (
        <link
          rel="alternate"
          type="text/markdown"
          href={address(twinAddress(localisedHref(page.navigation.route, page.locale, config)))}
        />
      )}
      {page.feed !== undefined && (
        <link rel="alternate" type="application/atom+xml" href={address(page.feed)} />
      )}
      {page.catalog !== undefined && <link rel="api-catalog" href={address(page.catalog)} />}
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content={page.navigation.route === '/' ? 'website' : 'article'} />
      <meta property="og:locale" content={openGraphLocale(page.locale)} />
      <meta property="og:site_name" content={config.brand} />
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      {openGraph.image !== undefined && <meta property="og:image" content={openGraph.image} />}
      <meta name="twitter:card" content={openGraph.image === undefined ? 'summary' : 'summary_large_image'} />
      <Favicon />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: files.beforePaint }} />
      <StructuredData />
      <ScriptSettings settings={files.settings} />
    </head>
  )
}

/** The scripts that run once the page is there; drawn at the end of the body. */
export function Scripts({ files }: { files: PageFiles }) {
  const address = useFileAddress()
  return files.scripts.map(({ src, integrity }) => (
    // A handler, which is never sent, keeps React from moving it to the head, where it might run before the page is there.
    <script key={src} type="module" async src={address(src)} integrity={integrity} onLoad={stay} />
  ))
}

function stay(): void {}

/** The page's translations, for search engines; none where another page is to be listed in its place. */
function alternates({ languages = [], canonical }: Page, defaultLocale: string) {
  const translations = languages.flatMap(({ locale, publicHref: href }) =>
    href === undefined ? [] : [{ locale, href }],
  )
  return translations.some(({ href }) => href === canonical) ? hreflangs(translations, defaultLocale) : []
}

/** `en_US`: language and territory, the likeliest one where the locale has none. */
function openGraphLocale(locale: string): string {
  const { language, region } = new Intl.Locale(locale).maximize()
  return `${language}_${region}`
}

/** One colour where every reader gets the same scheme (THM-06), else one for each scheme of the reader's system. */
function themeColours({ theme }: ResolvedSiteConfig): { scheme: 'light' | 'dark'; media?: string }[] {
  const fixed = fixedTheme(theme)
  if (fixed) return [{ scheme: fixed }]
  return [
    { scheme: 'light', media: '(prefers-color-scheme: light)' },
    { scheme: 'dark', media: '(prefers-color-scheme: dark)' },
  ]
}
