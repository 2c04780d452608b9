import * as z from 'zod'
import { DEFAULT_LIMITS } from './limits.ts'

const TEN_MINUTES_MS = 600_000

const switches = { '1': true, true: true, '0': false, false: false } as const

/** Text is all that an environment can hold; an empty value is none. */
const whole = (min: number, max: number, unit: string) =>
  z
    .string()
    .refine((value) => /^\d{1,9}$/.test(value) && Number(value) >= min && Number(value) <= max, {
      error: `expected a whole number from ${min} to ${max}${unit}`,
    })
    .transform(Number)
const milliseconds = (usual: number, min = 0) => whole(min, TEN_MINUTES_MS, ' (ms)').default(usual)

/** The environment variables of the server, with their defaults. */
export const settingsSchema = z.object({
  /** Path the site was built for. */
  BASE_PATH: z
    .string()
    .regex(/^[^\s?#]*$/, { error: 'expected a path such as /docs' })
    .default(''),
  /** Taken as it is, 0 as any free one; the first free one from 4173 when absent. */
  PORT: whole(0, 65535, '').optional(),
  /** Address to listen on; every interface when absent. */
  HOST: z.string().optional(),
  /** Access log on standard output; when absent off on a terminal, else json. */
  LOG: z.enum(['json', 'text', 'off'], { error: 'expected json, text or off' }).optional(),
  /** Whether a proxy of yours is in front: `x-forwarded-proto` is its word, and all connections are its own. */
  TRUST_PROXY: z
    .enum(['1', 'true', '0', 'false'], { error: 'expected 1 or 0' })
    .transform((value) => switches[value])
    .default(false),
  /** See {@link import('./limits.ts').Limits} for these. */
  HEADERS_TIMEOUT_MS: milliseconds(DEFAULT_LIMITS.headersTimeoutMs, 100),
  REQUEST_TIMEOUT_MS: milliseconds(DEFAULT_LIMITS.requestTimeoutMs, 100),
  KEEP_ALIVE_TIMEOUT_MS: milliseconds(DEFAULT_LIMITS.keepAliveTimeoutMs, 100),
  IDLE_TIMEOUT_MS: milliseconds(DEFAULT_LIMITS.idleTimeoutMs, 100),
  MAX_CONNECTIONS: whole(1, 1_000_000, '').default(DEFAULT_LIMITS.maxConnections),
  MAX_CONNECTIONS_PER_ADDRESS: whole(1, 1_000_000, '').default(DEFAULT_LIMITS.maxPerAddress),
  /** Files up to so many MiB in all are kept in memory. */
  MEMORY_LIMIT_MB: whole(0, 1_000_000, ' (MiB)').default(512),
  /** See {@link import('./stop.ts').StopTimes}. */
  STOP_DELAY_MS: milliseconds(0),
  STOP_TIMEOUT_MS: milliseconds(8000),
  /** Folder for finished pictures; one beside the cache of the build when absent. */
  IMAGE_CACHE_DIR: z.string().optional(),
})

export type Settings = z.output<typeof settingsSchema>

/**
 * Reads the settings of the server.
 * @param environment variables by name, for example `process.env`
 * @throws Error with one line per wrong variable: its name, what was expected, what was received
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.entries(environment).filter(([, value]) => value !== undefined && value !== '')
  const { data, error } = settingsSchema.safeParse(Object.fromEntries(given))
  if (data) return data
  const lines = error.issues.map(({ path, message }) => {
    const name = String(path[0])
    return `${name}: ${message}, received ${JSON.stringify(environment[name])}`
  })
  throw new Error(lines.join('\n'))
}
