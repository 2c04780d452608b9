import type { Crumb } from './page.ts'
import type { PageRecord } from './page-map-entry.ts'
import { hrefOfRoute } from './route.ts'

/**
 * The steps from the top entry to the page (BRC-02). Every page and every folder with an index page is a link,
 * except the last step (BRC-03). Empty where no breadcrumb is shown (BRC-01).
 */
export function breadcrumb({ path, type, theme }: PageRecord): Crumb[] {
  if (type === 'page' || theme.layout !== 'default' || !theme.breadcrumb) return []
  return path.map((entry, index) => {
    const isLink = index < path.length - 1 && (entry.kind === 'page' || entry.withIndexPage)
    return { title: entry.title, ...(isLink && { href: hrefOfRoute(entry.route) }) }
  })
}
