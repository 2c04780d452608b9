import type { SidebarEntry } from '../../site/page.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing, useFileAddress } from '../page-context.tsx'
import { SearchField } from '../search/search-field.tsx'
import styles from './sidebar.module.css'
import { SidebarFoot } from './sidebar-foot.tsx'
import { SidebarTree } from './sidebar-tree.tsx'

/** Id of the mobile menu, which the menu button opens. */
export const MENU_ID = 'menu'

/**
 * The tree of pages: beside the text from 768px up, a popover below (SID-01, SID-02). Both are one element, except
 * on sites whose sidebar shows a part of the site only.
 *
 * @param beside whether this page has a sidebar from 768px up (SID-03)
 */
export function Sidebar({ beside }: { beside: boolean }) {
  const { page, completeTrees = {} } = useDrawing()
  const { sidebar, mobileMenu } = page.navigation
  const menu = { entries: mobileMenu, complete: completeTrees.mobileMenu, isMenu: true }
  if (beside && sidebar === mobileMenu) return <Tree {...menu} className="both" />
  return (
    <>
      {beside && <Tree entries={sidebar} complete={completeTrees.sidebar} className="desktop" />}
      <Tree {...menu} className="mobile" />
    </>
  )
}

interface TreeProps {
  entries: SidebarEntry[]
  /** File with the complete tree, when `entries` are a part of it. */
  complete: string | undefined
  /** Where it is shown. */
  className: 'both' | 'desktop' | 'mobile'
  /** Opened by the menu button below 768px. */
  isMenu?: boolean
}

function Tree({ entries, complete, className, isMenu = false }: TreeProps) {
  const { page, config } = useDrawing()
  const file = useFileAddress()
  const texts = textsOf(page.locale)
  const asMenu = isMenu && ({ id: MENU_ID, popover: 'auto', 'data-menu': '' } as const)
  return (
    <nav
      className={styles[className]}
      aria-label={texts.sidebar}
      data-part={className === 'mobile' ? 'menu' : 'sidebar'}
      data-auto-collapse={config.theme.sidebar.autoCollapse ? '' : undefined}
      {...(complete !== undefined && {
        'data-tree': file(complete),
        'data-label-toggle': texts.toggleSection('%TITLE%'),
      })}
      {...asMenu}
    >
      {isMenu && (
        <div className={styles['search']}>
          <SearchField id="menu-search" />
        </div>
      )}
      <div className={styles['scroll']} data-sidebar-scroll="">
        <SidebarTree
          entries={entries}
          complete={complete}
          sectionsBeside={!config.theme.toc.float || page.isReference === true}
        />
      </div>
      <SidebarFoot toggle={className !== 'mobile'} />
    </nav>
  )
}
