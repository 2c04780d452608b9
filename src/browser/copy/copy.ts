import { COPY_CONFIRMATION_MS } from '../../config/constants.ts'
import { announce } from '../reader/announce.ts'
import { scriptTexts } from '../texts.ts'
import { copiedText } from './copied-text.ts'

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/**
 * Copies the code of a button's block, or the first one in the element whose id is the value of `data-copy`. `data-state` of the button is `copied` only after success, `failed` after a failure, for 2 s each
 * (COD-03, COD-04, R5.08). Loaded by `import()` (start.ts).
 */
export async function copyBlock(button: HTMLElement): Promise<void> {
  const { copy: elsewhere } = button.dataset
  const block = elsewhere ? document.getElementById(elsewhere) : button.closest('[data-code]')
  const code = block?.querySelector('pre')
  if (!code) return
  const done = await copy(copiedText(code))
  const { copied, failed } = scriptTexts().copy
  button.dataset['state'] = done ? 'copied' : 'failed'
  announce(done ? copied : failed)
  clearTimeout(timers.get(button))
  timers.set(
    button,
    setTimeout(() => delete button.dataset['state'], COPY_CONFIRMATION_MS),
  )
}

/** @returns whether the text is in the clipboard; R8.06 names the two messages of a failure */
async function copy(text: string): Promise<boolean> {
  try {
    // Absent where the page is not served over HTTPS.
    const clipboard: Clipboard | undefined = navigator.clipboard
    if (clipboard) {
      await clipboard.writeText(text)
      return true
    }
    const { copyByCommand } = await import('./copy-by-command.ts')
    if (copyByCommand(text)) return true
    console.error('Access to clipboard rejected!')
  } catch {
    // The reader or the browser refused.
  }
  console.error('Failed to copy!')
  return false
}
