import { formatKeyPath, type Problem } from '../../config/problem.ts'
import type { ResolvedSiteConfig } from '../../config/site-schema.ts'
import { SETTINGS_FILE } from '../../content/read-config.ts'
import type { Site } from '../../content/read-site.ts'
import { localesOf } from '../../site/languages.ts'
import { allMetas } from '../../site/source.ts'
import { addressOf, findBreak, type LinkTargets } from './links.ts'

/** A link of a meta record or of the settings, and where it stands. */
interface SettingLink extends Pick<Problem, 'file' | 'line' | 'column' | 'keyPath'> {
  href: string
  /** Of the record it stands in. */
  locale?: string
}

/**
 * Links of meta records and of the settings that lead nowhere, each told once at the key that holds it, not on every page that draws it.
 * @returns also their addresses in every language
 */
export function settingLinkProblems(
  site: Pick<Site, 'source' | 'config' | 'settingPosition'>,
  targets: LinkTargets,
): { problems: Problem[]; told: Set<string> } {
  const told = new Set<string>()
  const links = [...metaLinks(site), ...configLinks(site)]
  const problems = links.flatMap(({ href, locale, ...place }): Problem[] => {
    const address = addressOf(href, '/', locale, targets)
    const broken = address === undefined ? undefined : findBreak(address, targets)
    if (!broken) return []
    for (const each of localesOf(site.config)) told.add(addressOf(href, '/', each, targets) ?? href)
    return [{ ...place, ...broken, received: href }]
  })
  return { problems, told }
}

function metaLinks({ source }: Pick<Site, 'source'>): SettingLink[] {
  return allMetas(source).flatMap(({ file, locale, links = [] }) =>
    links.map((link) => ({ file, ...link, ...(locale !== undefined && { locale }) })),
  )
}

function configLinks({ config, settingPosition }: Pick<Site, 'config' | 'settingPosition'>): SettingLink[] {
  return linksOf(config).map(([path, href]) => ({
    file: SETTINGS_FILE,
    ...settingPosition(path),
    keyPath: formatKeyPath(path),
    href,
  }))
}

function linksOf({ theme, agents }: ResolvedSiteConfig): [path: PropertyKey[], href: string][] {
  const { footer, logo, logoLink, navbar, pageMenu, sidebar } = theme
  const links: [path: PropertyKey[], href: unknown][] = [
    [['logo', 'src'], logo.src],
    [['logoLink'], logoLink],
    [['navbar', 'button', 'href'], navbar.button?.href],
    ...(pageMenu?.links ?? []).map(({ href }, index): [PropertyKey[], string] => [
      ['pageMenu', 'links', index, 'href'],
      href,
    ]),
    ...footer.links.map(({ href }, index): [PropertyKey[], string] => [
      ['footer', 'links', index, 'href'],
      href,
    ]),
    ...sidebar.help.map(({ href }, index): [PropertyKey[], string] => [
      ['sidebar', 'help', index, 'href'],
      href,
    ]),
  ]
  const ofTheme = links.flatMap(([path, href]): [PropertyKey[], string][] =>
    typeof href === 'string' ? [[['theme', ...path], href]] : [],
  )
  const ofAgents = agents.flatMap(({ href }, index): [PropertyKey[], string][] =>
    href === undefined ? [] : [[['agents', index, 'href'], href]],
  )
  return [...ofTheme, ...ofAgents]
}
