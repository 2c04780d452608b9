import type { HostedSite } from './hosted-site.ts'

/** The largest report of a browser: a replay holds the markup of a page. */
const BODY_MAX = { analytics: '64k', errors: '8m' }

/** Locations at which nginx passes on what readers' browsers report; nothing of the site's own is told to the other server. */
export function nginxForwards({ base, forwards }: HostedSite): string {
  return forwards
    .map(
      ({ kind, path, to }) => `location = "${base}${path}" {
  if ($request_method != POST) { return 405; }
  client_max_body_size ${BODY_MAX[kind]};
  proxy_set_header cookie "";
  proxy_set_header authorization "";
  proxy_set_header x-forwarded-for ${kind === 'analytics' ? '$remote_addr' : '""'};
  proxy_hide_header set-cookie;
  proxy_ssl_server_name on;
  proxy_pass ${to};
}
`,
    )
    .join('')
}
