import { useId } from 'react'
import { filled } from '../filled.ts'
import { useConsole } from './console-context.ts'

interface HostChoiceProps {
  /** Where the request would go. */
  host: string
  isLive: boolean
  setLive: (isLive: boolean) => void
}

/** Who answers: the service in the page, or the real host with the reader's own credentials. */
export function HostChoice({ host, isLive, setLive }: HostChoiceProps) {
  const { words } = useConsole()
  const id = useId()
  return (
    <fieldset className="console-part">
      <legend>{words.answeredBy}</legend>
      <div className="console-value">
        <label className="console-file">
          <input type="radio" name={id} checked={!isLive} onChange={() => setLive(false)} />
          {words.byPage}
        </label>
        <label className="console-file">
          <input type="radio" name={id} checked={isLive} onChange={() => setLive(true)} />
          {filled(words.byHost, { host })}
        </label>
      </div>
    </fieldset>
  )
}
