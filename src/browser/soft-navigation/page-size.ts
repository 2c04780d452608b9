import { requestPage, TIMEOUT_MS } from './fetch-page.ts'

/**
 * Bytes that fetching a page would take, compressed and without headers; infinite when its host does not say or there is no page. Asking takes
 * no bytes but headers.
 */
export async function pageSize(url: URL): Promise<number> {
  try {
    const response = await requestPage(url.href, AbortSignal.timeout(TIMEOUT_MS), 'HEAD')
    // An answer that nobody reads counts as under way.
    await response.text()
    return Number(response.headers.get('content-length')) || Infinity
  } catch {
    return Infinity
  }
}
