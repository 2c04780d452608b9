/** Pages as they look and what they say in three engines at the same time. */
import { test as plain } from '@playwright/test'
import { IS_ALL, SWEPT, shapesOf, sweptPages } from '../browser/page-shapes.ts'
import { type OpenSite, runningSites } from '../browser/running-sites.ts'
import { CHECKS } from './count-by-engine.ts'
import { ENGINES, type Engine, type EngineName } from './driver.ts'
import { Reader } from './reader.ts'
import { startEngine } from './start-engine.ts'
import { faultsOf, type Seen, walk } from './walk.ts'

const WIDTHS = [320, 390, 768, 1280] as const
const FIXTURES = ['blocks', 'frame', 'german', 'locales', 'sections', 'variants', 'widgets']

const test = plain.extend<object, { engines: Record<EngineName, Engine>; site: OpenSite }>({
  engines: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from the pattern
    async ({}, use) => {
      const started = await Promise.all(ENGINES.map(startEngine))
      await use(Object.fromEntries(ENGINES.map((name, index) => [name, started[index]])) as never)
      await Promise.all(started.map((engine) => engine.close()))
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: as above
    async ({}, use) => {
      const { open, close } = runningSites('build')
      await use(open)
      await close()
    },
    { scope: 'worker' },
  ],
})

sweep(`${SWEPT} of the product`, 'product', sweptPages, IS_ALL ? WIDTHS : [390])
if (IS_ALL)
  for (const name of FIXTURES)
    sweep(`one page of each shape of ${name}`, name, async () => (await shapesOf(name)).shapes, WIDTHS)

function sweep(
  what: string,
  name: string,
  pages: (name: string) => Promise<readonly string[]>,
  widths: readonly number[],
): void {
  test(`F01, F03, F04: ${what} is silent, fits its window and scrolls as high as in the other engines`, async ({
    engines,
    site,
  }, { annotations }) => {
    test.setTimeout(1_800_000)
    const root = await site(name)
    const addresses = await pages(name)
    const stops = addresses.flatMap((address) => widths.map((width) => ({ address, width })))
    const seen = await Promise.all(
      ENGINES.map(async (engine): Promise<[EngineName, Seen]> => {
        const driver = await engines[engine].open({ width: 1280, height: 800, scripts: true })
        const found = await walk(new Reader(driver), root, stops)
        await driver.close()
        annotations.push({ type: CHECKS, description: `${engine} ${found.measures.size}` })
        return [engine, found]
      }),
    )
    const faults = faultsOf(Object.fromEntries(seen) as Record<EngineName, Seen>)
    // Those of the error pages.
    plain.expect(faults.filter((fault) => !/\/(404|500) at \d+: .*\b(404|500)\b/.test(fault))).toEqual([])
  })
}
