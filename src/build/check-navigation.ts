import type { Problem } from '../config/problem.ts'
import type { Site } from '../content/read-site.ts'
import { duplicateTitles } from '../site/document-title.ts'
import { metaProblems } from '../site/meta-problems.ts'
import { buildPageMap } from '../site/page-map.ts'

/** What is wrong with the site as a whole: meta keys that match nothing (ORD-04, C37) and document titles that two pages share (R1.07). */
export function checkNavigation({ source, config }: Site): Problem[] {
  const map = buildPageMap(source, config, config.defaultLocale)
  return [...metaProblems(source), ...duplicateTitles(map, config)]
}
