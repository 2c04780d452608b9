import { createContext, use } from 'react'
import type { ApiReference, Operation } from '../../../reference/model.ts'
import type { KeyPairTexts } from '../../../texts/key-pair-texts.ts'

/** What every part of the workbench needs. */
export interface WorkbenchParts {
  words: KeyPairTexts
  reference: ApiReference
  /** The token endpoint. */
  operation: Operation
}

export const WorkbenchContext = createContext<WorkbenchParts | undefined>(undefined)

/** @throws Error outside of a workbench */
export function useWorkbench(): WorkbenchParts {
  const parts = use(WorkbenchContext)
  if (!parts) throw new Error('useWorkbench works only inside a workbench.')
  return parts
}
