/** Values by JSON pointer, and quickly all those at or below one: a document has thousands, and each is asked for. */
export class PointerIndex<Value> {
  private readonly values: ReadonlyMap<string, Value>
  /** In an order in which what is below a pointer stands together. */
  private readonly sorted: readonly string[]

  constructor(values: ReadonlyMap<string, Value>) {
    this.values = values
    this.sorted = [...values.keys()].sort()
  }

  /** The value at a pointer and those below it, each with the rest of its pointer. */
  from(pointer: string): [rest: string, value: Value][] {
    const own = this.values.get(pointer)
    return [...(own === undefined ? [] : [['', own] as [string, Value]]), ...this.below(pointer)]
  }

  private below(pointer: string): [string, Value][] {
    const start = `${pointer}/`
    const found: [string, Value][] = []
    for (let index = this.firstFrom(start); this.sorted[index]?.startsWith(start); index++) {
      const at = this.sorted[index] as string
      found.push([at.slice(pointer.length), this.values.get(at) as Value])
    }
    return found
  }

  private firstFrom(start: string): number {
    let low = 0
    let high = this.sorted.length
    while (low < high) {
      const middle = (low + high) >> 1
      if ((this.sorted[middle] as string) < start) low = middle + 1
      else high = middle
    }
    return low
  }
}
