import type { Cost } from '../figures/run-measured.ts'
import { type Row, sideBySide } from '../figures/side-by-side.ts'
import { median } from '../figures/summary.ts'
import type { BuildCosts } from './measure-build.ts'
import type { DevelopmentTimes } from './measure-dev.ts'

/** All runs of one product. */
export interface Measured {
  label: string
  builds: BuildCosts[]
  development: DevelopmentTimes[]
}

const BUILDS: readonly [keyof BuildCosts, string][] = [
  ['cold', 'cold build'],
  ['bundleKept', 'cold build, bundle of our code kept'],
  ['unchanged', 'build again, nothing changed'],
  ['pageEdited', 'build again, one page edited'],
]
const COSTS: readonly [keyof Cost, string, number][] = [
  ['wall', 's', 1],
  ['cpu', 'processor s', 1],
  ['peakMiB', 'peak MiB', 0],
]
const TIMES: readonly [keyof DevelopmentTimes, string][] = [
  ['coldStart', 'development: start to first page, nothing cached, ms'],
  ['warmStart', 'development: start to first page, started before, ms'],
  ['edit', 'development: edit to changed text, ms'],
]

/** The medians of all runs, a column for each product; rows without any figure are left out. */
export function report(products: readonly Measured[]): string {
  const builds = BUILDS.flatMap(([build, name]) =>
    COSTS.map(([cost, unit, digits]): Row => {
      const figures = (one: Measured) => one.builds.flatMap((costs) => costs[build]?.[cost] ?? [])
      return [`${name}, ${unit}`, ...products.map((one) => middle(figures(one), digits))]
    }),
  )
  const times = TIMES.map(
    ([time, name]): Row => [
      name,
      ...products.map(({ development }) => middle(development.map((times) => times[time]))),
    ],
  )
  const rows = [...builds, ...times].filter(([, ...cells]) => cells.some((cell) => cell !== undefined))
  return sideBySide(['', ...products.map(({ label }) => label)], rows)
}

function middle(figures: readonly number[], digits = 0): string | undefined {
  return figures.length === 0 ? undefined : median(figures).toFixed(digits)
}
