import { spawn } from 'node:child_process'
import { request } from 'node:http'
import { type AddressInfo, connect, createServer } from 'node:net'
import { setTimeout as pause } from 'node:timers/promises'
import type { Exchange, SentRequest, Violation } from '../../../src/mock/exchange.ts'
import type { ApiReference, Operation } from '../../../src/reference/model.ts'
import { operationsOf } from '../../../src/reference/walk.ts'
import { endGroup, type Outcome } from './execute.ts'
import type { Step } from './plan.ts'

/** A request that the service sends to the reader. */
export interface Call {
  target: string
  operation: Operation
  /** Where the reader wants to be called, in the example of the operation that asks for it. */
  url: string
}

const START_LIMIT_MS = 15_000

/** The callbacks that a step receives: its operations are those of callbacks. */
export function callbacksOf({ fence }: Step, references: readonly ApiReference[]): Call[] {
  const wanted = fence.options.bindings.operation?.split(/\s+/) ?? []
  return allCallbacks(references).filter(({ target }) => wanted.includes(target))
}

/** Every callback of the documents. */
export function allCallbacks(references: readonly ApiReference[]): Call[] {
  return references.flatMap((reference) =>
    operationsOf(reference).flatMap((owner) =>
      owner.callbacks.map(({ operation }) => ({
        target: `${reference.name}#${operation.operationId}`,
        operation,
        url: urlOf(owner, operation),
      })),
    ),
  )
}

/** The URL of `{$request.body#/callback_uri}` in the first example that has one. */
function urlOf(owner: Operation, { path }: Operation): string {
  const keys = /#\/(?<pointer>[^}]+)/.exec(path)?.groups?.['pointer']?.split('/') ?? []
  const values = (owner.body?.contents ?? []).flatMap(({ examples }) => examples.map(({ value }) => value))
  const found = values
    .map((value) =>
      keys.reduce<unknown>((at, key) => (at as Record<string, unknown> | undefined)?.[key], value),
    )
    .find((value) => typeof value === 'string')
  return typeof found === 'string' ? found : 'https://hooks.example.com/callback'
}

/** Starts a program that waits for callbacks, sends it those of the documents, and ends it. */
export async function runReceiver(
  args: readonly string[],
  options: { cwd: string; env: Record<string, string> },
  calls: readonly Call[],
): Promise<Outcome & { exchanges: Exchange[] }> {
  const port = await freePort()
  const env = { ...options.env, SAMPLE_LISTEN_PORT: String(port) }
  const child = spawn('bash', args, { cwd: options.cwd, env, detached: true, stdio: 'pipe' })
  const output = { stdout: '', stderr: '' }
  child.stdout.setEncoding('utf8').on('data', (text: string) => (output.stdout += text))
  child.stderr.setEncoding('utf8').on('data', (text: string) => (output.stderr += text))
  try {
    if (!(await answersAt(port))) return { exitCode: undefined, ...output, exchanges: [] }
    const exchanges: Exchange[] = []
    for (const call of calls) exchanges.push(...(await sendAll(call, port)))
    await pause(100)
    return { exitCode: 0, ...output, exchanges }
  } finally {
    endGroup(child.pid)
  }
}

async function sendAll({ operation, target, url }: Call, port: number): Promise<Exchange[]> {
  const exchanges: Exchange[] = []
  for (const { mediaType, examples } of operation.body?.contents ?? []) {
    for (const { value } of examples) {
      const { host, pathname } = new URL(url)
      const body = Buffer.from(JSON.stringify(value))
      const headers = { 'content-type': mediaType, 'content-length': String(body.length) }
      const sent: SentRequest = { method: operation.method, host, path: pathname, query: [], headers, body }
      const status = await send(sent, port)
      const answer = { status, headers: {}, body: '' }
      const isAccepted = status >= 200 && status < 300
      const text = `the callback was answered with ${status}`
      const violations: Violation[] = isAccepted ? [] : [{ place: 'address', kind: 'value', text }]
      exchanges.push({ request: sent, targets: [target], answer, messages: [], violations })
    }
  }
  return exchanges
}

function send({ method, path, headers, body }: SentRequest, port: number): Promise<number> {
  return new Promise((done, fail) => {
    const sent = request({ host: '127.0.0.1', port, method, path, headers, timeout: 5000 }, (response) => {
      response.resume().on('end', () => done(response.statusCode ?? 0))
    })
    sent.on('error', fail).on('timeout', () => sent.destroy(new Error('The receiver does not answer')))
    sent.end(body)
  })
}

async function answersAt(port: number): Promise<boolean> {
  for (const end = Date.now() + START_LIMIT_MS; Date.now() < end; await pause(50)) {
    const isOpen = await new Promise<boolean>((done) => {
      const socket = connect(port, '127.0.0.1', () => done(true)).on('error', () => done(false))
      socket.on('connect', () => socket.destroy())
    })
    if (isOpen) return true
  }
  return false
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo
      server.close(() => done(port))
    })
  })
}
