import type { Problem } from './problem.ts'

/** More warnings of one rule than this would hide the others. */
const MANY = 5

/** The first warnings of a rule, and how many there are more. */
export function shortened(problems: Problem[]): Problem[] {
  const [next] = problems.slice(MANY)
  if (!next) return problems
  const message = `${next.message}; ${problems.length - MANY} of this kind from here on`
  return [...problems.slice(0, MANY), { ...next, message }]
}
