import { useDrawing } from '../page-context.tsx'
import styles from './sidebar-tree.module.css'

/** Level-2 headings of the page below its entry (R3.09); `beside` shows them from 768px up as well (SID-41). */
export function SidebarSections({ beside }: { beside: boolean }) {
  const sections = useDrawing().page.headings.filter(({ depth, id }) => depth === 2 && id !== '')
  if (sections.length === 0) return null
  return (
    <ul className={beside ? styles['sections'] : `${styles['sections']} ${styles['mobileOnly']}`}>
      {sections.map(({ id, value }) => (
        <li key={id}>
          <a href={`#${id}`} data-toc-entry="">
            {value}
          </a>
        </li>
      ))}
    </ul>
  )
}
