import { createHash } from 'node:crypto'
import { addDrawnFile } from '../content/drawn-files.ts'
import type { SidebarTree } from '../site/sidebar.ts'
import { drawCompleteTree } from '../theme/navigation/complete-tree.tsx'
import type { CompleteTrees, Drawing } from '../theme/page-context.tsx'
import type { MappedSite } from './current-site.ts'

/** Every tree is drawn once, when the first page needs it; the next state of an edited site has trees of its own. */
const addresses = new WeakMap<SidebarTree, string>()

/** The files with the complete trees of which a page has only a part; they are there as soon as the page is. */
export function completeTreesOf({ maps }: MappedSite, drawing: Drawing): CompleteTrees {
  const { navigation, locale } = drawing.page
  const map = maps.get(locale)
  const sidebar = map?.docsTrees.get(navigation.docsRoot ?? '')?.sidebar
  return {
    ...(navigation.sidebarTrimmed && sidebar && { sidebar: addressOf(sidebar, drawing) }),
    ...(navigation.mobileMenuTrimmed && map && { mobileMenu: addressOf(map.mobileMenu, drawing) }),
  }
}

function addressOf(tree: SidebarTree, drawing: Drawing): string {
  const known = addresses.get(tree)
  if (known !== undefined) return known
  const html = drawCompleteTree(drawing, tree.entries)
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 16)
  // Not `.html`: hosts and scripts take such files for pages.
  const address = `/assets/tree-${hash}.htm`
  addDrawnFile(address, html)
  addresses.set(tree, address)
  return address
}
