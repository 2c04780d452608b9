import { existsSync, readFileSync } from 'node:fs'
import { validateHeaderValue } from 'node:http'
import { join } from 'node:path'
import { HOSTING_FILE, SECURITY_HEADERS } from '../config/hosting.ts'
import { type Hosting, hostingSchema } from '../config/hosting-schema.ts'

/** What says how long an answer is and in which form: decided for each answer. */
const OF_ONE_ANSWER = [
  'connection',
  'content-encoding',
  'content-length',
  'content-range',
  'content-type',
  'etag',
  'keep-alive',
  'location',
  'trailer',
  'transfer-encoding',
  'upgrade',
]

/**
 * Reads how a built folder wants to be served. A folder that something else wrote has no such file and gets the fixed headers.
 * @throws Error that names the file and every wrong key
 */
export function readHosting(dist: string): Hosting {
  const file = join(dist, HOSTING_FILE)
  if (!existsSync(file)) return { headers: SECURITY_HEADERS, redirects: {}, forwards: [] }
  const { data, error } = hostingSchema.safeParse(parse(file))
  const issues = data
    ? Object.entries(data.headers).flatMap(unsendable)
    : error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  if (!data || issues.length > 0) throw new Error(`${file}: ${issues.join('; ')}`)
  return data
}

/** Why a header would break the answers that have it. */
function unsendable([name, value]: [string, string]): string[] {
  if (OF_ONE_ANSWER.includes(name)) return [`headers.${name}: not the same for all answers`]
  try {
    validateHeaderValue(name, value)
    return []
  } catch {
    return [`headers.${name}: a character that no header can hold`]
  }
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
