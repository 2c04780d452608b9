import { readdir } from 'node:fs/promises'
import path from 'node:path'
import type { Hosting } from '../config/hosting-schema.ts'
import { mediaType } from '../config/media-type.ts'
import { redirectLocation } from '../config/redirect-location.ts'
import { twinAddress } from '../config/twin-address.ts'

/** What the settings of every host are made from. */
export interface HostedSite extends Hosting {
  /** Base path without a slash at the end; empty for the root. */
  base: string
  /** Folders with error pages of their own below the base path, such as `/fr`; the root is not among them. */
  languages: string[]
  /** Addresses of pages without a Markdown twin below the base path: what a site brings ready-made. */
  twinless: string[]
  /** Media types by the extension of a file, in order. */
  types: [extension: string, type: string][]
}

/**
 * Looks at a written site.
 * @param folder output of the build, complete but for compressed files
 * @param base base path, with or without a slash at the end
 */
export async function hostedSite(folder: string, hosting: Hosting, base: string): Promise<HostedSite> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort()
  const extensions = new Set(files.map((file) => path.extname(file).slice(1)).filter((name) => name !== ''))
  const languages = files.filter((file) => /.\/404\.html$/.test(file)).map((file) => `/${path.dirname(file)}`)
  const names = new Set(files.map((file) => `/${file}`))
  const pages = files
    .filter((file) => file.endsWith('.html'))
    .map((file) => `/${file}`.replace(/(\/index)?\.html$/, '') || '/')
  return {
    ...hosting,
    base: base.replace(/\/+$/, ''),
    languages,
    twinless: pages.filter((page) => !names.has(twinAddress(page))),
    types: [...extensions].sort().map((extension) => [extension, mediaType(`file.${extension}`)]),
  }
}

/** Older addresses in the form that a request has, each with the address it leads to, in front of the query and behind it. */
export function movedAddresses({
  redirects,
  base,
}: HostedSite): { from: string; to: string; fragment: string }[] {
  return Object.entries(redirects).map(([from, target]) => {
    const [to = '', fragment] = redirectLocation(target, base, '').split('#')
    return { from, to, fragment: fragment === undefined ? '' : `#${fragment}` }
  })
}

/**
 * A regular expression of PCRE and RE2 for a text as it is. What has a meaning to the settings around it as well, or starts an escape there, is written by
 * its number.
 */
export function literal(text: string): string {
  return text
    .replace(/[\\^.*+?()[\]|]/g, '\\$&')
    .replace(/\\\\|["${}]/g, (found) => `\\x${found.charCodeAt(0).toString(16)}`)
}
