/** R9.09. */
const MOST = 100

/** Remembers the last 100 results by key; what was not asked for longest goes first. */
export class Remembered<T> {
  private readonly results = new Map<string, T>()

  get size(): number {
    return this.results.size
  }

  get(key: string): T | undefined {
    const found = this.results.get(key)
    if (found !== undefined) this.set(key, found)
    return found
  }

  set(key: string, result: T): void {
    this.results.delete(key)
    this.results.set(key, result)
    const [oldest] = this.results.keys()
    if (this.results.size > MOST && oldest !== undefined) this.results.delete(oldest)
  }

  clear(): void {
    this.results.clear()
  }
}
