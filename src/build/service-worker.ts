import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'
import type { Plugin } from 'vite'
import { readSiteConfig } from '../content/read-config.ts'

/** Address below the base path. */
export const SERVICE_WORKER = 'service-worker.js'
const SOURCES = new URL('../browser/offline/', import.meta.url)

/**
 * Writes the service worker at the root of the site (docs/offline.md): the one that keeps copies, or, on a site without, the one that removes
 * what an earlier build of the site has left with readers. The authors' server always answers the latter.
 * @param root of the site
 */
export function serviceWorker(root: string): Plugin {
  let base = '/'
  return {
    name: 'docs:service-worker',
    applyToEnvironment: ({ name }) => name === 'client',
    configResolved(config) {
      base = config.base
    },
    async generateBundle() {
      const { offline } = await readSiteConfig(root)
      const source = await bundle(offline ? 'service-worker.ts' : 'retired-worker.ts', base)
      this.emitFile({ type: 'asset', fileName: SERVICE_WORKER, source })
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        if (request.url !== base + SERVICE_WORKER) return next()
        response.setHeader('content-type', 'text/javascript')
        bundle('retired-worker.ts', base).then((source) => response.end(source), next)
      })
    },
  }
}

async function bundle(file: string, base: string): Promise<string> {
  const input = fileURLToPath(new URL(file, SOURCES))
  const define = { 'import.meta.env.BASE_URL': JSON.stringify(base) }
  const worker = await rolldown({ input, transform: { define } })
  const { output } = await worker.generate({ format: 'iife', minify: true, codeSplitting: false })
  await worker.close()
  return output[0].code
}
