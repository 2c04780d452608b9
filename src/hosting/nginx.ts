import { ASKED_AGAIN, HASHED_FOLDER, KEPT } from '../config/cache-control.ts'
import {
  API_CATALOG,
  HOST_FILES,
  OPEN_EXTENSIONS,
  OPEN_FOLDER,
  OPEN_INDEX,
  OPEN_TO_ALL,
  STRICT_TRANSPORT,
} from '../config/hosting.ts'
import { CATALOG_TYPE } from '../config/media-type.ts'
import { type HostedSite, literal, movedAddresses } from './hosted-site.ts'
import { nginxForwards } from './nginx-forwards.ts'
import { map, quoted } from './nginx-map.ts'
import { nginxMarkdown } from './nginx-markdown.ts'

const [STRICT, STRICT_VALUE] = STRICT_TRANSPORT
const [OPEN, OPEN_VALUE] = OPEN_TO_ALL
/** No file has this name. */
const NONE = '/.none'

/**
 * Settings for nginx 1.22 or newer, without modules of others: what belongs to `http`, what belongs to `server`, and an example that
 * includes both. They answer as our own server does (tests/hosts).
 */
export function nginxSettings(site: HostedSite): Record<string, string> {
  return { 'docs-http.conf': httpPart(site), 'docs-server.conf': serverPart(site), 'example.conf': EXAMPLE }
}

/** Variables. All regular expressions see decoded paths, but those of `$request_uri`. */
function httpPart(site: HostedSite): string {
  const { base, languages } = site
  const folders = languages.map(literal).join('|')
  const inLanguage = folders === '' ? '' : `(${folders})?`
  const raw = literal(base)
  return `# Written by the build. Include it in http, above the server of the site.

# Address below the base path.
${map('$uri', '$docs_path', [[`~^${raw}(?<docs_below>(/.*)?)$`, '$docs_below']], '/.outside')}

# Spellings that are no address: doubled slashes, hidden files, slashes, dots and nothing encoded.
${map('$request_uri', '$docs_odd', [['~*^[^?]*(//|/\\.(?!well-known/)|%2f|%2e|%00)', '1']], '0')}

${map(
  '$docs_path',
  '$docs_page',
  [
    ['/', '/index.html'],
    ['~^(?<docs_folder>/.*[^/])$', '$docs_folder/index.html'],
  ],
  NONE,
)}

${nginxMarkdown(site, NONE)}

${map('$docs_path', '$docs_file', [['', NONE], ['~(\\.html|/)$', NONE], ...HOST_FILES.map((file): [string, string] => [`~^${literal(file)}$`, NONE])], '$docs_path')}

# A page that an author has written as a file.
${map(
  '$docs_path',
  '$docs_flat',
  [
    ['~/(index)?$', NONE],
    ['', NONE],
  ],
  '$docs_path.html',
)}

# What lies beside a file for those who take it compressed has no address of its own.
${map('$docs_path', '$docs_uncompressed', [['~^(?<docs_plain>.+)\\.(br|gz)$', '$docs_plain']], NONE)}

# The page that another spelling means, and its address: without slash at the end, .html and index.
${map(
  '$docs_path',
  '$docs_route',
  [
    ['', ''],
    ['~^(?<docs_bare>.*?)(/index)?(\\.html)?/?$', '$docs_bare'],
  ],
  NONE,
)}
${map(
  '$request_uri',
  '$docs_canonical',
  [
    [`~^${raw}(/index)?(\\.html)?/?(\\?|$)`, `${base}/$is_args$args`],
    ['~^(?<docs_spelling>/[^?]*?)(/index)?(\\.html)?/?(\\?|$)', '$docs_spelling$is_args$args'],
  ],
  '',
)}

# Older addresses; the query of a request stays.
${map('$args', '$docs_more', [['', '']], '&$args')}
${map('$docs_path', '$docs_moved', movedRows(site), '')}

# Error pages: their own addresses, and their languages.
${map(
  '$docs_path',
  '$docs_error',
  [
    [`~^${inLanguage}/404$`, '404'],
    [`~^${inLanguage}/500$`, '500'],
  ],
  '0',
)}
${map('$docs_path', '$docs_language', folders === '' ? [] : [[`~^(?<docs_locale>${folders})(/|$)`, '$docs_locale']], '')}

${map('$status $docs_path', '$docs_cache', [[`~^(200|206|304) ${literal(HASHED_FOLDER)}`, KEPT]], ASKED_AGAIN)}
${map('$status $uri', '$docs_allow', [...site.forwards.map(({ path }): [string, string] => [`~^405 ${raw}${literal(path)}$`, 'POST']), ['~^405 ', 'GET, HEAD']], '')}
${map('$status $docs_path', '$docs_open', [[`~^(200|206|304) (${literal(OPEN_FOLDER)}[^/]+\\.(${OPEN_EXTENSIONS.join('|')})|${literal(OPEN_INDEX)}|${literal(API_CATALOG)})$`, OPEN_VALUE]], '')}
${map('$https', '$docs_strict_transport', [['on', STRICT_VALUE]], '')}
`
}

