import type { Problem } from '../../config/problem.ts'
import { SETTINGS_FILE } from '../../content/read-config.ts'
import type { Site } from '../../content/read-site.ts'
import { findBreak, type LinkTargets } from './links.ts'

/** Redirects that would hide a page, and redirects that lead to nothing: a target is checked like a link. */
export function redirectProblems(
  { config, settingPosition }: Pick<Site, 'config' | 'settingPosition'>,
  targets: LinkTargets,
): Problem[] {
  return Object.entries(config.redirects).flatMap(([from, to]): Problem[] => {
    const place = {
      file: SETTINGS_FILE,
      ...settingPosition(['redirects', from]),
      keyPath: `redirects['${from}']`,
    }
    if (targets.pages.has(from) || targets.left.has(from))
      return [{ ...place, message: `There is a page at ${from}; a redirect would hide it` }]
    const broken = to.startsWith('/') ? findBreak(to, targets) : undefined
    return broken ? [{ ...place, ...broken, received: to }] : []
  })
}
