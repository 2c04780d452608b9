import type { FrontMatter } from '../config/front-matter-schema.ts'
import type { ThemeOptions, ThemeOverrides } from '../config/meta-schema.ts'

/** MET-09. They apply to a route that matches no page, too (MET-11). */
export const DEFAULT_THEME_OPTIONS: Readonly<ThemeOptions> = {
  breadcrumb: true,
  collapsed: false,
  footer: true,
  layout: 'default',
  navbar: true,
  pagination: true,
  sidebar: true,
  timestamp: true,
  toc: true,
  typesetting: 'default',
}

/** Options of a route that matches no page (MET-11). */
export function defaultTheme(): ThemeOptions {
  return { ...DEFAULT_THEME_OPTIONS }
}

/** Options of a page: defaults, then what its folders and entry set, then its front matter (MET-08 – MET-10). */
export function pageTheme(inherited: ThemeOverrides, frontMatter: FrontMatter): ThemeOptions {
  const own: ThemeOverrides = Object.fromEntries(
    Object.entries(frontMatter).filter(([key]) => key in DEFAULT_THEME_OPTIONS),
  )
  return { ...DEFAULT_THEME_OPTIONS, ...inherited, ...own }
}
