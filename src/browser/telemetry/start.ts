import { whenIdle } from '../islands/triggers.ts'

/** An error of the time before there is anything to report it with. */
export type EarlyError = ErrorEvent | PromiseRejectionEvent

const early: EarlyError[] = []
// No more than 20. They are read once; what comes later is heard by others and only lies here.
const keep = (event: EarlyError) => early.length < 20 && early.push(event)
// When this file is read, before the rest of the entry runs.
addEventListener('error', keep)
addEventListener('unhandledrejection', keep)

/** Loads what watches over the site (R1.08, R1.09), once the page is there and the browser has nothing else to do: all that every page pays for it. */
export function startTelemetry(): void {
  // Who cannot or does not want to load it is not counted and reports nothing.
  whenIdle(() => void import('./load.ts').then(({ load }) => load(early)).catch(() => {}))
}
