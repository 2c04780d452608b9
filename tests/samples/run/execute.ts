import { spawn } from 'node:child_process'

/** What a program did. */
export interface Outcome {
  /** Undefined when it had to be ended. */
  exitCode: number | undefined
  stdout: string
  stderr: string
}

const TIME_LIMIT_MS = 30_000

/**
 * Runs a program and waits for its end; after half a minute it is ended with all that it has started.
 * @param input what it reads from standard input
 * @param programs how many it stands for: each gets two seconds more
 */
export function execute(
  command: string,
  args: readonly string[],
  options: { cwd: string; env: Record<string, string>; input?: string; programs?: number },
): Promise<Outcome> {
  const { cwd, env, input = '', programs = 1 } = options
  return new Promise((done) => {
    // A group of its own, so that the limit ends its children too.
    const child = spawn(command, args, { cwd, env, detached: true, stdio: 'pipe' })
    let stdout = ''
    let stderr = ''
    let late = false
    const limit = setTimeout(
      () => {
        late = true
        endGroup(child.pid)
      },
      TIME_LIMIT_MS + programs * 2000,
    )
    child.stdout.setEncoding('utf8').on('data', (text: string) => (stdout += text))
    child.stderr.setEncoding('utf8').on('data', (text: string) => (stderr += text))
    child.stdin.on('error', () => undefined).end(input)
    child.once('error', (error) => (stderr += error.message))
    child.once('close', (code) => {
      clearTimeout(limit)
      done({ exitCode: late ? undefined : (code ?? 1), stdout, stderr })
    })
  })
}

/** Ends a program that was started as the first of its group, and everything that it has started. */
export function endGroup(pid: number | undefined): void {
  if (pid === undefined) return
  try {
    process.kill(-pid, 'SIGTERM')
  } catch {
    // It has ended by itself.
  }
}
