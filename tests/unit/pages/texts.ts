/** The texts of the product, read once for all checks of them. */
import { readApiPassages, readDrawings, readManuals } from './read-documents.ts'
import { readPages } from './read-pages.ts'

export const pages = await readPages()

/** What readers of the site see: pages, reference pages, drawings. */
export const published = [
  ...pages.flatMap((page) => page.passages()),
  ...readApiPassages(),
  ...readDrawings(),
]

/** What people who work on the site read. */
export const manuals = readManuals()
