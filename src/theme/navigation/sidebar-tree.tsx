import type { SidebarCut, SidebarEntry, SidebarFolder, SidebarLink } from '../../site/page.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'
import { Link } from '../parts/link.tsx'
import { SidebarSections } from './sidebar-sections.tsx'
import styles from './sidebar-tree.module.css'

interface SidebarTreeProps {
  entries: SidebarEntry[]
  /** File with the complete tree, when these entries are a part of it. */
  complete?: string | undefined
  /** Lists the sections of the page from 768px up, too (SID-41); below they are always listed (SID-42). */
  sectionsBeside: boolean
}

/** The entries of a sidebar as nested lists (R3.07). Folders are native, so they work without script. */
export function SidebarTree(props: SidebarTreeProps) {
  return (
    <ul className={styles['tree']}>
      <Entries {...props} />
    </ul>
  )
}

function Entries({ entries, complete, sectionsBeside }: SidebarTreeProps) {
  return entries.map((entry, index) => {
    // A separator has no name of its own, and the list never changes: it is drawn once.
    const key = entry.kind === 'link' ? entry.href : entry.kind === 'folder' ? entry.route : index
    if (entry.kind === 'separator') {
      return entry.title === undefined ? (
        <li key={key}>
          <hr />
        </li>
      ) : (
        <li key={key} className={styles['heading']}>
          {entry.title}
        </li>
      )
    }
    if (entry.kind === 'cut') return <Cut key={key} cut={entry} complete={complete} />
    return (
      <li key={key}>
        <Row entry={entry} />
        {entry.active && entry.href !== undefined && <SidebarSections beside={sectionsBeside} />}
        {entry.kind === 'folder' && entry.trimmed === undefined && (
          <Folder folder={entry} complete={complete} sectionsBeside={sectionsBeside} />
        )}
      </li>
    )
  })
}

/** SID-05, SID-07, SID-10. A folder without its children is a link, which a script makes a folder. */
function Row({ entry }: { entry: SidebarLink | SidebarFolder }) {
  const trimmed = entry.kind === 'folder' ? entry.trimmed : undefined
  const href = trimmed ?? entry.href
  if (href === undefined) return null
  return (
    <Link
      href={href}
      newWindow={entry.kind === 'link' && entry.newWindow}
      aria-current={entry.active ? 'page' : undefined}
      {...(trimmed !== undefined && entry.kind === 'folder' && { 'data-trimmed': entry.route })}
      {...(trimmed !== undefined && entry.href !== undefined && { 'data-has-index': '' })}
    >
      {entry.title}
    </Link>
  )
}

/** Leads to the complete tree, from which a script fills the list. */
function Cut({ cut, complete }: { cut: SidebarCut; complete: string | undefined }) {
  const { page } = useDrawing()
  return (
    <li>
      <Link href={complete} data-cut={cut.route} data-missing={cut.missing}>
        {textsOf(page.locale).showAll(cut.total)}
      </Link>
    </li>
  )
}

/** A folder whose title is a link has a button of its own for opening (SID-26, SID-32); otherwise the title is the button (SID-06). */
function Folder({ folder, ...props }: Omit<SidebarTreeProps, 'entries'> & { folder: SidebarFolder }) {
  const { page } = useDrawing()
  const { title, route, href, open, active, containsActive, children } = folder
  // SID-23: read at the address of a folder that is no link, which happens when its index page is hidden.
  const isRead = active && href === undefined
  return (
    <details
      data-folder={route}
      data-contains-active={containsActive ? (isRead ? 'page' : '') : undefined}
      open={open || containsActive}
    >
      {href === undefined ? (
        <summary>{title}</summary>
      ) : (
        <summary aria-label={textsOf(page.locale).toggleSection(title)} />
      )}
      <ul>
        <Entries {...props} entries={children} />
      </ul>
    </details>
  )
}
