import { expect, test } from 'vitest'
import { report } from '../../../bench/peers/report.ts'

const cost = (wall: number) => ({ wall, cpu: 2 * wall, peakMiB: 100 * wall })

test('products stand side by side with the median of their runs; figures that a product has not are dashes', () => {
  const builds = [3, 1, 2].map((wall) => ({ cold: cost(wall), unchanged: cost(1), pageEdited: cost(1) }))
  const [run] = builds
  if (run === undefined) throw new Error('no run')
  const table = report([
    { label: 'ours', builds: [{ ...run, bundleKept: cost(0.5) }], development: [] },
    { label: 'VitePress', builds, development: [{ coldStart: 3000.4, warmStart: 2000, edit: 90 }] },
  ]).split('\n')
  expect(table).toContain('| cold build, s                                        |  3.0 |       2.0 |')
  expect(table).toContain('| cold build, processor s                              |  6.0 |       4.0 |')
  expect(table).toContain('| cold build, peak MiB                                 |  300 |       200 |')
  expect(table).toContain('| cold build, bundle of our code kept, s               |  0.5 |         – |')
  expect(table).toContain('| development: start to first page, nothing cached, ms |    – |      3000 |')
})

test('what was not measured has no rows', () => {
  const development = [{ coldStart: 3000, warmStart: 2000, edit: 90 }]
  expect(report([{ label: 'ours', builds: [], development }])).not.toContain('build')
})
