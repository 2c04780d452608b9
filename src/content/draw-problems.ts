import type { Problem } from '../config/problem.ts'

/**
 * Problems that only show while a page is drawn, such as a block used wrongly, kept until every page has had its turn. The server bundle
 * that draws has its own copy of every module, so the list lies where the build finds it too.
 */
const KEY = Symbol.for('docs.draw-problems')
const shared = globalThis as { [KEY]?: Problem[] }

export function noteDrawProblems(problems: readonly Problem[]): void {
  shared[KEY] = [...(shared[KEY] ?? []), ...problems]
}

/** Everything noted in this run. */
export function drawProblems(): readonly Problem[] {
  return shared[KEY] ?? []
}
