import { ASKED_AGAIN, HASHED_FOLDER, KEPT } from '../config/cache-control.ts'
import {
  API_CATALOG,
  catalogLink,
  OPEN_EXTENSIONS,
  OPEN_FOLDER,
  OPEN_INDEX,
  OPEN_TO_ALL,
  STRICT_TRANSPORT,
} from '../config/hosting.ts'
import { caddyForwards } from './caddy-forwards.ts'
import { caddyVariables, quoted } from './caddy-variables.ts'
import type { HostedSite } from './hosted-site.ts'
import { WANTS_MARKDOWN } from './markdown.ts'

const [STRICT, STRICT_VALUE] = STRICT_TRANSPORT

/** The entity tag decides, not the time of a copy. */
const LESS = `header {
    -last-modified
    -server
    defer
  }`

/** The file that the path of the request has become, compressed where the build has done it. */
const SEND = `header content-type {docs_type}
      @docs_varied file {path}.gz
      header @docs_varied {
        vary accept-encoding
        defer
      }
      file_server {
        precompressed br gzip
        disable_canonical_uris
      }`

/** Settings for Caddy 2.6 or newer: a snippet that a site imports, and an example that does. It answers as our own server does (tests/hosts). */
export function caddySettings(site: HostedSite): Record<string, string> {
  return { 'docs.caddy': snippet(site), 'Caddyfile.example': EXAMPLE }
}

function snippet(site: HostedSite): string {
  const headers = Object.entries(site.headers).map(([name, value]) => `    ${name} ${quoted(value)}`)
  const documents = OPEN_EXTENSIONS.map((extension) => `${site.base}${OPEN_FOLDER}*.${extension}`)
  const open = [...documents, site.base + OPEN_INDEX, site.base + API_CATALOG]
  const hashed = `${site.base}${HASHED_FOLDER}*`
  return `# Written by the build. Import it at the top of the Caddyfile, and the snippet in the site, which sets root and TLS.
(docs) {
${caddyVariables(site)}

  header {
${headers.join('\n')}
    cache-control ${quoted(ASKED_AGAIN)}
  }
  ${LESS}
  @docs_secure protocol https
  header @docs_secure ${STRICT} ${quoted(STRICT_VALUE)}

  route {
${caddyForwards(site)}    @docs_method not method GET HEAD
    header @docs_method allow "GET, HEAD"
    error @docs_method 405
    @docs_odd expression \`{docs_odd} == "yes"\`
    error @docs_odd 404
    @docs_moved expression \`{docs_moved} != ""\`
    @docs_moved_query expression \`{docs_moved} != "" && {docs_args} != ""\`
    redir @docs_moved_query {docs_moved}{docs_joint}{docs_args}{docs_fragment} 308
    redir @docs_moved {docs_moved}{docs_fragment} 308
    @docs_not_found expression \`{docs_error} == "404"\`
    error @docs_not_found 404
    @docs_failed expression \`{docs_error} == "500"\`
    error @docs_failed 500
    @docs_compressed file {docs_uncompressed}
    error @docs_compressed 404
    @docs_twinned file {docs_twin}
    header @docs_twinned {
      +vary accept
      link "<{docs_address}.md>; rel=\\"alternate\\"; type=\\"text/markdown\\""
      defer
    }
    @docs_wanted {
      header_regexp accept ${quoted(`(?i)${WANTS_MARKDOWN}`)}
      file {docs_twin}
    }
    route @docs_wanted {
      rewrite * {http.matchers.file.relative}
      ${SEND}
    }
    @docs_file file {docs_page} {docs_flat} {docs_file}
    route @docs_file {
      @docs_hashed path ${quoted(hashed)}
      header @docs_hashed cache-control ${quoted(KEPT)}
      @docs_open path ${open.map(quoted).join(' ')}
      header @docs_open ${OPEN_TO_ALL.map(quoted).join(' ')}
      @docs_catalog path ${quoted(site.base + API_CATALOG)}
      header @docs_catalog link ${quoted(catalogLink(site.base))}
      rewrite * {http.matchers.file.relative}
      ${SEND}
    }
    @docs_other {
      expression \`{docs_canonical} != {http.request.orig_uri}\`
      file {docs_route}/index.html {docs_route}.html
    }
    redir @docs_other {docs_canonical} 308
    error 404
  }

  handle_errors {
    ${LESS}
    @docs_error_page expression \`{http.error.status_code} in [404, 500, 502, 503, 504]\`
    route @docs_error_page {
      request_header -if-none-match
      @docs_no_page expression \`{http.error.status_code} == 404\`
      rewrite @docs_no_page {docs_language}/404.html
      @docs_broken expression \`{http.error.status_code} != 404\`
      rewrite @docs_broken {docs_language}/500.html
      header cache-control ${quoted(ASKED_AGAIN)}
      ${SEND}
    }
    respond "{http.error.status_code}"
  }
}
`
}

const EXAMPLE = `# An example: copy it, change it, and import the file that each build writes. A deploy sets the links current and current-hosting, then reloads
# Caddy: the policy has a hash of the pages it is for.
import /srv/developer-docs/current-hosting/caddy/docs.caddy

docs.example.com {
  root * /srv/developer-docs/current
  import docs
}
`
