/** Names by which a link says where it stands: all that the analytics service reads of a query. */
const CAMPAIGN = /^(utm_\w+|ref|source)$/

/** Takes off an address whatever may be a secret: fragment, credentials and the query, campaigns excepted. */
export function countedAddress(address: string): string {
  const { origin, pathname, searchParams } = new URL(address)
  const kept = new URLSearchParams([...searchParams].filter(([name]) => CAMPAIGN.test(name)))
  return `${origin}${pathname}${kept.size > 0 ? `?${kept}` : ''}`
}

/** Of the page the reader comes from, the address without query and fragment. */
export function countedReferrer(referrer: string | null | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  const { origin, pathname } = new URL(referrer)
  return origin === 'null' ? null : origin + pathname
}
