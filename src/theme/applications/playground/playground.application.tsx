import { useMemo } from 'react'
import { messageCheck } from '../../../mock/message-check.ts'
import type { ApiReference } from '../../../reference/model.ts'
import type { PlaygroundTexts } from '../../../texts/playground-texts.ts'
import { PlaygroundContext } from './context.ts'
import { Session } from './session.tsx'

interface PlaygroundProps {
  words: PlaygroundTexts
  data: { reference: ApiReference }
}

/** A session of a WebSocket, played from its recording, that the reader can go on with: everything happens in the page. */
export default function Playground({ words, data: { reference } }: PlaygroundProps) {
  const check = useMemo(() => messageCheck(reference), [reference])
  return (
    <PlaygroundContext value={{ words, reference, check }}>
      <Session />
    </PlaygroundContext>
  )
}
