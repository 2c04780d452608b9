import { codeOf } from '../config/error-code.ts'
import { SiteProblems } from '../config/problem.ts'
import { Refusal } from '../config/refusal.ts'

/** What the machine refuses; its own sentence names the file. */
const OF_THE_MACHINE = ['ENOSPC', 'EDQUOT', 'EFBIG', 'EROFS', 'EACCES', 'EPERM', 'EMFILE', 'ENOTDIR', 'ELOOP']

/**
 * What a terminal shows of an error: a sentence where the author or the operator can do something about it, else everything that is known.
 */
export function toldError(error: unknown): unknown {
  if (!(error instanceof Error)) return error
  if (error instanceof SiteProblems || error instanceof Refusal) return error.message
  const code = codeOf(error)
  return OF_THE_MACHINE.includes(code) || code.startsWith('ERR_PARSE_ARGS') ? error.message : error
}
