import { setTimeout as sleep } from 'node:timers/promises'
import { expect } from '@playwright/test'
import type { Driver, InPage } from './driver.ts'
import { type Place, placeInView } from './place-in-view.ts'

const APPEAR_TIMEOUT_MS = 8_000
const POLL_MS = 30

/** One reader in one window: what hands do and what eyes see, the same in every engine. Nothing here waits for a time, only for what is to come. */
export class Reader {
  readonly #driver: Driver
  readonly open: Driver['open']
  readonly reload: Driver['reload']
  readonly back: Driver['back']
  readonly forward: Driver['forward']
  readonly evaluate: Driver['evaluate']
  readonly resize: Driver['resize']
  readonly type: Driver['type']
  readonly wheelAt: Driver['wheel']
  readonly complaints: Driver['complaints']

  constructor(driver: Driver) {
    this.#driver = driver
    this.open = driver.open
    this.reload = driver.reload
    this.back = driver.back
    this.forward = driver.forward
    this.evaluate = driver.evaluate
    this.resize = driver.resize
    this.type = driver.type
    this.wheelAt = driver.wheel
    this.complaints = driver.complaints
  }

  /** Clicks the first visible element of `css` that says `text`, as soon as it stands still and nothing covers it. */
  async click(css: string, text = ''): Promise<void> {
    const { x, y } = await this.#placeOf(css, text)
    await this.#driver.click(x, y)
  }

  /** Moves the mouse there. */
  async pointAt(css: string, text = ''): Promise<void> {
    const { x, y } = await this.#placeOf(css, text)
    await this.#driver.move(x, y)
  }

  /** Turns the wheel above it. */
  async wheelOver(css: string, pixels: number): Promise<void> {
    const { x, y } = await this.#placeOf(css, '')
    await this.#driver.wheel(x, y, pixels)
  }

  /** Presses a key, or several together: `press('Control', 'k')`. */
  press(...keys: string[]): Promise<void> {
    return this.#driver.press(keys)
  }

  /** An expectation of what `look` finds in the page, now or in a moment. */
  sees<Result, Args extends unknown[]>(look: InPage<Result, Args>, ...args: Args) {
    // While a page goes there is nothing to look at.
    return expect.poll(() => this.evaluate(look, ...args).catch(() => undefined), {
      timeout: APPEAR_TIMEOUT_MS,
      intervals: [POLL_MS],
    })
  }

  async #placeOf(css: string, text: string): Promise<Place> {
    const deadline = Date.now() + APPEAR_TIMEOUT_MS
    let last: Place | null = null
    for (;;) {
      const place = await this.evaluate(placeInView, css, text).catch(() => null)
      if (place && place.x === last?.x && place.y === last.y) return place
      if (Date.now() > deadline) throw new Error(`Nothing to click: ${css} ${text}`)
      last = place
      await sleep(POLL_MS)
    }
  }
}
