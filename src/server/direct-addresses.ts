import type { Hosting } from '../config/hosting-schema.ts'
import { type Address, encodePath, resolveAddress } from './address.ts'
import type { SiteFiles } from './files.ts'

/** What the request targets mean that readers ask for most: every page and file in its canonical spelling, without a query. */
export function directAddresses(
  base: string,
  files: SiteFiles,
  redirects: Hosting['redirects'],
): ReadonlyMap<string, Address> {
  const routes = [...files.pages.keys(), ...files.assets.keys()]
  const targets = routes.map((route) => encodePath(base + route))
  return new Map(targets.map((target) => [target, resolveAddress(target, base, files, redirects)]))
}
