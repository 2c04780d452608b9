/** Keeps the most recently used buffers in memory, up to a number of bytes. */
export class Memory {
  readonly #limit: number
  readonly #entries = new Map<string, Promise<Buffer>>()
  readonly #sizes = new Map<string, number>()
  #total = 0

  /** @param limit bytes; a single larger buffer is handed out but not kept */
  constructor(limit: number) {
    this.#limit = limit
  }

  /** The buffer under `key`; `load` runs only when it is not there, and once for requests that come together. */
  get(key: string, load: () => Promise<Buffer>): Promise<Buffer> {
    const known = this.#entries.get(key)
    if (known) {
      // A map iterates in order of insertion: moving the entry to the end makes the first one the oldest.
      this.#entries.delete(key)
      this.#entries.set(key, known)
      return known
    }
    const loading = load()
    this.#entries.set(key, loading)
    loading.then(
      (buffer) => this.#keep(key, loading, buffer.length),
      () => this.#drop(key),
    )
    return loading
  }

  #keep(key: string, loading: Promise<Buffer>, size: number): void {
    // Pushed out while it was still loading: counting it now would never be undone.
    if (this.#entries.get(key) !== loading) return
    if (size > this.#limit) {
      this.#drop(key)
      return
    }
    this.#sizes.set(key, size)
    this.#total += size
    for (const oldest of this.#entries.keys()) {
      if (this.#total <= this.#limit) break
      this.#drop(oldest)
    }
  }

  #drop(key: string): void {
    this.#entries.delete(key)
    this.#total -= this.#sizes.get(key) ?? 0
    this.#sizes.delete(key)
  }
}
