import type { Problem } from '../config/problem.ts'
import { allPages, type SourceFolder } from './source.ts'

/**
 * Pages that another file of the same locale keeps from being reached: `x.md` beside `x.mdx`, or `x.mdx` beside
 * `x/index.mdx`. One problem for each file but the first.
 */
export function routeProblems(root: SourceFolder): Problem[] {
  const files = new Map<string, string>()
  return allPages(root).flatMap(({ route, locale = '', file }): Problem[] => {
    const key = `${route} ${locale}`
    const first = files.get(key)
    if (first !== undefined) return [{ file, message: `The route ${route} belongs to ${first} already` }]
    files.set(key, file)
    return []
  })
}
