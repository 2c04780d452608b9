import type { ReactNode } from 'react'
import { useDrawing } from '../page-context.tsx'
import { textsLanguage } from '../texts.ts'

/** One of the theme's texts, for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  const language = textsLanguage(useDrawing().page.locale)
  return (
    <span className="visually-hidden" lang={language}>
      {children}
    </span>
  )
}
