/**
 * The style sheet that gives printed links their public address (LAY-08): `--origin` is what stands before the path in `href`.
 * @param siteUrl public address of the site; without one, paths are printed alone
 * @param base base path of this build, begins and ends with `/`; it is part of every path
 */
export function addressStyles(siteUrl: string | undefined, base: string): string {
  return `@layer tokens{:root{--origin:"${siteUrl === undefined ? '' : originOf(new URL(siteUrl), base)}"}}`
}

/** Nothing when the site is published below another path than this build has: the addresses would be wrong. */
function originOf({ origin, pathname }: URL, base: string): string {
  const path = pathname.replace(/\/*$/, '/')
  return path === '/' || path === base ? origin : ''
}
