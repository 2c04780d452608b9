import type { ReactNode } from 'react'
import { textsLanguage } from '../../texts/texts-of.ts'
import { useDrawing } from '../page-context.tsx'

/** One of the theme's texts, for assistive technology only. */
export function VisuallyHidden({ children }: { children: ReactNode }) {
  const language = textsLanguage(useDrawing().page.locale)
  return (
    <span className="visually-hidden" lang={language}>
      {children}
    </span>
  )
}
