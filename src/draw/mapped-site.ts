import type { PageMap } from '../site/page-map.ts'
import type { SiteFacts } from './site-facts.ts'

/** A site with one page map for each locale. */
export interface MappedSite {
  facts: SiteFacts
  maps: ReadonlyMap<string, PageMap>
}
