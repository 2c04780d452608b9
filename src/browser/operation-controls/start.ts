import { onClick } from '../events/clicks.ts'
import { latePart, latePartAt } from '../late-parts/late-part.ts'

/**
 * What readers operate on a page with an API document: the filter of a long list of operations, lists that say what samples send, and buttons that
 * open all that is folded. What they do is loaded when the reader comes to the first one.
 */
export function startOperationControls(): void {
  const load = () => import('./control.ts')
  latePartAt('[data-filter],[data-choice],[data-unfold]', 'input', load, ({ operate }, control) =>
    operate(control),
  )
  onClick('[data-unfold]', (button) => void latePart(load, ({ operate }) => operate(button)))
}
