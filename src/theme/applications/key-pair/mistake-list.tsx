import { useId } from 'react'
import type { KeyPairMistake } from '../../../texts/key-pair-texts.ts'
import { MISTAKES } from './assertion.ts'
import { useWorkbench } from './context.ts'

interface MistakeListProps {
  chosen: KeyPairMistake | undefined
  choose: (mistake: KeyPairMistake | undefined) => void
  /** There is a key to sign with. */
  canSend: boolean
}

/** Usual mistakes: one is filled in, signed and sent by choosing it. */
export function MistakeList({ chosen, choose, canSend }: MistakeListProps) {
  const { words } = useWorkbench()
  const hint = useId()
  return (
    <div data-field="">
      <label>
        {words.mistakes}
        <select
          value={chosen ?? ''}
          aria-describedby={hint}
          onChange={({ target }) => choose(MISTAKES.find((one) => one === target.value))}
        >
          <option value="">{words.noMistake}</option>
          {MISTAKES.map((one) => (
            <option key={one} value={one}>
              {words.mistake[one].name}
            </option>
          ))}
        </select>
      </label>
      <p id={hint} data-soft="">
        {canSend ? words.mistakesHint : words.pairFirst}
      </p>
    </div>
  )
}
