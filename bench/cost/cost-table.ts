import { type Row, sideBySide } from '../figures/side-by-side.ts'
import type { Steps } from './read-steps.ts'

/** Processor seconds per page, and how many times the floor that is. */
export interface StepCost {
  step: string
  perPage: number
  floors: number
}

const HEAD = ['step', 'processor s per page', '× floor'] as const
export const OUTSIDE = 'outside the steps'
export const WHOLE = 'whole build'
export const FLOOR = 'floor'

/**
 * @param whole processor seconds of the whole process tree
 * @param floor processor seconds of the floor, for all pages
 */
export function stepCosts(steps: Steps, whole: number, floor: number, pages: number): StepCost[] {
  const cost = (step: string, cpu: number) => ({ step, perPage: cpu / pages, floors: cpu / floor })
  const within = Object.entries(steps).map(([step, { cpu }]) => cost(step, cpu))
  const inSteps = Object.values(steps).reduce((sum, { cpu }) => sum + cpu, 0)
  return [...within, cost(OUTSIDE, whole - inSteps), cost(WHOLE, whole), cost(FLOOR, floor)]
}

/** The table as it stands in docs/performance.md. */
export function costTable(costs: readonly StepCost[]): string {
  return sideBySide(HEAD, costs.map(cells))
}

/** The same beside the change since the recorded table, measured in floors, so that the speed of the machine does not matter. */
export function changeTable(costs: readonly StepCost[], recorded: readonly StepCost[]): string {
  const rows = costs.map((cost): Row => {
    const before = recorded.find(({ step }) => step === cost.step)
    return [...cells(cost), cost.step === FLOOR ? undefined : change(cost.floors, before?.floors)]
  })
  const gone = recorded.filter(({ step }) => !costs.some((cost) => cost.step === step))
  return sideBySide(
    [...HEAD, 'change'],
    [...rows, ...gone.map(({ step }): Row => [step, undefined, undefined, 'gone'])],
  )
}

function cells({ step, perPage, floors }: StepCost): [string, string, string] {
  return [step, perPage.toFixed(4), floors.toFixed(2)]
}

function change(now: number, before: number | undefined): string {
  if (before === undefined) return 'new'
  if (before === 0) return now === 0 ? '0 %' : 'new'
  const percent = Math.round((now / before - 1) * 100)
  return `${percent > 0 ? '+' : ''}${percent} %`
}

/** Reads the table out of docs/performance.md. @throws Error when there is none or a figure is no number */
export function readCosts(markdown: string): StepCost[] {
  const [, ...rows] = tableIn(markdown).trimEnd().split('\n').slice(1)
  return rows.map((row) => {
    const [step = '', perPage = '', floors = ''] = row
      .split('|')
      .slice(1)
      .map((cell) => cell.trim())
    if (!Number.isFinite(Number(perPage || 'none')) || !Number.isFinite(Number(floors || 'none')))
      throw new Error(`docs/performance.md: expected "| step | seconds | × floor |", found "${row}".`)
    return { step, perPage: Number(perPage), floors: Number(floors) }
  })
}

/** The text with another table in place of the recorded one. */
export function replaceCosts(markdown: string, costs: readonly StepCost[]): string {
  return markdown.replace(tableIn(markdown), () => `${costTable(costs)}\n`)
}

function tableIn(markdown: string): string {
  const found = /^\| step +\| processor s per page \|[^\n]*\n(?:\|[^\n]*\n)+/m.exec(markdown)
  if (found) return found[0]
  throw new Error(`docs/performance.md: there is no table with the columns ${HEAD.join(', ')}.`)
}
