import { isDeepStrictEqual } from 'node:util'
import { sentenceOf } from '../../src/mock/exchange.ts'
import type { ApiReference } from '../../src/reference/model.ts'
import { showsOutput } from './check-output.ts'
import { checkValue } from './check-values.ts'
import { type Essence, essenceOf } from './compare-variants.ts'
import type { StepResult } from './run/terminal.ts'
import { type Fence, placeOf } from './site-fences.ts'

/** Something that is wrong with a sample. */
export interface Finding {
  fence: Fence
  message: string
}

/** `content/nerd/index.mdx:12 (/nerd, Python, annotate.py): …` */
export function findingText({ fence, message }: Finding): string {
  const { page, tab, language, options } = fence
  const name = [page, tab ?? language, options.filename].filter((part) => part !== undefined)
  return `${placeOf(fence)} (${name.join(', ')}): ${message}`
}

/** Everything that is wrong with samples that have been executed, and with the JSON that pages show. */
export function findAll(
  fences: readonly Fence[],
  results: readonly StepResult[],
  references: readonly ApiReference[],
): Finding[] {
  return [
    ...results.flatMap(findInStep),
    ...fences.flatMap((fence) => findUnused(fence, results)),
    ...fences.flatMap((fence) => findOutput(fence, results)),
    ...fences.flatMap((fence) => checkValue(fence, references).map((message) => ({ fence, message }))),
    ...findDifferences(results),
  ]
}

function operationsOf({ options }: Fence): string[] {
  return options.bindings.operation?.split(/\s+/) ?? []
}

/** It ends well, and what it sends fits the operations that it is bound to, and no others. */
function findInStep(result: StepResult): Finding[] {
  const { step, exitCode, stdout, stderr, exchanges, faults } = result
  const bound = step.involved.flatMap(operationsOf)
  const messages = [
    ...(exitCode === 0 ? [] : [endedBadly(exitCode, stderr || stdout)]),
    ...faults,
    ...exchanges.flatMap(({ request, targets, violations }) => {
      const what = `${request.method} ${request.host}${request.path}`
      const foreign = targets.filter((target) => !bound.includes(target))
      return [
        ...violations.map((one) => `${what}: ${sentenceOf(one)}`),
        ...foreign.map((target) => `${what}: this is ${target}, to which the sample is not bound`),
      ]
    }),
  ]
  return [...new Set(messages)].map((message) => ({ fence: step.fence, message }))
}

function endedBadly(exitCode: number | undefined, output: string): string {
  const how = exitCode === undefined ? 'did not end in time' : `ended with ${exitCode}`
  return `${how}: ${output.trim().slice(-600)}`
}

/** Each operation that a sample names is really sent by something that uses the sample. */
function findUnused(fence: Fence, results: readonly StepResult[]): Finding[] {
  const runs = results.filter(({ step }) => step.involved.includes(fence))
  const sent = runs.flatMap(({ exchanges }) => exchanges.flatMap(({ targets }) => targets))
  const unused = operationsOf(fence).filter((target) => !sent.includes(target))
  return unused.map((target) => ({ fence, message: `it is bound to ${target}, but nothing sends that` }))
}

/** A page shows what a file really prints, and its variants in other languages as well; several files may be named. */
function findOutput(fence: Fence, results: readonly StepResult[]): Finding[] {
  const names = fence.options.bindings.output?.split(/\s+/) ?? []
  return names.flatMap((name) => {
    const runs = runsOf(name, fence.page, results)
    const [first] = runs
    if (!first) return [{ fence, message: `nothing runs ${name}` }]
    const named = first.step.involved.find(({ options }) => options.filename === name)
    const variants = first.step.involved.length > 0 ? variantsOf(named, results) : []
    const printed = (one: StepResult) =>
      showsOutput(fence.code, one.stderr + one.stdout) || showsOutput(fence.code, one.stdout)
    const shown = runs.some(printed)
      ? []
      : [{ fence, message: `${name} does not print this, but:\n${runs.at(-1)?.stdout}` }]
    const others = variants.filter((one) => !printed(one))
    return [
      ...shown,
      ...others.map((one) => ({
        fence: one.step.fence,
        message: `it does not print what ${name} prints, but:\n${one.stdout}`,
      })),
    ]
  })
}

/** What runs a file of a page, by itself or by its name in a command. */
function runsOf(name: string, page: string, results: readonly StepResult[]): StepResult[] {
  return results.filter(({ step }) => {
    const { fence, command, involved } = step
    const isMeant = fence.options.filename === name || (command.includes(name) && involved.length > 0)
    return fence.page === page && isMeant
  })
}

/** The runs of the other languages of a file. */
function variantsOf(fence: Fence | undefined, results: readonly StepResult[]): StepResult[] {
  if (fence?.group === undefined) return []
  return results.filter(
    ({ step }) => step.fence.page === fence.page && step.fence.group === fence.group && step.fence !== fence,
  )
}

/** What the languages of one sample send is the same. */
function findDifferences(results: readonly StepResult[]): Finding[] {
  const groups = groupBy(
    results.filter(({ step }) => step.fence.group !== undefined),
    ({ step }) => `${step.fence.file} ${step.fence.group}`,
  )
  return [...groups.values()].flatMap((group) => {
    const variants = [...groupBy(group, ({ step }) => step.language)]
    const [first, ...others] = variants.map(([language, runs]) => ({
      language,
      fence: runs[0]?.step.fence,
      sent: withoutWaiting(runs.flatMap(({ exchanges }) => exchanges.map(essenceOf))),
    }))
    return others.flatMap(({ language, fence, sent }) => {
      if (!first || !fence || isDeepStrictEqual(sent, first.sent)) return []
      return [{ fence, message: differenceText(first.language, first.sent, language, sent) }]
    })
  })
}

/** How often a program asks while it waits is no difference: it depends on what was asked before. */
function withoutWaiting(sent: Essence[]): Essence[] {
  return sent.filter((essence, i) => !isDeepStrictEqual(essence, sent[i - 1]))
}

function differenceText(one: string, sentByOne: Essence[], other: string, sentByOther: Essence[]): string {
  const at = sentByOne.findIndex((essence, i) => !isDeepStrictEqual(essence, sentByOther[i]))
  const index = at === -1 ? sentByOne.length : at
  const show = (essence: Essence | undefined) => (essence ? JSON.stringify(essence, null, 2) : 'nothing more')
  return `request ${index + 1} is not the same.\n${one}: ${show(sentByOne[index])}\n${other}: ${show(sentByOther[index])}`
}

function groupBy<T, K>(items: readonly T[], keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>()
  for (const item of items) groups.set(keyOf(item), [...(groups.get(keyOf(item)) ?? []), item])
  return groups
}
