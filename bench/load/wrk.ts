import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

/** What wrk saw in one run. */
export interface LoadFigures {
  requestsPerSecond: number
  /** Latencies in ms. */
  p50: number
  p99: number
  /** Broken connections, time-outs and statuses of 400 and above. */
  errors: number
}

const MS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 }

/** Asks for one address over 200 kept connections from two threads. */
export async function load(url: string, seconds: number): Promise<LoadFigures> {
  const args = ['-c200', '-t2', `-d${seconds}s`, '--latency', '-H', 'accept-encoding: gzip', url]
  const { stdout } = await promisify(execFile)('wrk', args)
  return readFigures(stdout)
}

function readFigures(output: string): LoadFigures {
  const number = (pattern: RegExp) => Number(pattern.exec(output)?.[1] ?? Number.NaN)
  const latency = (share: number) => {
    const [, value, unit = ''] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)\\b`).exec(output) ?? []
    return Number(value) * (MS[unit] ?? Number.NaN)
  }
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(output)?.slice(1)
  const failed = /Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? '0'
  return {
    requestsPerSecond: number(/Requests\/sec:\s+([\d.]+)/),
    p50: latency(50),
    p99: latency(99),
    errors: [...(broken ?? []), failed].reduce((sum, count) => sum + Number(count), 0),
  }
}
