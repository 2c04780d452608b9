import { fileAddress } from './addresses.ts'
import { FILES, keep, keptCopy, mayBeKept } from './copies.ts'

/** Keeps a file once, from the browser's own cache where it is there and whole. */
export async function keepFile(url: URL): Promise<void> {
  const address = fileAddress(url)
  if (await keptCopy(FILES, address)) return
  for (const cache of ['force-cache', 'reload'] as const) {
    const response = await fetch(url, { cache })
    if (!mayBeKept(response) || (await keep(FILES, address, response)) !== 'broken') return
  }
}
