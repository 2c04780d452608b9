/** What an author may write in `site.config.ts`, and what the other rooms get. */
import * as z from 'zod'
import { apiRulesSchema } from './api-rules.ts'
import { DEFAULT_LOCALE } from './constants.ts'
import { searchSchema } from './search-schema.ts'
import { securitySchema } from './security-schema.ts'
import { analyticsSchema, errorReportingSchema } from './telemetry-schema.ts'
import { themeSchema } from './theme-schema.ts'
import { localPath, text, webUrl } from './value-schemas.ts'

const variableName = z
  .string()
  .regex(/^[A-Za-z][A-Za-z0-9]*$/, { error: 'A name of a variable consists of letters and digits' })
  .refine((name) => name !== 'brand', {
    error: '`{{brand}}` always stands for the key `brand`; leave it out here',
  })

const routeOfOldPage = z.string().regex(/^\/[^\s?#]*[^\s?#/]$/, {
  error: 'Not a path of this site such as `/old/page`, without a slash at the end',
})

export const siteSchema = z.strictObject({
  /** Name of the provider; also the variable `{{brand}}`. */
  brand: text,
  /** Public address of the site; canonical URLs need it (HED-03). Without a path of its own, the base path of the build is added. */
  siteUrl: webUrl.exactOptional(),
  /** Description of pages that have none of their own. */
  description: text,
  /** Values that pages insert with `{{name}}`; one line each. */
  variables: z
    .record(variableName, z.string().regex(/^[^\r\n]*$/, { error: 'A value must be a single line' }))
    .default({}),
  /** Older addresses and where they lead: a path of this site, with `#id` if need be, or a URL. Targets are checked like links. */
  redirects: z.record(routeOfOldPage, z.union([localPath, webUrl])).default({}),
  /** Locale of files without one in their name. */
  defaultLocale: text.default(DEFAULT_LOCALE),
  /** Page-view analytics, in production builds only (R1.08); without it there is none. */
  analytics: analyticsSchema.exactOptional(),
  /** Error reporting with session replay (R1.09, R9.13); without it there is none. */
  errorReporting: errorReportingSchema.exactOptional(),
  /** Whom to tell about a weakness of the site; written as `/.well-known/security.txt`. */
  security: securitySchema.exactOptional(),
  /** What agents are told at the beginning of `llms.txt`: a sentence each, in the default language, and the page of the site that says more. */
  agents: z.array(z.strictObject({ text, href: localPath.exactOptional() })).default([]),
  /** Keeps visited pages readable without a connection. */
  offline: z.boolean().default(false),
  /** What the search knows besides the pages. */
  search: searchSchema.prefault({}),
  /** What is asked of API documents beyond being valid (docs/apis.md), by rule. */
  apiRules: apiRulesSchema.prefault({}),
  /** How the site looks and what it offers. */
  theme: themeSchema.prefault({}),
})

/** What `site.config.ts` exports. */
export type SiteConfig = z.input<typeof siteSchema>

/** Valid, with the defaults that need no other key. */
export type CheckedSite = z.output<typeof siteSchema>
type CheckedTheme = CheckedSite['theme']

/** {@link SiteConfig} with every default applied. */
export interface ResolvedSiteConfig extends Omit<CheckedSite, 'theme'> {
  theme: ResolvedTheme
}

export interface ResolvedTheme extends Omit<CheckedTheme, 'banner' | 'footer' | 'logo'> {
  banner?: { text: string; key: string; dismissible: boolean }
  footer: { text: string }
  /** At least one of `src` and `text` is present. */
  logo: { src?: string; text?: string; alt: string }
}

const localesSchema = z.object({
  defaultLocale: z.string().default(DEFAULT_LOCALE),
  theme: z.object({ i18n: z.array(z.object({ locale: z.string() })).min(1) }),
})

/**
 * The rule that spans two keys: several locales include the default one (MAP-09). It is a schema of its own
 * because a rule on the whole object would stay silent while anything else is wrong (CFG-08).
 */
export const defaultLocaleRule = z.unknown().superRefine((site, context) => {
  const checked = localesSchema.safeParse(site)
  if (!checked.success) return
  const { defaultLocale, theme } = checked.data
  const locales = theme.i18n.map(({ locale }) => locale)
  if (locales.includes(defaultLocale)) return
  context.addIssue({
    code: 'custom',
    path: ['defaultLocale'],
    message: `'${defaultLocale}' is not among the locales of theme.i18n`,
    params: { expected: locales.map((locale) => `'${locale}'`).join(' | ') },
  })
})
