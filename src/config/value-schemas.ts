/** Kinds of values that several keys of the site configuration have. */
import * as z from 'zod'
import { URL_MAX_LENGTH } from './constants.ts'
import { parseUrl } from './parse-url.ts'

const HTTPS = 'https://'

/** A text a reader sees: never empty. */
export const text = z.string().min(1)

/** A route, an absolute URL or a `mailto:` address. */
export const href = z.string().min(1)

export const webUrl = z.url({
  protocol: /^https?$/,
  error: 'Not a web address such as `https://example.com`',
})

export const localPath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, { error: 'Not a path of this site such as `/new/page#id`' })

/** CFG-03, R6.02: a link that leads out of the site. */
export const httpsUrl = z.string().superRefine((value, context) => {
  const params = { expected: `a URL that starts with "${HTTPS}"` }
  if (!value.startsWith(HTTPS)) {
    context.addIssue({ code: 'custom', message: `Invalid input: must start with "${HTTPS}"`, params })
  } else if (isTooLong(value)) context.addIssue({ code: 'custom', ...tooLong(value, 'Invalid URL') })
  else if (!parses(value)) context.addIssue({ code: 'custom', message: 'Invalid URL', params })
})

/** CFG-03, R6.05, R8.02, GIT-10: checked here, so that no page fails to render for it. */
export const docsRepositoryBase = z.string().superRefine((value, context) => {
  const params = { expected: `a URL; it must start with "${HTTPS}"` }
  if (isTooLong(value)) {
    context.addIssue({ code: 'custom', ...tooLong(value, 'Invalid `docsRepositoryBase` URL!') })
  } else if (!parses(value)) {
    context.addIssue({ code: 'custom', message: 'Invalid `docsRepositoryBase` URL!', params })
  } else if (!value.startsWith(HTTPS)) {
    context.addIssue({ code: 'custom', message: `Invalid input: must start with "${HTTPS}"`, params })
  }
})

/** A file of `public/`, addressed from the site's root. */
export const siteFile = z.string().regex(/^\/(?!\/)./, {
  error: 'Not a site-absolute path such as `/logo.svg`',
})

export const direction = z.enum(['ltr', 'rtl'])

/** One number for both colour schemes, or one each; an absent one keeps its default (CFG-01, THM-09). */
export function perColourScheme(maximum: number, defaults: { dark: number; light: number }) {
  const value = z.number().min(0).max(maximum)
  return z
    .union([
      value,
      z.strictObject({ dark: value.default(defaults.dark), light: value.default(defaults.light) }),
    ])
    .transform((given) => (typeof given === 'number' ? { dark: given, light: given } : given))
    .prefault({})
}

function isTooLong(value: string): boolean {
  return value.length > URL_MAX_LENGTH
}

function tooLong(value: string, message: string) {
  return { message, params: { expected: `at most ${URL_MAX_LENGTH} characters; it has ${value.length}` } }
}

function parses(value: string): boolean {
  try {
    parseUrl(value)
    return true
  } catch {
    return false
  }
}
