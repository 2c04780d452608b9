import path from 'node:path'
import type { InlineConfig } from 'vite'

/** The module that draws pages. */
export const DRAW = 'src/draw/site-drawing.ts'

/** Browsers that know popovers and light-dark(); older targets would have both written out at length. */
export const CSS_TARGET = ['chrome123', 'edge123', 'firefox125', 'safari17.5']

/**
 * Settings of Vite that the bundle of the theme and the development server share. A class of a CSS module has the same name in both.
 * @param project absolute path of the project
 */
export function viteSettings(project: string): InlineConfig {
  return {
    configFile: false,
    root: project,
    // What belongs to a site is not the theme's.
    publicDir: false,
    cacheDir: path.join(project, 'node_modules/.cache/docs/vite'),
    appType: 'custom',
    clearScreen: false,
    css: { modules: { generateScopedName: className } },
  }
}

/** `navbar_logo` for the class `logo` of `navbar.module.css`. */
function className(name: string, file: string): string {
  return `${path.basename(file.replace(/\?.*$/, ''), '.module.css')}_${name}`
}
