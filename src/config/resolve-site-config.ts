import { createHash } from 'node:crypto'
import { BUILT_IN_ACRONYMS } from './acronyms.ts'
import type { CheckedSite, ResolvedSiteConfig, ResolvedTheme } from './site-schema.ts'

/**
 * Fills in the defaults that follow from other keys: the logo, the footer, the banner's key, the variable `brand`.
 *
 * @param year Year for the footer's default text; it is fixed at build (FTR-10).
 */
export function resolveSiteConfig(site: CheckedSite, year = new Date().getFullYear()): ResolvedSiteConfig {
  const { banner, footer, logo = { text: site.brand }, ...theme } = site.theme
  const resolved: ResolvedTheme = {
    ...theme,
    acronyms: [...BUILT_IN_ACRONYMS, ...theme.acronyms],
    editLink: theme.editLink && theme.editLink.text !== '' ? theme.editLink : false,
    feedback: theme.feedback && theme.feedback.content !== '' ? theme.feedback : false,
    footer: { ...footer, text: footer.text ?? `MIT ${year} © ${site.brand}` },
    logo: { ...logo, alt: logo.alt ?? (logo.text === undefined ? site.brand : '') },
  }
  if (banner) resolved.banner = { ...banner, key: banner.key ?? keyOf(banner.text) }
  return {
    ...site,
    ...(site.siteUrl === undefined ? {} : { siteUrl: site.siteUrl.replace(/\/+$/, '') }),
    variables: { ...site.variables, brand: site.brand },
    theme: resolved,
  }
}

/** BAN-05: another text is another banner. */
function keyOf(bannerText: string): string {
  return `banner-${createHash('sha256').update(bannerText).digest('hex').slice(0, 8)}`
}
