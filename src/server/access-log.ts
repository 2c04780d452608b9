import type { IncomingMessage, ServerResponse } from 'node:http'
import { CountedResponse } from './counted-response.ts'

export type LogFormat = 'json' | 'text' | 'off'

/** Lines are written together: one system call for each would cost more than the answers. */
const WRITE_EVERY_MS = 100
const PATH_MAX_LENGTH = 2048

/** One answer. There is no query, cookie or authorization in it: those carry secrets. */
export interface LogEntry {
  /** ISO 8601, UTC; the only use of the clock on the wall. */
  time: string
  /** Empty, like the path, for what was no request. */
  method: string
  path: string
  status: number
  /** Of the body, as handed to the connection. */
  bytes: number
  /** From the end of the request's head to the end of the answer. */
  ms: number
  /** The client went away, or the answer broke off. */
  aborted?: true
}

/** Writes one line per answer. */
export class AccessLog {
  readonly #format: 'json' | 'text'
  readonly #write: (lines: string) => void
  #waiting = ''
  #timer: NodeJS.Timeout | undefined

  /** @param write takes whole lines */
  constructor(format: 'json' | 'text', write: (lines: string) => void) {
    this.#format = format
    this.#write = write
  }

  /** Logs the answer to a request when it has ended. */
  follow(request: IncomingMessage, response: ServerResponse): void {
    const start = performance.now()
    response.once('close', () => {
      const { statusCode: status, writableFinished } = response
      const bytes = response instanceof CountedResponse ? response.bodyBytes : 0
      const ms = Math.round((performance.now() - start) * 10) / 10
      const { method = '', url = '' } = request
      const aborted = writableFinished ? {} : ({ aborted: true } as const)
      this.add({ method, path: pathOf(url), status, bytes, ms, ...aborted })
    })
  }

  add(entry: Omit<LogEntry, 'time'>): void {
    const whole: LogEntry = { time: new Date().toISOString(), ...entry }
    this.#waiting += `${this.#format === 'json' ? json(whole) : text(whole)}\n`
    this.#timer ??= setTimeout(() => this.flush(), WRITE_EVERY_MS).unref()
  }

  /** Writes what waits, for the end of the process. */
  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    if (this.#waiting !== '') this.#write(this.#waiting)
    this.#waiting = ''
  }
}

/** The line in the place of those that were lost because nobody read them. */
export function lostLine(format: 'json' | 'text', lost: number): string {
  const time = new Date().toISOString()
  return format === 'json' ? `${JSON.stringify({ time, lost })}\n` : `${time} - - lost ${lost}\n`
}

/** The path as it was sent, without query, fragment, and the host and password of an absolute target. */
function pathOf(url: string): string {
  const [path = ''] = url.replace(/^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i, '').split(/[?#]/, 1)
  return path.length > PATH_MAX_LENGTH ? `${path.slice(0, PATH_MAX_LENGTH)}…` : path
}

function json(entry: LogEntry): string {
  return escapeOdd(JSON.stringify(entry))
}

/** Fields by spaces, as a path cannot hold one. */
function text({ time, method, path, status, bytes, ms, aborted }: LogEntry): string {
  const fields = [time, method || '-', path || '-', status, bytes, `${ms}ms`, aborted ? 'aborted' : '']
  return escapeOdd(fields.join(' ').trimEnd())
}

/** A line stays one line and moves no terminal's cursor, whatever a client sent. */
function escapeOdd(line: string): string {
  return line.replace(/[^ -~]/g, (char) => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`)
}
