import { createHash } from 'node:crypto'

/**
 * The policy of a site: only own files, and the one inline script, which is the same on every page.
 * @param inline text of that script
 * @param origins that pages may call: of reports, and of services that consoles ask
 */
export function contentSecurityPolicy(inline: string, origins: readonly string[]): string {
  const hash = createHash('sha256').update(inline).digest('base64')
  return [
    "default-src 'none'",
    `script-src 'self' 'sha256-${hash}'`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...origins].join(' '),
    "worker-src 'self'",
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    // src/browser/trusted.ts makes the policy.
    "require-trusted-types-for 'script'",
    'trusted-types docs',
  ].join('; ')
}
