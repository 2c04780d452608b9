import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import type { PageImage } from '../site/page.ts'
import type { PageFiles } from '../site/page-files.ts'
import type { SourceFolder } from '../site/source.ts'

/** What drawing needs to know of a site besides the compiled pages: plain data, so that other processes can be told. */
export interface SiteFacts {
  config: ResolvedSiteConfig
  source: SourceFolder
  /** ISO dates of the last commits, by file. */
  dates: ReadonlyMap<string, string>
  /** Base path; begins and ends with `/`. */
  base: string
  /** Whether the site brings its own icon, `public/favicon.svg`. */
  hasIcon: boolean
  /** Local images of all pages, by file. */
  images: ReadonlyMap<string, PageImage>
  /** Search data by locale, without base path. */
  searchData: ReadonlyMap<string, string>
  files: PageFiles
}
