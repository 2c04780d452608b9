import type { FrontMatter } from '../config/front-matter-schema.ts'
import { DEFAULT_THEME_OPTIONS, type ThemeOptions, type ThemeOverrides } from '../config/meta-schema.ts'

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
