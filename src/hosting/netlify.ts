import { folderHostFiles } from './folder-hosts.ts'
import type { HostedSite } from './hosted-site.ts'

/** Settings for Netlify. They were not tried there. */
export function netlifySettings(site: HostedSite): Record<string, string> {
  const { headers, redirects } = folderHostFiles(site)
  return { _headers: headers, _redirects: redirects, 'netlify.toml': TOML }
}

const TOML = `# Written by the build. Copy it to the root of the repository.
[build]
  command = "npm run build"
  publish = "dist"

# Else /page would lead to /page/. Both answer with the page; its canonical address has no slash.
[build.processing.html]
  pretty_urls = false
`
