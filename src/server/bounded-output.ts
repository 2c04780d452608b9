import type { Writable } from 'node:stream'

/** What may wait for a reader that is slow or has stopped reading. */
const WAITING_MAX_BYTES = 1024 * 1024

/** Lines for a stream that somebody else reads. When the reader stalls, lines are lost and counted; memory does not grow. */
export class BoundedOutput {
  readonly #stream: Writable
  readonly #tellLost: (count: number) => string
  #lost = 0

  /** @param tellLost the line that says how many are missing, with its end */
  constructor(stream: Writable, tellLost: (count: number) => string) {
    this.#stream = stream
    this.#tellLost = tellLost
  }

  /** @param lines whole ones, each with its end */
  write(lines: string): void {
    if (this.#stream.writableLength < WAITING_MAX_BYTES) {
      this.#stream.write(this.#takeLost() + lines)
      return
    }
    if (this.#lost === 0) this.#stream.once('drain', () => this.#stream.write(this.#takeLost()))
    this.#lost += lines.split('\n').length - 1
  }

  #takeLost(): string {
    const lost = this.#lost
    this.#lost = 0
    return lost === 0 ? '' : this.#tellLost(lost)
  }
}
