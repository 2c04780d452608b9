/** Name of the file in the output folder that tells a server how to serve the others. It is never served itself. */
export const HOSTING_FILE = 'hosting.json'

/** Address of the service worker, without base path: browsers look for it there as long as they live. */
export const SERVICE_WORKER = '/service-worker.js'

/** Files of the output folder that are for servers and hosts, by their addresses: never served. */
export const HOST_FILES: readonly string[] = [`/${HOSTING_FILE}`, '/_headers', '/_redirects']

/** Folder of the API documents that pages show, by its address: programs of other sites may read them. */
export const OPEN_FOLDER = '/apis/'

/** Index of the documents in the {@link OPEN_FOLDER}, by its address. */
export const OPEN_INDEX = '/apis.json'

/** Catalog of the APIs for programs (RFC 9727), by its address. */
export const API_CATALOG = '/.well-known/api-catalog'

/** What leads to it; also sent with the catalog itself, which RFC 9727 asks for. */
export function catalogLink(base: string): string {
  return `<${base.replace(/\/$/, '')}${API_CATALOG}>; rel="api-catalog"`
}

/** Of files in the {@link OPEN_FOLDER}, and of their index and catalog: scripts of any site may read them. */
export const OPEN_TO_ALL = ['access-control-allow-origin', '*'] as const

/** How the names of files in the {@link OPEN_FOLDER} end. */
export const OPEN_EXTENSIONS = ['yaml', 'json'] as const

/** @param path of a file, without base path */
export function isOpenToAll(path: string): boolean {
  if (path === OPEN_INDEX || path === API_CATALOG) return true
  return path.startsWith(OPEN_FOLDER) && OPEN_EXTENSIONS.some((extension) => path.endsWith(`.${extension}`))
}

/** Sent with every answer, whatever the site. */
export const SECURITY_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
}

/** The header that makes browsers keep to TLS for a year; only for answers over TLS (RFC 6797, 7.2). Subdomains are not ours to decide about. */
export const STRICT_TRANSPORT = ['strict-transport-security', 'max-age=31536000'] as const
