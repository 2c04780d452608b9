import { createContext, use } from 'react'
import type { ApiReference } from '../../../reference/model.ts'
import type { PlaygroundTexts } from '../../../texts/playground-texts.ts'
import type { Check } from './frame.ts'

/** What every part of the playground needs. */
export interface PlaygroundParts {
  words: PlaygroundTexts
  reference: ApiReference
  check: Check
}

export const PlaygroundContext = createContext<PlaygroundParts | undefined>(undefined)

/** @throws Error outside of a playground */
export function usePlayground(): PlaygroundParts {
  const parts = use(PlaygroundContext)
  if (!parts) throw new Error('usePlayground works only inside a playground.')
  return parts
}
