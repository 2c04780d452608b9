import { startChromium } from './chromium.ts'
import type { Engine, EngineName } from './driver.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

const STARTS: Record<EngineName, () => Promise<Engine>> = {
  chromium: startChromium,
  firefox: startFirefox,
  webkit: startWebkit,
}

/** Starts a browser of this engine. */
export function startEngine(name: EngineName): Promise<Engine> {
  return STARTS[name]()
}
