import { latePartAt } from '../late-parts/late-part.ts'
import { COPY_BUTTON } from './copy-button.ts'

/** Copy buttons (COD-03): what copies is loaded when the reader comes to the first one, so that it is there at the click. */
export function startCopyButtons(): void {
  latePartAt(
    COPY_BUTTON,
    'click',
    () => import('./copy.ts'),
    ({ copyBlock }, button) => copyBlock(button),
    (button) => {
      button.dataset['state'] = 'failed'
    },
  )
}
