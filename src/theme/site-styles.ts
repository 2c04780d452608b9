import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { hueStyles } from './hue.ts'
import { addressStyles } from './printed-addresses.ts'

/**
 * What follows from a site's settings, above all its colours. It is a part of the style sheet of every page, because a strict content security policy
 * allows no inline styles (THM-09).
 * @param base base path, begins and ends with `/`
 */
export function siteStyles({ theme, siteUrl }: ResolvedSiteConfig, base: string): string {
  return hueStyles(theme.primaryHue, theme.primarySaturation) + addressStyles(siteUrl, base)
}
