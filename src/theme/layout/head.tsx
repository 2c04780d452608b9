import { THEME_COLOURS } from '../../config/constants.ts'
import { fixedTheme } from '../../config/fixed-theme.ts'
import type { ResolvedSiteConfig } from '../../config/site-schema.ts'
import { twinAddress } from '../../config/twin-address.ts'
import { localisedHref } from '../../site/languages.ts'
import type { Page } from '../../site/page.ts'
import type { PageFiles } from '../../site/page-files.ts'
import { useDrawing, useFileAddress } from '../page-context.tsx'
import { Favicon } from './favicon.tsx'
import { ScriptSettings } from './script-settings.tsx'

/**
 * The document's head (HED-01 – HED-05, R1.07) with its style sheets. Those of the bundle cannot run anything under the content security policy
 * and have no hash.
 */
export function Head({ files }: { files: PageFiles }) {
  const { page, config } = useDrawing()
  const address = useFileAddress()
  const sheets = [...files.sheets, ...(page.isReference ? files.referenceSheets : [])]
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
      <meta name="robots" content={page.kind === 'document' ? 'index,follow' : 'noindex'} />
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
      {canonical !== undefined && <meta property="og:url" content={canonical} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={config.brand} />
      <meta property="og:title" content={openGraph.title} />
      <meta property="og:description" content={openGraph.description} />
      {openGraph.image !== undefined && <meta property="og:image" content={openGraph.image} />}
      <Favicon />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, hashed in the content security policy */}
      <script dangerouslySetInnerHTML={{ __html: files.beforePaint }} />
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

/** The page's translations, for search engines; the default language is for everybody else. */
function alternates({ languages = [] }: Page, defaultLocale: string): { hrefLang: string; href: string }[] {
  const translations = languages.flatMap(({ locale, publicHref: href }) =>
    href === undefined ? [] : [{ locale, hrefLang: locale, href }],
  )
  if (translations.length < 2) return []
  const others = translations.filter(({ locale }) => locale === defaultLocale)
  return [...translations, ...others.map((language) => ({ ...language, hrefLang: 'x-default' }))]
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
