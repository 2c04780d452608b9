import { onApproach } from '../events/on-approach.ts'

/** Lists that say what the samples of an operation send: what exchanges the code is loaded when the reader comes to the first one. */
export function startSampleChoices(): void {
  onApproach('[data-choice]', (list) => import('./choose.ts').then(({ followChoice }) => followChoice(list)))
}
