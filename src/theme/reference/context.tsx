import { createContext, type ReactNode, use } from 'react'
import type { ApiReference } from '../../reference/model.ts'
import type { ReferenceTexts } from '../../texts/reference-texts.ts'
import { textsOf } from '../../texts/texts-of.ts'
import { useArticleLocale } from '../page-context.tsx'

/** The document being drawn, and what is needed everywhere in it. */
export interface ReferenceContent {
  reference: ApiReference
  /** Highlighted HTML by the keys of `reference/code-keys.ts`. */
  codes: Readonly<Record<string, string>>
  /** Addresses of what applications need of an operation, by operationId. */
  data: Readonly<Record<string, string>>
  /** The same of the sessions of a WebSocket. */
  session?: string
}

const ReferenceContext = createContext<ReferenceContent | undefined>(undefined)

export function ReferenceProvider({ children, ...content }: ReferenceContent & { children: ReactNode }) {
  return <ReferenceContext value={content}>{children}</ReferenceContext>
}

/** @throws Error outside `ReferenceProvider` */
export function useReference(): ReferenceContent & { texts: ReferenceTexts } {
  const content = use(ReferenceContext)
  const locale = useArticleLocale()
  if (!content) throw new Error('useReference works only inside ReferenceProvider.')
  return { ...content, texts: textsOf(locale).reference }
}
