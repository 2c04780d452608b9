import { useState } from 'react'
import { announce } from '../../../browser/reader/announce.ts'
import { useConsole } from './console-context.ts'

interface ConsoleBarProps {
  /** Where requests go. */
  promise: string
  /** The fragment with the values of the form. */
  link: () => string
  reset: () => void
  close: () => void
}

/** Says that nothing leaves the browser; buttons for the console as a whole. */
export function ConsoleBar({ promise, link, reset, close }: ConsoleBarProps) {
  const { words } = useConsole()
  const [said, setSaid] = useState('')
  const copyLink = async () => {
    history.replaceState(history.state, '', link())
    const copied = await navigator.clipboard?.writeText(location.href).then(
      () => true,
      () => false,
    )
    // The address of the page is the link, too.
    setSaid(copied ? words.linkCopied : location.href)
    announce(copied ? words.linkCopied : location.href)
  }
  return (
    <div className="console-bar">
      <p>{promise}</p>
      <span>
        <button type="button" onClick={() => void copyLink()}>
          {said || words.copyLink}
        </button>
        <button type="button" onClick={reset}>
          {words.reset}
        </button>
        <button type="button" onClick={close}>
          {words.close}
        </button>
      </span>
    </div>
  )
}
