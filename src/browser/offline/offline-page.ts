import { ENGLISH_OFFLINE } from '../../texts/english.ts'
import type { OfflineTexts } from '../../texts/script-texts.ts'
import { ownAddress } from '../own-address.ts'
import type { PageSettings } from '../settings.ts'
import { BASE } from './addresses.ts'
import { keptCopy, PAGES } from './copies.ts'

/** Links to kept pages, newest first. */
const LINKS = 50
/** About the bytes of a kept answer, not about this one. */
const OF_THE_BODY = ['content-encoding', 'content-length', 'etag', 'last-modified']

/**
 * What a reader without network sees in place of a page that was not kept: the frame of the page read last, with links to the kept pages in
 * place of its text. So it is in the reader's language, looks like the site, and its search works.
 */
export async function offlinePage(): Promise<Response> {
  const kept = await keptPages().catch(() => [])
  const [last] = kept
  const frame =
    last?.html ?? '<!DOCTYPE html><html lang="en"><title></title><main><article></article></main></html>'
  const headers = new Headers(last?.headers)
  for (const name of OF_THE_BODY) headers.delete(name)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('cache-control', 'no-store')
  const links = kept.map(({ address, html }) => `<li><a href="${address}">${titleOf(html)}</a></li>`)
  return new Response(fill(frame, links), { status: 503, headers })
}

interface KeptPage {
  /** Whole, as a path of two slashes would lead elsewhere; written as HTML. */
  address: string
  html: string
  headers: Headers
}

async function keptPages(): Promise<KeptPage[]> {
  const pages = await caches.open(PAGES)
  const newest = [...(await pages.keys())].reverse().slice(0, LINKS)
  const read = async (request: Request): Promise<KeptPage[]> => {
    const response = await keptCopy(PAGES, request.url)
    const url = ownAddress(request.url)
    if (!response || !url) return []
    return [
      { address: url.href.replaceAll('&', '&amp;'), html: await response.text(), headers: response.headers },
    ]
  }
  return (await Promise.all(newest.map(read))).flat()
}

/** Still written as HTML. */
function titleOf(html: string): string {
  return /<title>([^<]*)/.exec(html)?.[1] ?? BASE
}

/** The words that every page of this site carries; English where no page was kept. */
function textsIn(frame: string): OfflineTexts {
  const [, json] = /<script[^>]* data-settings[^>]*>([^<]*)/.exec(frame) ?? []
  return (
    (json === undefined ? undefined : (JSON.parse(json) as PageSettings).texts?.offline) ?? ENGLISH_OFFLINE
  )
}

/** @param frame a page of this site, as the build drew it */
function fill(frame: string, links: readonly string[]): string {
  const { heading, message, kept } = textsIn(frame)
  const article = /<article[^>]*>/.exec(frame)?.[0] ?? '<article>'
  const list = links.length > 0 ? `<p>${kept}</p><ul>${links.join('')}</ul>` : ''
  return (
    frame
      .replace(/<title>[^<]*/, () => `<title>${heading}`)
      .replace(/(<meta name="robots" content=")[^"]*/, '$1noindex')
      .replace(
        /(<main\b[^>]*>).*(<\/main>)/s,
        (_, open, close) => `${open}${article}<h1>${heading}</h1><p>${message}</p>${list}</article>${close}`,
      )
      // The page read last is not the one being read.
      .replaceAll(' aria-current="page"', '')
      .replaceAll(/<li><a [^>]*data-toc-entry.*?<\/li>/gs, '')
  )
}
