import { availableParallelism } from 'node:os'
import type { ApiReference } from '../../../src/reference/model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { hostsOf, keysOf } from '../document-facts.ts'
import { SITE_HOST } from '../mock/site-files.ts'
import type { Fence } from '../site-fences.ts'
import { planBatches, splitBatch } from './batch.ts'
import { allCallbacks } from './callback.ts'
import { INTERPRETERS, type Language } from './languages.ts'
import { planPage, type Step } from './plan.ts'
import { ReaderMachine } from './reader-machine.ts'
import { runTerminal, type StepResult, type TerminalSetting } from './terminal.ts'

interface Terminal {
  name: string
  steps: Step[]
  setting: TerminalSetting
}

/** What is executed. */
export interface Shown {
  /** Fences of pages. */
  fences: readonly Fence[]
  /** Samples of reference pages. */
  generated: readonly Fence[]
  /** Whether a program without options has to be executed, too. */
  showsRequest: (fence: Fence) => boolean
}

/** Executes everything that the site shows. */
export async function runSite(shown: Shown, references: readonly ApiReference[]): Promise<StepResult[]> {
  const { fences, generated, showsRequest } = shown
  const hosts = [...hostsOf(references), ...linkedHosts(references), SITE_HOST]
  const machine = new ReaderMachine(hosts)
  try {
    const pages = [...new Set(fences.map(({ page }) => page))]
    const terminals = pages.flatMap((page): Terminal[] => {
      const own = fences.filter((fence) => fence.page === page)
      const others = fences.filter((fence) => fence.page !== page)
      const steps = planPage(own, others, showsRequest)
      const setting = { machine, references, hosts, variables: variablesOf(own, references), fences: own }
      return (Object.keys(INTERPRETERS) as Language[]).map((language) => ({
        name: `${page.slice(1).replaceAll('/', '-') || 'home'}-${language.toLowerCase()}`,
        steps: steps.filter((step) => step.language === language),
        setting,
      }))
    })
    const batches = planBatches(generated).map((step): Terminal => {
      const setting = { machine, references, hosts, variables: keysOf(references), fences: [] }
      return {
        name: `${step.fence.page.slice(1).replaceAll('/', '-')}-${step.language.toLowerCase()}`,
        steps: [step],
        setting,
      }
    })
    const pageResults = runAll(terminals.filter(({ steps }) => steps.length > 0))
    const results = await Promise.all([pageResults, runAll(batches)])
    return [...results[0], ...results[1].flatMap(splitBatch)]
  } finally {
    machine.remove()
  }
}

/** The longest first, a few at a time: most of a sample's time is the start of its interpreter. */
async function runAll(terminals: Terminal[]): Promise<StepResult[]> {
  const queue = [...terminals].sort((a, b) => b.steps.length - a.steps.length)
  const results: StepResult[] = []
  const work = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      results.push(...(await runTerminal(next.name, next.steps, next.setting)))
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  return results
}

/** `TRANSCRIPTION_ID` and the like: what a reader has noted, with the value of the example, for the documents that a page is bound to. */
function variablesOf(fences: readonly Fence[], references: readonly ApiReference[]): Record<string, string> {
  const bound = fences.flatMap(({ options }) => Object.values(options.bindings)).join(' ')
  const own = references.filter(({ name }) => bound.includes(`${name}#`))
  const parameters = own.flatMap((reference) => operationsOf(reference).flatMap((one) => one.parameters))
  const values = parameters.flatMap(({ name, example }): [string, string][] =>
    example === undefined ? [] : [[name.toUpperCase().replaceAll('-', '_'), String(example)]],
  )
  const [call] = allCallbacks(own)
  const secret = call && new URL(call.url).pathname.split('/').at(-1)
  return { ...Object.fromEntries(values), ...(secret && { CALLBACK_SECRET: secret }) }
}

/** Hosts of the links that answers give. */
function linkedHosts(references: readonly ApiReference[]): string[] {
  const text = JSON.stringify(references.map(({ groups }) => groups))
  return [...new Set([...text.matchAll(/https:\/\/([a-z0-9.-]+)/g)].map(([, host]) => host ?? ''))]
}
