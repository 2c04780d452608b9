import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { isAdvertised } from './advertised.ts'
import type { PageMap } from './page-map.ts'
import type { PageRecord } from './page-map-entry.ts'
import { pageTitle } from './title.ts'

/** A page as programs that list the site name it. */
export interface LlmsPage {
  /** Below its service, for example `V2 (latest) · Batch development`. */
  title: string
  /** Without base path. */
  route: string
  description?: string
}

/** The pages of a service, or those that belong to none. */
export interface LlmsSection {
  /** Title and route of the folder of the service. */
  service?: { title: string; route: string }
  pages: LlmsPage[]
}

/** The pages that are advertised, by service, in the order of the site; those that belong to no service stand first. */
export function llmsSections({ pages }: PageMap, config: ResolvedSiteConfig): LlmsSection[] {
  const general: LlmsSection = { pages: [] }
  const services = new Map<string, LlmsSection>()
  for (const record of pages.values()) {
    if (!isAdvertised(record)) continue
    const [top] = record.path
    const section = top?.kind === 'Folder' ? sectionOf(services, top) : general
    section.pages.push(pageOf(record, config))
  }
  return [...(general.pages.length > 0 ? [general] : []), ...services.values()]
}

function sectionOf(
  services: Map<string, LlmsSection>,
  { title, route }: { title: string; route: string },
): LlmsSection {
  const section = services.get(route) ?? { service: { title, route }, pages: [] }
  services.set(route, section)
  return section
}

function pageOf({ path, route, source }: PageRecord, { theme }: ResolvedSiteConfig): LlmsPage {
  const names = path.slice(1).map(({ title }) => title)
  const { description } = source.frontMatter
  return {
    title: names.length > 0 ? names.join(' · ') : pageTitle(source, theme.acronyms),
    route,
    ...(description !== undefined && { description }),
  }
}
