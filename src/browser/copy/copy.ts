import { COPY_CONFIRMATION_MS } from '../../config/constants.ts'
import { announce } from '../reader/announce.ts'
import { scriptTexts } from '../texts.ts'
import { copiedText } from './copied-text.ts'

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>()

/** Copies the code of a button's block, or the first one in the element whose id is the value of `data-copy` (COD-03). Loaded by `import()` (start.ts). */
export async function copyBlock(button: HTMLElement): Promise<void> {
  const { copy: elsewhere } = button.dataset
  const block = elsewhere ? document.getElementById(elsewhere) : button.closest('[data-code]')
  const code = block?.querySelector('pre')
  if (code) await copyText(copiedText(code), button)
}

/**
 * Copies a text. `data-state` of the button is `copied` only after success, `failed` after a failure, for 2 s each (COD-04, R5.08).
 * @returns what the reader is told
 */
export async function copyText(text: string, button: HTMLElement): Promise<string> {
  const done = await copy(text)
  const { copied, failed } = scriptTexts().copy
  const said = done ? copied : failed
  button.dataset['state'] = done ? 'copied' : 'failed'
  announce(said)
  clearTimeout(timers.get(button))
  timers.set(
    button,
    setTimeout(() => delete button.dataset['state'], COPY_CONFIRMATION_MS),
  )
  return said
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
