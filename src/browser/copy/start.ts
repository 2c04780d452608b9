import { onClick } from '../events/clicks.ts'
import { onApproach } from '../events/on-approach.ts'
import { COPY_BUTTON } from './copy-button.ts'

/** Copy buttons (COD-03): what copies is loaded when the reader comes to the first one, so that it is there at the click. */
export function startCopyButtons(): void {
  const load = () => import('./copy.ts')
  onApproach(COPY_BUTTON, load)
  onClick(COPY_BUTTON, (button) => {
    load().then(
      ({ copyBlock }) => copyBlock(button),
      () => {
        button.dataset['state'] = 'failed'
      },
    )
  })
}
