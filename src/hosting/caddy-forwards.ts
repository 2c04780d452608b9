import type { HostedSite } from './hosted-site.ts'

/** The largest report of a browser: a replay holds the markup of a page. */
const BODY_MAX = { analytics: '64KB', errors: '8MB' }

/** Addresses at which Caddy passes on what readers' browsers report; nothing of the site's own is told to the other server. */
export function caddyForwards({ base, forwards }: HostedSite): string {
  return forwards
    .map(({ kind, path, to }) => {
      const { origin, pathname, search } = new URL(to)
      return `    @docs_no_${kind} {
      not method POST
      path ${base}${path}
    }
    header @docs_no_${kind} allow POST
    error @docs_no_${kind} 405
    @docs_${kind} path ${base}${path}
    route @docs_${kind} {
      request_body {
        max_size ${BODY_MAX[kind]}
      }
      rewrite * ${pathname}${search}
      reverse_proxy ${origin} {
        header_up host {upstream_hostport}
        header_up -cookie
        header_up -authorization${kind === 'errors' ? '\n        header_up -x-forwarded-for' : ''}
        header_down -set-cookie
      }
    }
`
    })
    .join('')
}
