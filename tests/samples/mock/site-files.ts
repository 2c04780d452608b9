import { existsSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import site from '../../../site.config.ts'

/** The site itself, from which samples download the files that they send. */
export const SITE_HOST = site.variables.docsHost

/** A file of `public/` by its path on the site. */
export function siteFile(path: string): Buffer | undefined {
  const file = fileURLToPath(new URL(`../../../public${path}`, import.meta.url))
  return path.startsWith('/samples/') && existsSync(file) ? readFileSync(file) : undefined
}
