import { API_CATALOG, HOST_FILES } from '../config/hosting.ts'
import { CATALOG_TYPE, UNKNOWN_TYPE } from '../config/media-type.ts'
import { type HostedSite, literal, movedAddresses } from './hosted-site.ts'

/** No file has this name. */
const NONE = '/.none'

/** What Caddy has to know about the address that was asked for. Regular expressions see decoded paths, but those of `orig_uri`. */
export function caddyVariables(site: HostedSite): string {
  const { base, languages, types } = site
  const folders = languages.map(literal).join('|')
  const inLanguage = folders === '' ? '' : `(${folders})?`
  const raw = literal(base)
  return `  # Address below the base path.
  ${map('{path}', ['{docs_path}'], [[`~^${raw}((/.*)?)$`, '$1']], ['/.outside'])}
  # Spellings that are no address: doubled slashes, hidden files, slashes, dots and nothing encoded.
  ${map(
    '{http.request.orig_uri}',
    ['{docs_odd}'],
    [
      [`~^${raw}/\\.well-known/[^./%?][^/%?]*(\\?|$)`, 'no'],
      ['~(?i)^[^?]*(//|/\\.|%2f|%2e|%00)', 'yes'],
    ],
    ['no'],
  )}
  ${map(
    '{docs_path}',
    ['{docs_page}'],
    [
      ['~^/$', '/index.html'],
      ['~^(/.*[^/])$', '$1/index.html'],
    ],
    [NONE],
  )}
  # The Markdown twin of a page, and its address.
  ${map(
    '{docs_path}',
    ['{docs_twin}'],
    [
      ['~^/$', '/index.md'],
      ['~^/index$', NONE],
      ['~^(/.*[^/])$', '$1.md'],
    ],
    [NONE],
  )}
  ${map('{http.request.orig_uri}', ['{docs_address}'], [['~^([^?]*[^?/])(\\?.*)?$', '$1']], [`${base}/index`])}
  ${map('{docs_path}', ['{docs_file}'], [['~(\\.html|/|^)$', NONE], ...HOST_FILES.map((file) => [`~^${literal(file)}$`, NONE]), ['~^(.+)$', '$1']], [NONE])}
  # A page that an author has written as a file.
  ${map(
    '{docs_path}',
    ['{docs_flat}'],
    [
      ['~(^|/|/index)$', NONE],
      ['~^(.+)$', '$1.html'],
    ],
    [NONE],
  )}
  # What lies beside a file for those who take it compressed has no address of its own.
  ${map('{docs_path}', ['{docs_uncompressed}'], [['~^(.+)\\.(br|gz)$', '$1']], [NONE])}
  # The page that another spelling means, and its address: without slash at the end, .html and index.
  ${map('{docs_path}', ['{docs_route}'], [['~^(.*?)(/index)?(\\.html)?/?$', '$1']], [NONE])}
  ${map(
    '{http.request.orig_uri}',
    ['{docs_canonical}'],
    [
      [`~^${raw}(/index)?(\\.html)?/?(\\?.*)?$`, `${base}/$3`],
      ['~^(/[^?]*?)(/index)?(\\.html)?/?(\\?.*)?$', '$1$4'],
    ],
    [''],
  )}
  # Older addresses; the query of a request stays.
  ${map('{http.request.orig_uri}', ['{docs_args}'], [['~^[^?]*\\?(.*)$', '$1']], [''])}
  ${map(
    '{docs_path}',
    ['{docs_moved}', '{docs_joint}', '{docs_fragment}'],
    movedAddresses(site).map(({ from, to, fragment }) => [
      `~^${literal(from)}/?$`,
      to,
      to.includes('?') ? '&' : '?',
      fragment,
    ]),
    ['', '', ''],
  )}
  # Error pages: their own addresses, and their languages.
  ${map(
    '{docs_path}',
    ['{docs_error}'],
    [
      [`~^${inLanguage}/404$`, '404'],
      [`~^${inLanguage}/500$`, '500'],
    ],
    ['no'],
  )}
  ${map('{docs_path}', ['{docs_language}'], folders === '' ? [] : [[`~^(${folders})(/.*)?$`, '$1']], [''])}
  ${map(
    '{path}',
    ['{docs_type}'],
    [
      [`~${literal(API_CATALOG)}$`, CATALOG_TYPE],
      ...types.map(([extension, type]) => [`~\\.${literal(extension)}$`, type]),
    ],
    [UNKNOWN_TYPE],
  )}`
}

/** The first row that fits wins; a key that begins with \`~\` is a regular expression. */
function map(
  source: string,
  names: readonly string[],
  rows: readonly (readonly string[])[],
  otherwise: readonly string[],
): string {
  const lines = [...rows, ['default', ...otherwise]].map(
    ([key = '', ...values]) =>
      `    ${[key === 'default' ? key : quoted(key), ...values.map(quoted)].join(' ')}`,
  )
  return `map ${source} ${names.join(' ')} {\n${lines.join('\n')}\n  }`
}

/** A token of a Caddyfile: a backslash stays one in front of anything but quotes. */
export function quoted(value: string): string {
  return `"${value.replace(/"/g, '\\"')}"`
}
