import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Exchange } from '../../../src/mock/exchange.ts'
import { Service } from '../../../src/mock/service.ts'
import type { ApiReference } from '../../../src/reference/model.ts'
import { MockServer } from '../mock/mock-server.ts'
import type { Fence } from '../site-fences.ts'
import { callbacksOf, runReceiver } from './callback.ts'
import { execute, type Outcome } from './execute.ts'
import { writeInputs } from './inputs.ts'
import type { Step } from './plan.ts'
import type { ReaderMachine } from './reader-machine.ts'

/** What became of a step. */
export interface StepResult extends Outcome {
  step: Step
  exchanges: Exchange[]
  /** Connections that never became a request. */
  faults: string[]
}

/** Everything that one terminal needs. */
export interface TerminalSetting {
  machine: ReaderMachine
  references: readonly ApiReference[]
  hosts: readonly string[]
  /** Environment variables that the page speaks of, beside the secrets. */
  variables: Record<string, string>
  /** All fences of the page: its files are saved when their turn comes. */
  fences: readonly Fence[]
}

/**
 * Does the steps of one page in one language, one after the other, as a reader does: in one folder, in one shell, with one mock that remembers
 * what has happened.
 * @param name of the folder
 */
export async function runTerminal(
  name: string,
  steps: readonly Step[],
  setting: TerminalSetting,
): Promise<StepResult[]> {
  const { machine, references, hosts, variables, fences } = setting
  const folder = join(machine.folder, name)
  const home = join(machine.folder, `${name}.home`)
  mkdirSync(folder, { recursive: true })
  mkdirSync(home, { recursive: true })
  const { accessToken, refreshToken, clientId } = machine
  const secrets = { access_token: accessToken, refresh_token: refreshToken, client_id: clientId }
  const service = new Service(references, secrets)
  const server = new MockServer(service, machine.certificate, hosts)
  const env = machine.environment(home, await server.listen(), variables)
  const results: StepResult[] = []
  const saved = new Set<Fence>()
  try {
    for (const step of steps) {
      service.prefer(documentsOf(step))
      saveFiles(folder, step, fences, saved)
      writeInputs(
        folder,
        [step.command, ...step.involved.map(({ code }) => code)].join('\n'),
        machine.keyFile,
      )
      const script = join(home, 'step.sh')
      writeFileSync(script, `${step.command}\n`)
      const args = [machine.stepScript, join(home, 'state.sh'), script]
      const calls = callbacksOf(step, references)
      const outcome =
        calls.length > 0
          ? await runReceiver(args, { cwd: folder, env }, calls)
          : await execute('bash', args, {
              cwd: folder,
              env,
              input: inputOf(step, env),
              programs: step.programs.length,
            })
      const { exchanges = [], ...ended } = outcome as Outcome & { exchanges?: Exchange[] }
      results.push({
        step,
        ...ended,
        exchanges: [...exchanges, ...server.exchanges.splice(0)],
        faults: server.faults.splice(0),
      })
    }
  } finally {
    server.close()
  }
  return results
}

/** Saves files of the page down to this step, and those of other pages that it uses; each once, since programs write files, too. */
function saveFiles(folder: string, step: Step, fences: readonly Fence[], saved: Set<Fence>): void {
  const { fence, programs, involved } = step
  const before = fences.slice(0, fences.indexOf(fence) + 1)
  const foreign = involved.filter((one) => one.page !== fence.page)
  for (const one of [...foreign, ...before]) {
    const { filename } = one.options
    if (filename === undefined || saved.has(one)) continue
    saved.add(one)
    const file = join(folder, filename)
    if (foreign.includes(one) && existsSync(file)) continue
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `${one.code}\n`)
  }
  for (const { name, code } of programs) writeFileSync(join(folder, name), `${code}\n`)
}

/** What the reader pastes when a command asks for a secret. */
function inputOf({ command }: Step, env: Record<string, string>): string {
  const asked = /\bread -rs (\w+)/.exec(command)?.[1]
  return asked === undefined ? '' : `${env[asked] ?? ''}\n`
}

/** Names of the documents that a step is bound to. */
function documentsOf({ involved }: Step): string[] {
  const targets = involved.flatMap(({ options }) => options.bindings.operation?.split(/\s+/) ?? [])
  return targets.map((target) => target.split('#')[0] ?? '')
}
