import { onClick } from '../events/clicks.ts'
import { onApproach } from '../events/on-approach.ts'
import { whenIdle } from '../events/when-idle.ts'

let ahead: () => Promise<{ recover: (tell?: () => void, error?: unknown) => unknown }>

/** @param load imports what must be there when nothing more can be loaded (ahead.ts): it comes as soon as the page is idle */
export function startLateParts(load: typeof ahead): void {
  ahead = load
  // Nothing shows where it does not come.
  whenIdle(() => load().catch(() => {}))
}

/**
 * Does something with a part of the scripts that is loaded later, because the reader wants it: tried twice, and what fails then is told, or the page
 * goes over to the new build that has taken its files away (recover.ts).
 * @param tell says at its place that it failed; a notice does otherwise
 */
export function latePart<Part>(
  load: () => Promise<Part>,
  use: (part: Part) => unknown,
  tell?: () => void,
): Promise<unknown> {
  return load()
    .catch(load)
    .then(use)
    .catch((error) => ahead().then(({ recover }) => recover(tell, error), tell))
}

/** Loads a part when the reader comes to an element that matches, and uses it on each event of a kind there. */
export function latePartAt<Part>(
  selector: string,
  type: 'click' | 'input',
  load: () => Promise<Part>,
  use: (part: Part, element: HTMLElement) => unknown,
  tell?: (element: HTMLElement) => void,
): void {
  onApproach(selector, load)
  onClick(
    selector,
    (element) => void latePart(load, (part) => use(part, element), tell && (() => tell(element))),
    type,
  )
}
