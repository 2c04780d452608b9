import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { ResolvedSiteConfig } from '../config/site-schema.ts'
import { localesOf } from '../site/languages.ts'
import { publicAddress } from '../site/public-address.ts'

const FILE = '/.well-known/security.txt'
const DAY_MS = 24 * 60 * 60 * 1000
const YEAR_DAYS = 366
/** Time to renew it. */
const WARN_DAYS = 30

/**
 * Writes `/.well-known/security.txt` (RFC 9116) where the settings say whom to tell.
 * @param now time in ms since 1970; only the warning depends on it, never the file
 * @returns a warning when the date is past, near, or more than a year ahead
 */
export async function writeSecurityText(
  client: string,
  config: ResolvedSiteConfig,
  base: string,
  now: number,
): Promise<string | undefined> {
  const { security, siteUrl } = config
  if (!security) return undefined
  const { contact, expires } = security
  const languages = [...new Set(localesOf(config).map((locale) => new Intl.Locale(locale).language))]
  const lines = [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00.000Z`,
    `Preferred-Languages: ${languages.join(', ')}`,
    ...(siteUrl === undefined ? [] : [`Canonical: ${publicAddress(FILE, siteUrl, base)}`]),
  ]
  const file = path.join(client, FILE)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, `${lines.join('\n')}\n`)
  return warning(expires, now)
}

function warning(expires: string, now: number): string | undefined {
  const days = Math.floor((Date.parse(expires) - now) / DAY_MS)
  const key = `site.config.ts: security.expires: ${expires}`
  if (days < 0) return `${key} is past: security.txt is void`
  if (days < WARN_DAYS) return `${key} is in ${days} days: renew it`
  if (days > YEAR_DAYS) return `${key} is more than a year ahead, which RFC 9116 advises against`
  return undefined
}
