import { useEffect, useState } from 'react'
import { COPY_CONFIRMATION_MS } from '../../../config/constants.ts'
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
  useEffect(() => {
    if (said === '') return
    const timer = setTimeout(() => setSaid(''), COPY_CONFIRMATION_MS)
    return () => clearTimeout(timer)
  }, [said])
  const copyLink = async (button: HTMLElement) => {
    // The address of the page is the link, too.
    history.replaceState(history.state, '', link())
    const { copyText } = await import('../../../browser/copy/copy.ts')
    setSaid(await copyText(location.href, button))
  }
  return (
    <div className="console-bar">
      <p>{promise}</p>
      <span>
        <button type="button" onClick={({ currentTarget }) => copyLink(currentTarget).catch(reportError)}>
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
