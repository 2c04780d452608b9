import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'

const TAG = /<(?:script|link)\b[^>]*>/g

/**
 * Hashes of the scripts of a site (Subresource Integrity): a copy that somebody else serves under our address and has changed is not run. Style sheets
 * cannot run anything under our content security policy; a hash for them would cost every page 50 bytes that do not compress.
 */
export class Integrity {
  readonly #hashes = new Map<string, string>()
  readonly #client: string
  readonly #base: string

  /**
   * @param client folder of the written site
   * @param base base path, with a slash at both ends
   */
  constructor(client: string, base: string) {
    this.#client = client
    this.#base = base
  }

  /** The document with a hash at every script that is a file of the site. */
  add(html: string): string {
    return html.replace(TAG, (tag) => {
      const address = addressOf(tag)
      if (!address?.startsWith(this.#base) || tag.includes(' integrity=')) return tag
      return tag.replace(/\/?>$/, (end) => ` integrity="${this.#hashOf(address)}"${end}`)
    })
  }

  /** @throws Error of the file system when a page links a file that is not there */
  #hashOf(address: string): string {
    const known = this.#hashes.get(address)
    if (known !== undefined) return known
    const file = path.join(this.#client, decodeURIComponent(address.slice(this.#base.length)))
    const hash = `sha256-${createHash('sha256').update(readFileSync(file)).digest('base64')}`
    this.#hashes.set(address, hash)
    return hash
  }
}

/** Of what a browser runs. */
function addressOf(tag: string): string | undefined {
  if (tag.startsWith('<script')) return / src="([^"]+)"/.exec(tag)?.[1]
  if (!/ rel="modulepreload"/.test(tag)) return undefined
  return / href="([^"]+)"/.exec(tag)?.[1]
}
