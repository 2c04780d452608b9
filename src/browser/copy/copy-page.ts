import { COPY_CONFIRMATION_MS } from '../../config/constants.ts'
import { announce } from '../reader/announce.ts'
import { scriptTexts } from '../texts.ts'

/**
 * Copies the text that a link leads to, here the Markdown of the page. The link says for 2 s whether that was done; what fails is one click away, as it
 * leads there. Loaded by `import()` (menus/dropdowns.ts).
 */
export async function copyPage(link: HTMLAnchorElement): Promise<void> {
  const { copied, failed } = scriptTexts().copy
  const said = await copyText(link.href).then(
    () => copied,
    () => failed,
  )
  const label = link.textContent
  if (label === copied || label === failed) return
  link.textContent = said
  announce(said)
  setTimeout(() => {
    link.textContent = label
  }, COPY_CONFIRMATION_MS)
}

/** The click is the reader's for a moment only, so the clipboard gets the promise of the text, not the text. */
async function copyText(address: string): Promise<void> {
  const text = fetch(address).then((response) => {
    if (!response.ok) throw new Error(`${address} answered ${response.status}`)
    return response.text()
  })
  const blob = text.then((value) => new Blob([value], { type: 'text/plain' }))
  await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })])
}
