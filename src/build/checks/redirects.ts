import type { Problem } from '../../config/problem.ts'
import type { ResolvedSiteConfig } from '../../config/site-schema.ts'
import { findBreak, type LinkTargets } from './links.ts'

/** Redirects that would hide a page, and redirects that lead to nothing: a target is checked like a link. */
export function redirectProblems(config: ResolvedSiteConfig, targets: LinkTargets): Problem[] {
  return Object.entries(config.redirects).flatMap(([from, to]): Problem[] => {
    const place = { file: 'site.config.ts', keyPath: `redirects['${from}']` }
    if (targets.pages.has(from))
      return [{ ...place, message: `There is a page at ${from}; a redirect would hide it` }]
    const broken = to.startsWith('/') ? findBreak(to, targets) : undefined
    return broken ? [{ ...place, ...broken, received: to }] : []
  })
}
