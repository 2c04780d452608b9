import type { Page } from '../site/page.ts'
import type { SourcePage } from '../site/source.ts'
import type { TreeFiles } from './complete-trees.ts'

/** What an address stands for. */
export interface FoundPage {
  locale: string
  route: string
  /** Absent on error pages. */
  source?: SourcePage
}

/** All that decides how a page looks, besides its article and the facts of the site. */
export interface DescribedPage {
  page: Page
  trees: TreeFiles
}
