import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Where a failure is swallowed, how often, and why nobody misses what does not come. */
const NOBODY_MISSES = {
  // Asked for by us, not by the reader: statistics, error reports, the offline copy.
  'browser/errors/report.ts': 1,
  'browser/errors/transport-without-queries.ts': 1,
  'browser/offline/act.ts': 1,
  'browser/offline/copies.ts': 1,
  'browser/offline/service-worker.ts': 2,
  'browser/offline/start.ts': 1,
  'browser/offline/visit.ts': 1,
  'browser/telemetry/start.ts': 1,
  // The drawn page holds the same, only longer or shorter.
  'browser/late-parts/ahead.ts': 1,
  'browser/rare-pages/filter-of-address.ts': 1,
  'browser/rare-pages/start.ts': 1,
  'browser/sidebar/large-tree/start.ts': 1,
  'browser/sidebar/large-tree/upgrade.ts': 1,
  // Asked for in advance: whoever needs it asks again, and that failure is told.
  'browser/late-parts/late-part.ts': 1,
  'browser/search/search-engine.ts': 1,
  'browser/soft-navigation/fetch-page.ts': 1,
  'theme/load-application.ts': 1,
  // Told on the next line; and a link to the whole stands there.
  'theme/applications/console/console-steps.tsx': 1,
  'theme/applications/decoder/annotated-value.tsx': 1,
  // A list of the same states stays in its place.
  'theme/applications/console/job-view.tsx': 1,
}

const SWALLOWED = /catch\(\(\) => (\{\}|undefined)\)|^ *\(\) => (\{\}|undefined),?$/gm

test('F16: a part that a reader asks for and that does not come is told: these places alone are silent', () => {
  const files = ['browser', 'theme'].flatMap((room) =>
    readdirSync(`src/${room}`, { encoding: 'utf8', recursive: true }).map((name) => `${room}/${name}`),
  )
  const silent = files
    .filter((file) => /\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(`src/${file}`, 'utf8').match(SWALLOWED)?.length ?? 0] as const)
    .filter(([, count]) => count > 0)
  expect(Object.fromEntries(silent)).toEqual(NOBODY_MISSES)
})
