import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Reads a file of a built site by its address below the base path, such as `/scribe/v2.md`. Rejects when there is none. */
export type ReadText = (address: string) => Promise<string>

const TIMEOUT_MS = 10_000

/** @param folder the output of a build */
export function readFolder(folder: string): ReadText {
  const root = path.resolve(folder)
  return async (address) => {
    const file = path.join(root, decodeURI(address))
    if (!file.startsWith(root + path.sep)) throw new Error(`${address} is not in ${root}.`)
    return readFile(file, 'utf8')
  }
}

/** @param home address of a published site, with its base path */
export function readAddress(home: string): ReadText {
  const base = home.endsWith('/') ? home : `${home}/`
  return async (address) => {
    const url = new URL(`.${address}`, base)
    const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) })
    if (!response.ok) throw new Error(`${url} answered ${response.status}.`)
    return response.text()
  }
}