function serverPart(site: HostedSite): string {
  const types = site.types.map(([extension, type]) => `  ${quoted(type)} ${quoted(extension)};`)
  const headers = Object.entries(site.headers).map(
    ([name, value]) => `add_header ${name} ${quoted(value)} always;`,
  )
  return `# Written by the build. Include it in the server of the site, which sets listen, server_name, root and TLS.

absolute_redirect off;
server_tokens off;
# The build has compressed everything. With the module of brotli: brotli_static on;
gzip off;
gzip_static on;
gzip_vary on;
# The entity tag decides, not the time of a copy.
if_modified_since off;
add_header last-modified "";

${headers.join('\n')}
add_header cache-control $docs_cache always;
add_header allow $docs_allow always;
add_header ${STRICT} $docs_strict_transport always;
add_header ${OPEN} $docs_open always;
add_header vary $docs_vary always;
add_header link $docs_alternate always;

default_type application/octet-stream;
types {
${types.join('\n')}
}

error_page 404 /.docs$docs_language/404.html;
error_page 500 502 503 504 /.docs$docs_language/500.html;
location ^~ /.docs/ {
  internal;
  rewrite ^/\\.docs(/.*)$ $1 break;
}

location / {
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  if ($docs_odd) { return 404; }
  if ($docs_moved) { return 308 $docs_moved; }
  if ($docs_error = 404) { return 404; }
  if ($docs_error = 500) { return 500; }
  if (-f $document_root$docs_uncompressed) { return 404; }
  try_files $docs_twin $docs_page $docs_flat $docs_file @docs_other;
}
# Its name says nothing; headers are those of the server.
location = ${quoted(site.base + API_CATALOG)} {
  if ($request_method !~ ^(GET|HEAD)$) { return 405; }
  default_type ${quoted(CATALOG_TYPE)};
  try_files $docs_file =404;
}
location @docs_other {
  # A spelling that means itself would go round in circles.
  if ($docs_canonical = $request_uri) { return 404; }
  if (-f $document_root$docs_route/index.html) { return 308 $docs_canonical; }
  if (-f $document_root$docs_route.html) { return 308 $docs_canonical; }
  return 404;
}
${nginxForwards(site)}`
}

function movedRows(site: HostedSite): [string, string][] {
  return movedAddresses(site).map(({ from, to, fragment }) => [
    `~^${literal(from)}/?$`,
    `${to}${to.includes('?') ? '$docs_more' : '$is_args$args'}${fragment}`,
  ])
}

const EXAMPLE = `# An example: copy it, change it, and include the two files that each build writes. A deploy sets the links current and current-hosting, then reloads
# nginx: the policy has a hash of the pages it is for.
include /srv/developer-docs/current-hosting/nginx/docs-http.conf;
server {
  listen 80;
  server_name docs.example.com;
  root /srv/developer-docs/current;
  include /srv/developer-docs/current-hosting/nginx/docs-server.conf;
}
`
