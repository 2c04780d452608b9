/** As much of the browser's caches as the offline copy uses; keys in the order of their last `put`. */
export class FakeCache {
  readonly entries = new Map<string, Response>()
  private readonly home: string

  constructor(home: string) {
    this.home = home
  }

  keys = async () => [...this.entries.keys()].map((url) => ({ url }))
  match = async (key: string | { url: string }) => this.entries.get(this.urlOf(key))?.clone()
  delete = async (key: string | { url: string }) => this.entries.delete(this.urlOf(key))
  put = async (key: string, response: Response) => {
    this.entries.delete(this.urlOf(key))
    this.entries.set(this.urlOf(key), response)
  }

  private urlOf(key: string | { url: string }): string {
    return new URL(typeof key === 'string' ? key : key.url, this.home).href
  }
}

/** @param stored what was kept, by the name of the cache */
export function fakeCaches(home: string, stored: Map<string, FakeCache>) {
  return {
    open: async (name: string) => {
      const cache = stored.get(name) ?? new FakeCache(home)
      stored.set(name, cache)
      return cache
    },
  }
}
