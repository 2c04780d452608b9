/** What each engine is asked for, in its own protocol. Everything else about a reader is the same in all (`reader.ts`). */

export const ENGINES = ['chromium', 'firefox', 'webkit'] as const

export type EngineName = (typeof ENGINES)[number]

/** A function that runs in the page: it sees nothing but its arguments, which travel as JSON. */
export type InPage<Result, Args extends unknown[] = []> = (...args: Args) => Result | Promise<Result>

export interface WindowOptions {
  width: number
  height: number
  /** Whether scripts of pages run. */
  scripts: boolean
}

/** One window, with a storage of its own. Lengths in CSS pixels, places from the corner of the page's view. */
export interface Driver {
  /** Loads an address and waits for the `load` event. */
  open: (address: string) => Promise<void>
  /** Loads the page again and waits for the `load` event. */
  reload: () => Promise<void>
  /** Through the history by one step. A script in the page that goes would get no answer in WebKit. */
  back: () => Promise<void>
  forward: () => Promise<void>
  evaluate: <Result, Args extends unknown[]>(look: InPage<Result, Args>, ...args: Args) => Promise<Result>
  move: (x: number, y: number) => Promise<void>
  click: (x: number, y: number) => Promise<void>
  wheel: (x: number, y: number, pixels: number) => Promise<void>
  /** Presses keys together and releases them: `['Control', 'k']`; names as in `KeyboardEvent.key`. */
  press: (keys: readonly string[]) => Promise<void>
  type: (text: string) => Promise<void>
  /** Gives the page this much room. */
  resize: (width: number, height: number) => Promise<void>
  /** Lines of the console, errors, violations of the policy, failed requests, and requests to other machines; so far. */
  complaints: () => Promise<string[]>
  close: () => Promise<void>
}

/** A started browser. One window at a time. */
export interface Engine {
  open: (options: WindowOptions) => Promise<Driver>
  close: () => Promise<void>
}

/** Whether an address is on this machine. */
export function isHere(address: string): boolean {
  const { protocol, hostname } = new URL(address)
  return !/^(https?|wss?):$/.test(protocol) || /^(127\.0\.0\.1|\[::1\]|(.+\.)?localhost)$/.test(hostname)
}
