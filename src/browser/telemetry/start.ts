import { whenIdle } from '../events/when-idle.ts'
import { settings } from '../settings.ts'
import type { EarlyError } from './early-error.ts'

const isOn = Boolean(settings.analytics || settings.errorReporting)
const early: EarlyError[] = []
// No more than 20. They are read once; what comes later is heard by others and only lies here.
const keep = (...given: EarlyError) => early[19] || early.push(given)
// When this file is read, before the rest of the entry runs.
// biome-ignore lint/suspicious/noGlobalAssign: they are there to be assigned
if (isOn) onerror = onunhandledrejection = keep

/** Loads what watches over the site (R1.08, R1.09), once the page is there and the browser has nothing else to do: all that every page pays for it. */
export function startTelemetry(): void {
  if (!isOn) return
  // Who cannot or does not want to load it is not counted and reports nothing. Taking the module apart here would cost every page 30 bytes.
  whenIdle(() => import('./load.ts').then((module) => module.load(early)).catch(() => {}))
}
