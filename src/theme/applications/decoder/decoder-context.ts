import { createContext, use } from 'react'
import type { DecoderIndex } from '../../../reference/decoder-index.ts'
import type { DecoderTexts } from '../../../texts/application-texts.ts'
import type { Load } from './judge-value.ts'

/** What every part of the decoder knows. */
interface DecoderFacts {
  words: DecoderTexts
  index: DecoderIndex
  load: Load
  /** An address of the site with its base path. */
  hrefOf: (address: string) => string
}

export const DecoderContext = createContext<DecoderFacts | undefined>(undefined)

/** @throws Error outside the decoder */
export function useDecoder(): DecoderFacts {
  const facts = use(DecoderContext)
  if (!facts) throw new Error('useDecoder works only inside the decoder.')
  return facts
}
