import { BASE } from './addresses.ts'
import { keep, keptCopy, SITE } from './copies.ts'

/** What the build writes as `offline.json` (src/build/offline-list.ts). */
export interface SiteList {
  /** Of the whole content: another one after every deployment that changes something. */
  version: string
  /** What fetching everything costs, compressed. */
  bytes: number
  /** Paths, base path included. */
  pages: string[]
  files: string[]
}

export const LIST = `${BASE}offline.json`
const DONE = `${LIST}?done`

/** What the reader asked to keep; its pages and files stay until the reader asks for a newer version. */
export async function askedSite(): Promise<SiteList | undefined> {
  return read<SiteList>(LIST)
}

/** How many of its addresses, pages first, have been kept. */
export async function askedDone(): Promise<number> {
  return (await read<number>(DONE)) ?? 0
}

/** Whether all of a site is there. */
export async function isKept({ version, pages, files }: SiteList): Promise<boolean> {
  return (await askedSite())?.version === version && (await askedDone()) >= pages.length + files.length
}

export async function rememberAsked(list: SiteList): Promise<boolean> {
  return (await keep(SITE, LIST, Response.json(list))) === 'kept'
}

export async function rememberDone(done: number): Promise<void> {
  await keep(SITE, DONE, Response.json(done))
}

async function read<T>(address: string): Promise<T | undefined> {
  return (await keptCopy(SITE, new URL(address, location.href).href))?.json() as Promise<T | undefined>
}
