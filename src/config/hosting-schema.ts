import * as z from 'zod'
import { webUrl } from './value-schemas.ts'

/** An address of this site that a server answers by asking another one. */
const forwardSchema = z.strictObject({
  /** Whose rules hold (src/server/forward-endpoint.ts). */
  kind: z.enum(['analytics', 'errors']),
  /** Below the base path, for example `/t/api/event`. */
  path: z.string().regex(/^\/\S+$/),
  /** What POST requests are sent on to. */
  to: webUrl,
})

export const hostingSchema = z.strictObject({
  /** Response headers of every answer, names in lower case. */
  headers: z.record(z.string().regex(/^[a-z][a-z0-9-]*$/), z.string()),
  /** Older addresses and where they lead; a path has no base path. */
  redirects: z.record(z.string().regex(/^\//), z.string()),
  forwards: z.array(forwardSchema),
})

export type Forward = z.output<typeof forwardSchema>

/** What the build knows and a server needs: written as the file `HOSTING_FILE` (hosting.ts); the settings of other hosts are made from it. */
export type Hosting = z.output<typeof hostingSchema>
