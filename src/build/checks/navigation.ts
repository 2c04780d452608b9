import type { Problem } from '../../config/problem.ts'
import type { Site } from '../../content/read-site.ts'
import { duplicateTitles } from '../../site/document-title.ts'
import { localesOf } from '../../site/languages.ts'
import { metaProblems } from '../../site/meta-problems.ts'
import { newerPageProblems } from '../../site/newer-page.ts'
import { buildPageMap } from '../../site/page-map.ts'
import { routeProblems } from '../../site/route-problems.ts'

/**
 * What is wrong with the site as a whole: meta keys that match nothing (ORD-04, C37), two files for one route, and document titles that two
 * pages of a locale share (R1.07), and newer pages that there are not.
 */
export function checkNavigation({ source, config, problems }: Site): Problem[] {
  const meta = metaProblems(source)
  const found = [...meta, ...routeProblems(source)]
  // Titles follow from settings, meta records and front matter: where these are wrong, two may only seem to be the same.
  if (problems.length + meta.length > 0) return found
  const maps = localesOf(config).map((locale) => buildPageMap(source, config, locale))
  const inLocales = maps.flatMap((map) => [...duplicateTitles(map, config), ...newerPageProblems(map)])
  const seen = new Set<string>()
  const once = inLocales.filter(({ file, message }) => !seen.has(file + message) && seen.add(file + message))
  return [...found, ...once]
}
