import type { Site } from '../content/read-site.ts'
import type { PageImage } from '../site/page.ts'
import type { PageFiles } from '../site/page-files.ts'
import type { MovedParts } from '../theme/moved-address.ts'

type FactsOnDisk = Pick<Site, 'config' | 'source' | 'dates' | 'base' | 'hasIcon' | 'plainFiles'>

/** What drawing needs to know of a site besides the compiled pages: plain data, so that other processes can be told. */
export interface SiteFacts extends FactsOnDisk {
  /** Local images of all pages, by file. */
  images: ReadonlyMap<string, PageImage>
  /** Search data by locale, without base path. */
  searchData: ReadonlyMap<string, string>
  /** Addresses of share images by those of their pages, without base path; none during development. */
  shareImages: ReadonlyMap<string, string>
  moved: MovedParts
  files: PageFiles
}

/** Those facts that a site tells as it lies on disk. */
export function factsOnDisk({ config, source, dates, base, hasIcon, plainFiles }: Site): FactsOnDisk {
  return { config, source, dates, base, hasIcon, plainFiles }
}
