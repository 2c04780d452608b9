import { ENGINES, type EngineName } from './driver.ts'
import { type Measures, measurePage } from './page-measures.ts'
import type { Reader } from './reader.ts'

/** A page in a window of one width. */
export interface Stop {
  address: string
  width: number
}

/** What one engine has seen at each stop, and what it has complained of. */
export interface Seen {
  measures: Map<string, Measures>
  complaints: string[]
}

const HEIGHT = 800
/** Long enough for what a page does when it is idle. */
const IDLE_MS = 300

/** What Firefox says of a page ahead that a service worker was still fetching when the walk went on. */
const CUT_OFF = /Failed to load .* A ServiceWorker intercepted the request/

/** Opens each stop; the first of each address stays until the page has nothing to do. */
export async function walk(reader: Reader, root: string, stops: readonly Stop[]): Promise<Seen> {
  const measures = new Map<string, Measures>()
  const complaints: string[] = []
  const stayed = new Set<string>()
  let heard = 0
  for (const stop of stops) {
    await reader.resize(stop.width, HEIGHT)
    await reader.open(root + stop.address)
    measures.set(nameOf(stop), await reader.evaluate(measurePage))
    if (!stayed.has(stop.address))
      await reader.evaluate((ms) => new Promise((done) => setTimeout(done, ms)), IDLE_MS)
    stayed.add(stop.address)
    const lines = await reader.complaints()
    const heardHere = lines.slice(heard).filter((line) => !CUT_OFF.test(line))
    complaints.push(...heardHere.map((line) => `${nameOf(stop)}: ${line}`))
    heard = lines.length
  }
  return { measures, complaints }
}

export function nameOf({ address, width }: Stop): string {
  return `${address} at ${width}`
}

/** Lower areas hold a line or two, which fonts decide about. */
const LOWEST_COMPARED = 40
/** Of the height in another engine. */
const LEAST_SHARE = 0.4

/** Everything that no page may be, in any engine. */
export function faultsOf(seen: Record<EngineName, Seen>): string[] {
  const faults: string[] = []
  for (const engine of ENGINES) {
    faults.push(...seen[engine].complaints.map((line) => `${engine}: ${line}`))
    for (const [stop, { sideways, heights, brokenWords }] of seen[engine].measures) {
      const where = `${engine}: ${stop}`
      if (sideways > 0) faults.push(`${where}: ${sideways} px too wide`)
      if (brokenWords.length > 0) faults.push(`${where}: words broken in tables: ${brokenWords.join(', ')}`)
      for (const place of placesOf(seen, stop)) {
        const height = heights[place]
        const most = Math.max(...ENGINES.map((other) => seen[other].measures.get(stop)?.heights[place] ?? 0))
        if (most < LOWEST_COMPARED) continue
        if (height === undefined) faults.push(`${where}: the others have what scrolls here: ${place}`)
        else if (height < LEAST_SHARE * most)
          faults.push(`${where}: ${height} px high, elsewhere ${most}: ${place}`)
      }
    }
  }
  return faults
}

/** Places of everything that scrolls or lies above the page, in any engine. */
function placesOf(seen: Record<EngineName, Seen>, stop: string): Set<string> {
  return new Set(ENGINES.flatMap((each) => Object.keys(seen[each].measures.get(stop)?.heights ?? {})))
}
