import { onClick } from '../events/clicks.ts'
import { onPageShown } from '../events/page-shown.ts'
import { keepPlace } from '../reader/keep-place.ts'
import { readStored, writeStored } from '../storage/storage.ts'
import { CODE_WRAP_KEY } from '../storage/storage-keys.ts'
import { pressWrapButtons } from './wrap-buttons.ts'

/** Word-wrap buttons: one switch for all code blocks, for the session (COD-08, C60). */
export function startWrapButtons(): void {
  let wrapped = readStored('session', CODE_WRAP_KEY) === '1'
  onClick('[data-wrap]', (button) => {
    wrapped = !wrapped
    writeStored('session', CODE_WRAP_KEY, wrapped ? '1' : null)
    keepPlace(button, () => pressWrapButtons(document, wrapped))
  })
  onPageShown(() => pressWrapButtons(document, wrapped))
}
