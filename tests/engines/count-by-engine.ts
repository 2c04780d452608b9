import type { Reporter, TestCase, TestResult } from '@playwright/test/reporter'
import { ENGINES } from './driver.ts'

/** Annotation of a test that checks more than once: its description is `firefox 40`. */
export const CHECKS = 'checks'

/** Prints at the end how much was checked in each engine: a behaviour is one check, a walk counts each address at each width. */
export default class CountByEngine implements Reporter {
  readonly #counts = new Map<string, number>()

  onTestEnd({ parent }: TestCase, { status, annotations }: TestResult): void {
    if (status === 'skipped') return
    const name = parent.project()?.name ?? ''
    const walked = annotations.filter(({ type }) => type === CHECKS)
    if (walked.length === 0) this.#add(name, 1)
    for (const { description = '' } of walked) {
      const [engine = '', count] = description.split(' ')
      this.#add(engine, Number(count))
    }
  }

  onEnd(): void {
    const counts = ENGINES.map((name) => `${name} ${this.#counts.get(name) ?? 0}`)
    console.log(`\nChecks by engine: ${counts.join(', ')}`)
  }

  #add(engine: string, count: number): void {
    this.#counts.set(engine, (this.#counts.get(engine) ?? 0) + count)
  }
}
