import { ownAddress } from '../../own-address.ts'

const TIMEOUT_MS = 8000

const trees = new Map<string, Promise<Document>>()

/**
 * The complete tree of a sidebar, fetched once and kept; a failure is forgotten.
 * @param list anything in the sidebar
 */
export function completeTree(list: Element): Promise<Document> {
  const address = list.closest('[data-tree]')?.getAttribute('data-tree') ?? ''
  const known = trees.get(address)
  if (known) return known
  const tree = request(address).catch(() => request(address))
  trees.set(address, tree)
  tree.catch(() => trees.delete(address))
  return tree
}

/** As a document: the browser parses it, so no text becomes elements here (Trusted Types). */
function request(address: string): Promise<Document> {
  return new Promise((resolve, reject) => {
    const fail = () => reject(new Error(`No tree of pages at ${address}`))
    const query = new XMLHttpRequest()
    const own = ownAddress(address)
    if (!own) return fail()
    query.open('GET', own)
    query.responseType = 'document'
    query.timeout = TIMEOUT_MS
    query.onload = () => {
      const tree: unknown = query.response
      if (query.status === 200 && tree instanceof Document) resolve(tree)
      else fail()
    }
    query.onerror = fail
    query.ontimeout = fail
    query.send()
  })
}
