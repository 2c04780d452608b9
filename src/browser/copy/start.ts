import { onClick } from '../events/clicks.ts'
import { onApproach } from '../events/on-approach.ts'

/** Copy buttons (COD-03): what copies is loaded when the reader comes to the first one, so that it is there at the click. */
export function startCopyButtons(): void {
  const load = () => import('./copy.ts')
  onApproach('[data-copy]', load)
  onClick('[data-copy]', (button) => {
    load().then(
      ({ copyBlock }) => copyBlock(button),
      () => {
        button.dataset['state'] = 'failed'
      },
    )
  })
}
