import type { Problem } from '../config/problem.ts'
import type { Site } from '../content/read-site.ts'
import { duplicateTitles } from '../site/document-title.ts'
import { metaProblems } from '../site/meta-problems.ts'

/** What is wrong with the site as a whole: meta keys that match nothing (ORD-04, C37) and document titles that two pages share (R1.07). */
export function checkNavigation({ source, config }: Site): Problem[] {
  return [...metaProblems(source), ...duplicateTitles(source, config)]
}
