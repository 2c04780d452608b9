import type { SidebarEntry, SidebarFolder, SidebarLink } from '../../site/page.ts'
import { Link } from '../blocks/link.tsx'
import { useDrawing } from '../page-context.tsx'
import { textsOf } from '../texts.ts'
import styles from './sidebar.module.css'
import { SidebarSections } from './sidebar-sections.tsx'

interface SidebarTreeProps {
  entries: SidebarEntry[]
  /** Lists the sections of the page from 768px up, too (SID-41); below they are always listed (SID-42). */
  sectionsBeside: boolean
}

/** The entries of a sidebar as nested lists (R3.07). Folders are native, so they work without script. */
export function SidebarTree({ entries, sectionsBeside }: SidebarTreeProps) {
  return (
    <ul className={styles['tree']}>
      <Entries entries={entries} sectionsBeside={sectionsBeside} />
    </ul>
  )
}

function Entries({ entries, sectionsBeside }: SidebarTreeProps) {
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
    return (
      <li key={key}>
        {entry.href !== undefined && <Row entry={entry} />}
        {entry.active && <SidebarSections beside={sectionsBeside} />}
        {entry.kind === 'folder' && !entry.trimmed && (
          <Folder folder={entry} sectionsBeside={sectionsBeside} />
        )}
      </li>
    )
  })
}

/** SID-05, SID-07, SID-10. */
function Row({ entry }: { entry: SidebarLink | SidebarFolder }) {
  if (entry.href === undefined) return null
  return (
    <Link
      href={entry.href}
      newWindow={entry.kind === 'link' && entry.newWindow}
      aria-current={entry.active ? 'page' : undefined}
      data-trimmed={entry.kind === 'folder' && entry.trimmed ? entry.route : undefined}
    >
      {entry.title}
    </Link>
  )
}

/** A folder whose title is a link has a button of its own for opening (SID-26, SID-32); otherwise the title is the button (SID-06). */
function Folder({ folder, sectionsBeside }: { folder: SidebarFolder; sectionsBeside: boolean }) {
  const { page } = useDrawing()
  const { title, route, href, open, containsActive, children } = folder
  return (
    <details
      data-folder={route}
      data-contains-active={containsActive ? '' : undefined}
      open={open || containsActive}
    >
      {href === undefined ? (
        <summary>{title}</summary>
      ) : (
        <summary aria-label={textsOf(page.locale).toggleSection(title)} />
      )}
      <ul>
        <Entries entries={children} sectionsBeside={sectionsBeside} />
      </ul>
    </details>
  )
}
