import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { brotliCompressSync } from 'node:zlib'
import * as pagefind from 'pagefind'
import { type SearchData, splitKey } from '../../src/search/data.ts'
import { startServer } from '../../src/server/serve.ts'
import { escapeHtml } from '../../src/site/escape-html.ts'
import type { Engine } from './engine.ts'

/** What Pagefind's script for browsers offers. */
interface PagefindScript {
  options(options: object): Promise<void>
  init(): Promise<void>
  search(query: string): Promise<{ results: { data(): Promise<{ url: string }> }[] }>
}

const SHOWN = 5

/** Pagefind's own binary indexes the pages; its script searches, with its files from a server of this machine. */
export const pagefindEngine: Engine = {
  name: 'Pagefind',
  async open(data) {
    const folder = await mkdtemp(path.join(tmpdir(), 'pagefind-'))
    const { index } = await pagefind.createIndex({ forceLanguage: 'en' })
    if (!index) throw new Error('Pagefind has made no index.')
    for (const [route, page] of Object.entries(data)) {
      await index.addHTMLFile({ url: route, content: htmlOf(page) })
    }
    await index.writeFiles({ outputPath: folder })
    await pagefind.close()
    // Our server wants a home page.
    await writeFile(path.join(folder, 'index.html'), '')
    const server = await startServer({ dist: folder, port: 0, host: '127.0.0.1' })
    const loaded = countLoaded(server.url)
    standInForBrowser(server.url)
    const script: PagefindScript = await import(pathToFileURL(path.join(folder, 'pagefind.js')).href)
    await script.options({ basePath: server.url, baseUrl: '/' })
    const started = performance.now()
    await script.init()
    const ready = performance.now() - started
    const opened = loaded.bytes
    return {
      engine: {
        async search(query) {
          const { results } = await script.search(query)
          const shown = await Promise.all(results.slice(0, SHOWN).map((result) => result.data()))
          return shown.map(({ url }) => url)
        },
        async close() {
          loaded.stop()
          await server.close()
          await rm(folder, { recursive: true })
        },
      },
      first: '',
      ready,
      later: () => loaded.bytes - opened,
    }
  },
}

function htmlOf({ title, data }: SearchData[string]): string {
  const sections = Object.entries(data).map(([key, text]) => {
    const { id, heading } = splitKey(key)
    return `${heading === '' ? '' : `<h2 id="${id}">${escapeHtml(heading)}</h2>`}<p>${escapeHtml(text)}</p>`
  })
  return `<html lang="en"><head><title>${escapeHtml(title)}</title></head><body><h1>${escapeHtml(title)}</h1>${sections.join('')}</body></html>`
}

function standInForBrowser(url: string): void {
  const document = { querySelector: () => ({ getAttribute: () => 'en' }), currentScript: null }
  Object.assign(globalThis, { document, window: { location: new URL(url) }, location: new URL(url) })
}

/** Lets `fetch` know addresses without host, and counts the bytes it brings, compressed as a server would. */
function countLoaded(base: string) {
  const original = globalThis.fetch
  const count = {
    bytes: 0,
    stop() {
      globalThis.fetch = original
    },
  }
  globalThis.fetch = async (address, options) => {
    const response = await original(new URL(String(address), base), options)
    count.bytes += brotliCompressSync(Buffer.from(await response.clone().arrayBuffer())).length
    return response
  }
  return count
}
