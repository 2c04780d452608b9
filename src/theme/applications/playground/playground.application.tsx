import { useMemo } from 'react'
import { addStyles } from '../../../browser/late-parts/add-styles.ts'
import { messageCheck } from '../../../mock/message-check.ts'
import type { OperationData } from '../../../reference/operation-data.ts'
import type { PlaygroundTexts } from '../../../texts/playground-texts.ts'
import '../panel-styles.ts'
import { PlaygroundContext } from './context.ts'
import styles from './playground.css?inline'
import { Session } from './session.tsx'

addStyles(styles)

interface PlaygroundProps {
  words: PlaygroundTexts
  data: OperationData
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
