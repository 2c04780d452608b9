/** What a site may say about analytics (R1.08, R7.02) and error reporting (R1.09, R7.03, R9.13). */
import * as z from 'zod'
import { envelopeAddress } from './envelope-address.ts'
import { text, webUrl } from './value-schemas.ts'

const rate = z.number().min(0).max(1)
const PROXY_PATH = /^\/(?!\/)([^\s?#]*\/)?api\/event$/

export const analyticsSchema = z
  .strictObject({
    /** Name of the site in the analytics service. */
    domain: text,
    /** Address of the analytics host. */
    scriptHost: webUrl.exactOptional(),
    /** Path of this site that forwards events to the analytics host, in its place. */
    proxyPath: z
      .string()
      .regex(PROXY_PATH, { error: 'Not a path of this site that ends in `/api/event`' })
      .exactOptional(),
    /** Address of the analytics host for our own server, which answers at `proxyPath`; not needed where another server does. */
    proxyTarget: webUrl.exactOptional(),
  })
  .refine((given) => (given.scriptHost === undefined) !== (given.proxyPath === undefined), {
    error: 'Analytics needs either `scriptHost` or `proxyPath`',
  })
  .refine((given) => given.proxyTarget === undefined || given.proxyPath !== undefined, {
    error: '`proxyTarget` needs a `proxyPath` that leads to it',
    path: ['proxyTarget'],
  })

const dsn = webUrl.superRefine((value, context) => {
  // Said already.
  if (!URL.canParse(value)) return
  const params = { expected: 'an address such as `https://key@errors.example/1`' }
  // It would be published with every page.
  if (new URL(value).password !== '') {
    context.addIssue({ code: 'custom', message: 'A DSN with a secret key must not be published', params })
  } else if (envelopeAddress(value) === undefined) {
    context.addIssue({
      code: 'custom',
      message: 'Not a DSN: it has a key and ends in a project number',
      params,
    })
  }
})

export const errorReportingSchema = z.strictObject({
  /** Address of the project in the error-reporting service. */
  dsn,
  /** Path of this site at which our own server passes reports on, where readers' browsers shall not ask the service itself. */
  tunnelPath: z
    .string()
    .regex(/^\/(?!\/)[^\s?#]*[^\s?#/]$/, { error: 'Not a path of this site such as `/reports`' })
    .refine((path) => !PROXY_PATH.test(path), {
      error: 'Paths that end in `/api/event` belong to the analytics',
    })
    .exactOptional(),
  /** Name under which this deployment reports. */
  environment: text.default('prod'),
  /** Share of visits whose performance is reported, 0 – 1. */
  tracesSampleRate: rate.default(1),
  /** Share of visits that are recorded for replay, 0 – 1. */
  replaySampleRate: rate.default(0.1),
  /** Share of visits with an error that are recorded for replay, 0 – 1. */
  replayOnErrorSampleRate: rate.default(1),
})
