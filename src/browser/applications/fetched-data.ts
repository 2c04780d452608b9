const known = new Map<string, Promise<unknown>>()

/**
 * The value of a JSON file of this site, fetched once for each view of the page; what has failed is asked for again.
 * @throws Error when it does not come
 */
export function fetchedData(address: string): Promise<unknown> {
  const before = known.get(address)
  if (before) return before
  const data = read(address)
  known.set(address, data)
  data.catch(() => known.delete(address))
  return data
}

async function read(address: string): Promise<unknown> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address} answered ${response.status}.`)
  return response.json()
}
