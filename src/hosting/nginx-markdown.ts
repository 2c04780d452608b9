import { API_CATALOG, catalogLink } from '../config/hosting.ts'
import { type HostedSite, literal } from './hosted-site.ts'
import { WANTS_MARKDOWN } from './markdown.ts'
import { map } from './nginx-map.ts'

/**
 * Variables of nginx that choose between a page and its Markdown twin.
 * @param none a name that no file has
 */
export function nginxMarkdown(site: HostedSite, none: string): string {
  return `# The Markdown twin of a page, for those who ask for it.
${map('$http_accept', '$docs_wanted', [[`~*${WANTS_MARKDOWN}`, 'twin']], 'page')}
${map(
  '$docs_wanted $docs_path',
  '$docs_twin',
  [
    ['twin /', '/index.md'],
    ['twin /index', none],
    ['~^twin (?<docs_twin_of>/.*[^/])$', '$docs_twin_of.md'],
  ],
  none,
)}
${map('$status $docs_path', '$docs_page_of', [...site.twinless.map((path): [string, string] => [`~^... ${literal(path)}$`, '']), ['~^(200|206|304) /$', '/index'], ['~^(200|206|304) (?<docs_page_path>/.*[^/])$', '$docs_page_path']], '')}
# The address in front of the query, as it was sent.
${map('$request_uri', '$docs_address', [['~^(?<docs_sent>[^?]*[^?/])(\\?|$)', '$docs_sent']], `${site.base}/index`)}
${map(
  '$docs_page_of $uri',
  '$docs_alternate',
  [
    [`~^${literal(API_CATALOG)} `, catalogLink(site.base)],
    [
      '~^(?<docs_same>/.*) \\k<docs_same>(/index\\.html|\\.html|\\.md)$',
      '<$docs_address.md>; rel="alternate"; type="text/markdown"',
    ],
  ],
  '',
)}
${map(
  '$docs_alternate',
  '$docs_vary',
  [
    ['', ''],
    ['~api-catalog', ''],
  ],
  'accept',
)}`
}
