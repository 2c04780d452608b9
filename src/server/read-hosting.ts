import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { HOSTING_FILE, type Hosting, hostingSchema, SECURITY_HEADERS } from '../config/hosting.ts'

/**
 * Reads how a built folder wants to be served. A folder that something else wrote has no such file and gets the fixed headers.
 * @throws Error that names the file and every wrong key
 */
export function readHosting(dist: string): Hosting {
  const file = join(dist, HOSTING_FILE)
  if (!existsSync(file)) return { headers: SECURITY_HEADERS, redirects: {}, forwards: [] }
  const { data, error } = hostingSchema.safeParse(parse(file))
  if (data) return data
  const issues = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  throw new Error(`${file}: ${issues.join('; ')}`)
}

function parse(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    throw new Error(`${file}: ${error instanceof Error ? error.message : error}`, { cause: error })
  }
}
