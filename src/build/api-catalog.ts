import { API_CATALOG } from '../config/hosting.ts'
import { mediaType } from '../config/media-type.ts'
import type { Site } from '../content/read-site.ts'
import { publicAddress } from '../site/public-address.ts'
import { hrefOfRoute } from '../site/route.ts'
import type { ListedDocument } from './api-index.ts'

/**
 * The catalog of APIs that RFC 9727 describes, as a set of links (RFC 9264): each API with its document and its page. Like the index of documents it
 * has whole addresses, so a site without `siteUrl` has none.
 * @returns undefined where there is nothing to list
 */
export function apiCatalog(
  { config: { siteUrl }, base }: Pick<Site, 'config' | 'base'>,
  documents: readonly ListedDocument[],
): string | undefined {
  if (siteUrl === undefined || documents.length === 0) return undefined
  const publicOf = (address: string) => publicAddress(address, siteUrl, base)
  const apis = documents.map(({ address, title, server, route }) => {
    const page = publicOf(hrefOfRoute(route))
    return {
      // Several documents may describe one address; one that names no address is known by its page.
      anchor: server ?? page,
      'service-desc': [{ href: publicOf(address), type: mediaType(address), title }],
      'service-doc': [{ href: page, type: 'text/html', title }],
    }
  })
  const items = [...new Set(apis.map(({ anchor }) => anchor))].map((href) => ({ href }))
  const linkset = [{ anchor: publicOf(API_CATALOG), item: items }, ...apis]
  return `${JSON.stringify({ linkset }, null, 2)}\n`
}
