import { HASHED_FOLDER, KEPT } from '../config/cache-control.ts'
import {
  API_CATALOG,
  catalogLink,
  HOST_FILES,
  OPEN_FOLDER,
  OPEN_INDEX,
  OPEN_TO_ALL,
  STRICT_TRANSPORT,
} from '../config/hosting.ts'
import { CATALOG_TYPE, mediaType } from '../config/media-type.ts'
import { type HostedSite, movedAddresses } from './hosted-site.ts'

/** Of Cloudflare, for `_redirects` and `_headers`. */
const REDIRECTS_MAX = 2000
const LINE_MAX = 2000

/**
 * The two files that Netlify and Cloudflare read at the root of what they serve. Where they differ each finds a line of its own and passes over
 * the other's. Caching of pages is left to them: both ask again by themselves, and a rule for one folder could not take back one for all.
 */
export function folderHostFiles(site: HostedSite): { headers: string; redirects: string } {
  return { headers: headerRules(site), redirects: redirectRules(site) }
}

/** What a host would silently leave out. */
export function folderHostWarnings(site: HostedSite): string[] {
  const { headers } = folderHostFiles(site)
  const lines = 2 * movedAddresses(site).length
  return [
    ...(lines > REDIRECTS_MAX
      ? [`_redirects: ${lines} redirects, with and without a slash; Cloudflare reads ${REDIRECTS_MAX}`]
      : []),
    ...(headers.split('\n').some((line) => line.length > LINE_MAX)
      ? [`_headers: a line is longer than the ${LINE_MAX} characters that Cloudflare reads`]
      : []),
  ]
}

/** Both hosts have TLS and nothing else. */
function headerRules({ base, headers }: HostedSite): string {
  const [strict, value] = STRICT_TRANSPORT
  const secure = { ...headers, [strict]: value }
  const lines = Object.entries(secure).map(([name, text]) =>
    name === 'content-security-policy'
      ? `  ${name}: ${text}; upgrade-insecure-requests`
      : `  ${name}: ${text}`,
  )
  return `# Written by the build, for Netlify and Cloudflare.
${base}/*
${lines.join('\n')}
${base}/*.md
  content-type: ${mediaType('.md')}
${base}${HASHED_FOLDER}*
  cache-control: ${KEPT}
${base}${OPEN_FOLDER}*
  ${OPEN_TO_ALL.join(': ')}
${base}${OPEN_INDEX}
  ${OPEN_TO_ALL.join(': ')}
${base}${API_CATALOG}
  content-type: ${CATALOG_TYPE}
  link: ${catalogLink(base)}
  ${OPEN_TO_ALL.join(': ')}
`
}

function redirectRules(site: HostedSite): string {
  const { base, languages, forwards } = site
  const moved = movedAddresses(site).flatMap(({ from, to, fragment }) =>
    [from, `${from}/`].flatMap((path) => {
      const line = `${escaped(base + path)} ${to}${fragment} 308`
      // Netlify needs the mark: a page for plain file servers lies at the address. Cloudflare takes the second line.
      return [`${line}!`, line]
    }),
  )
  const hidden = HOST_FILES.map((file) => `${base}${file} ${base}/404.html 404!`)
  const proxies = forwards.map(({ path, to }) => `${escaped(base + path)} ${to} 200`)
  const missing = [...languages, ''].map((folder) => `${base}${folder}/* ${base}${folder}/404.html 404`)
  return `# Written by the build, for Netlify and Cloudflare, which passes over lines with a status that it does not know (308!, 404, 404!).
${[...moved, ...proxies, ...hidden, ...missing].join('\n')}
`
}

/** A path in which nothing is a placeholder. */
function escaped(path: string): string {
  return path.split('/').map(encodeURIComponent).join('/').replaceAll('*', '%2A')
}
