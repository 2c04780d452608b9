import { createHash } from 'node:crypto'

/**
 * The policy of a site: only own files, and the one inline script, which is the same on every page.
 * @param html any written page
 * @param origins that may be sent reports
 * @throws Error when the page has no inline script
 */
export function contentSecurityPolicy(html: string, origins: readonly string[]): string {
  const inline = /<script>([\s\S]*?)<\/script>/.exec(html)?.[1]
  if (inline === undefined)
    throw new Error('The written pages have no inline script: src/theme/layout/head.tsx draws it.')
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
