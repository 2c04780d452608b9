/** There is more to do than may wait. */
export class QueueFull extends Error {}

/** Runs costly jobs a few at a time; the same job asked for twice runs once. */
export class JobQueue<Result> {
  readonly #atOnce: number
  readonly #waitingLimit: number
  readonly #jobs = new Map<string, Promise<Result>>()
  readonly #waiting: (() => void)[] = []
  #running = 0

  /** @param waitingLimit jobs that may wait for their turn */
  constructor(atOnce: number, waitingLimit: number) {
    this.#atOnce = atOnce
    this.#waitingLimit = waitingLimit
  }

  /**
   * @param key what makes two jobs the same
   * @throws QueueFull when too many wait already, and whatever the job throws
   */
  run(key: string, job: () => Promise<Result>): Promise<Result> {
    const known = this.#jobs.get(key)
    if (known) return known
    if (this.#waiting.length >= this.#waitingLimit) return Promise.reject(new QueueFull())
    const running = this.#inTurn(job).finally(() => this.#jobs.delete(key))
    this.#jobs.set(key, running)
    return running
  }

  async #inTurn(job: () => Promise<Result>): Promise<Result> {
    if (this.#running >= this.#atOnce) await new Promise<void>((go) => this.#waiting.push(go))
    else this.#running += 1
    try {
      return await job()
    } finally {
      // The turn passes on to who waits longest.
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running -= 1
    }
  }
}
