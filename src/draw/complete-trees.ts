import { createHash } from 'node:crypto'
import type { Page } from '../site/page.ts'
import { mobileMenuOf } from '../site/page-map.ts'
import type { SidebarTree } from '../site/sidebar.ts'
import { drawCompleteTree } from '../theme/navigation/complete-tree.tsx'
import type { CompleteTrees } from '../theme/page-context.tsx'
import type { MappedSite } from './mapped-site.ts'

/** The files with the complete trees of which a page has only a part. */
export interface TreeFiles {
  addresses: CompleteTrees
  /** Texts by address, without base path. */
  texts: TreeFile[]
}

type TreeFile = [address: string, text: string]

/** @returns a function from a page to its files; a tree is drawn once, when the first page needs it */
export function completeTrees({ facts, maps }: MappedSite): (page: Page) => TreeFiles {
  const drawn = new Map<SidebarTree, TreeFile>()
  const fileOf = (tree: SidebarTree, page: Page): TreeFile => {
    const { config, base, hasIcon, moved } = facts
    const { words } = facts.files
    const plainFiles = new Set(facts.plainFiles)
    const file =
      drawn.get(tree) ??
      named(
        drawCompleteTree(
          { page, config, base, hasIcon, plainFiles, moved, words, mistakes: [] },
          tree.entries,
        ),
      )
    drawn.set(tree, file)
    return file
  }
  return (page) => {
    const { navigation, locale } = page
    const map = maps.get(locale)
    const tree = map?.docsTrees.get(navigation.docsRoot ?? '')?.sidebar
    const sidebar = navigation.sidebarTrimmed && tree && fileOf(tree, page)
    const menu = navigation.mobileMenuTrimmed && map && mobileMenuOf(map, navigation.docsRoot ?? '')
    const mobileMenu = menu && fileOf(menu, page)
    return {
      addresses: {
        ...(sidebar && { sidebar: sidebar[0] }),
        ...(mobileMenu && { mobileMenu: mobileMenu[0] }),
      },
      texts: [sidebar, mobileMenu].filter((file) => file !== undefined),
    }
  }
}

function named(html: string): TreeFile {
  const hash = createHash('sha256').update(html).digest('hex').slice(0, 16)
  // Not `.html`: hosts and scripts take such files for pages.
  return [`/assets/tree-${hash}.htm`, html]
}
