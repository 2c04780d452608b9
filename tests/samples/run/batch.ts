import { fileURLToPath } from 'node:url'
import type { Fence } from '../site-fences.ts'
import { INTERPRETERS, type Language, terminalOf } from './languages.ts'
import type { Step } from './plan.ts'
import type { StepResult } from './terminal.ts'

/**
 * Steps that run many programs in one interpreter, whose start takes most of the time of a short sample: one for each document and language.
 * @param fences generated samples, each bound to the one operation that it sends
 */
export function planBatches(fences: readonly Fence[]): Step[] {
  const pages = [...new Set(fences.map(({ page }) => page))]
  return pages.flatMap((page) =>
    (Object.keys(INTERPRETERS) as Language[]).flatMap((language): Step[] => {
      const own = fences.filter((fence) => fence.page === page && terminalOf(fence) === language)
      const [first] = own
      if (!first) return []
      const { command, extension } = INTERPRETERS[language]
      const programs = own.map(({ line, code }) => ({ name: `sample-${line}.${extension}`, code }))
      const batch = fileURLToPath(new URL(`preload/batch.${extension}`, import.meta.url))
      const words = [command, `'${batch}'`, ...programs.map(({ name }) => name)]
      return [{ fence: first, language, command: words.join(' '), programs, involved: own }]
    }),
  )
}

/** The result of each program of a batch. What cannot be assigned stays with the first. */
export function splitBatch(result: StepResult): StepResult[] {
  const { step, exchanges, stderr } = result
  const { extension } = INTERPRETERS[step.language]
  return step.involved.map((fence, i) => {
    const isOwn = (targets: readonly string[]) => targets.includes(fence.options.bindings.operation ?? '')
    // An operation has a program for each request that it can show; each of them sends one, in turn.
    const earlier = step.involved.slice(0, i).filter((one) => bindingOf(one) === bindingOf(fence)).length
    const isNobodys = (targets: readonly string[]) =>
      !step.involved.some(({ options }) => targets.includes(options.bindings.operation ?? ''))
    const own = [
      ...exchanges.filter(({ targets }) => isOwn(targets)).slice(earlier, earlier + 1),
      ...exchanges.filter(({ targets }) => i === 0 && isNobodys(targets)),
    ]
    const message = messageOf(stderr, `sample-${fence.line}.${extension}:`)
    return {
      step: { ...step, fence, involved: [fence] },
      exitCode: message === undefined && (result.exitCode !== undefined || own.length > 0) ? 0 : 1,
      stdout: '',
      stderr: message ?? '',
      exchanges: own,
      faults: i === 0 ? result.faults : [],
    }
  })
}

function bindingOf({ options }: Fence): string | undefined {
  return options.bindings.operation
}

/** What a batch says about one file. */
function messageOf(stderr: string, start: string): string | undefined {
  const at = stderr.indexOf(`${start} `)
  if (at === -1) return undefined
  const next = stderr.slice(at + 1).search(/^sample-\d+\.\w+: /m)
  return stderr.slice(at, next === -1 ? undefined : at + 1 + next)
}
