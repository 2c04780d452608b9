import type { ReactNode } from 'react'
import { useAddress, useDrawing } from '../page-context.tsx'

/** Frame of every page; `default`, `full` and `raw` (LAY-01 – LAY-06). */
export function PageLayout({ children }: { children: ReactNode }) {
  const { page } = useDrawing()
  const address = useAddress()
  return (
    <>
      <nav>
        {page.navigation.sidebar.map((entry) =>
          entry.kind === 'link' ? (
            <a key={entry.href} href={address(entry.href)}>
              {entry.title}
            </a>
          ) : null,
        )}
      </nav>
      <main id="content">{children}</main>
    </>
  )
}
