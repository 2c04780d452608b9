import { HOSTING_FILE } from '../config/hosting.ts'
import { folderHostFiles } from './folder-hosts.ts'
import type { HostedSite } from './hosted-site.ts'

/**
 * Settings for the static assets of Cloudflare Workers. Cloudflare Pages reads the same `_headers` and `_redirects`, but leads `/page` to
 * `/page/`, which cannot be switched off there. They were not tried there.
 */
export function cloudflareSettings(site: HostedSite): Record<string, string> {
  const { headers, redirects } = folderHostFiles(site)
  return { _headers: headers, _redirects: redirects, 'wrangler.jsonc': WRANGLER }
}

/** What Cloudflare need not upload: it compresses by itself. */
export function assetsIgnore({ types }: HostedSite): string {
  const compressed = types.flatMap(([extension]) => [`*.${extension}.br`, `*.${extension}.gz`])
  return `# Written by the build, for Cloudflare.\n${HOSTING_FILE}\n${compressed.join('\n')}\n`
}

const WRANGLER = `// Written by the build. Copy it to the root of the repository, give it your name, and run: npx wrangler deploy
{
  "name": "developer-docs",
  "compatibility_date": "2026-01-01",
  "assets": {
    "directory": "./dist",
    // /page/ leads to /page
    "html_handling": "drop-trailing-slash",
    // The closest 404.html, so that every language has its own.
    "not_found_handling": "404-page"
  }
}
`
