import { startServer } from '../../src/server/serve.ts'
import { buildOnce } from './build-once.ts'
import { rootOf, startDevServer } from './dev-server.ts'

/** `build` serves the built site; `dev` runs the authors' server on the sources. */
export type SiteMode = 'build' | 'dev'

interface SiteOptions {
  /** Base path such as `/docs`; the root when absent. */
  base?: string
  /** What runs the site, where a test is about one of them; that of the project when absent. */
  mode?: SiteMode
}

/**
 * Starts a site, or hands out the one this worker already runs.
 * @param name folder in `tests/fixtures`, `product` for the product itself, or an absolute path
 * @returns its address with base path and without trailing slash: `${await site('guide')}/scribe/v2`
 */
export type OpenSite = (name: string, options?: SiteOptions) => Promise<string>

/** The sites of one worker: each is started when a test first asks for it. */
export function runningSites(usual: SiteMode): { open: OpenSite; close: () => Promise<void> } {
  const running = new Map<string, ReturnType<typeof startSite>>()
  return {
    open: async (name, { base = '', mode = usual } = {}) => {
      const key = `${mode} ${base} ${name}`
      const site = running.get(key) ?? startSite(name, base, mode)
      running.set(key, site)
      return (await site).url.replace(/\/$/, '')
    },
    close: async () => {
      const started = await Promise.allSettled(running.values())
      for (const site of started) if (site.status === 'fulfilled') await site.value.close()
    },
  }
}

async function startSite(name: string, base: string, mode: SiteMode) {
  if (mode === 'dev') return startDevServer(rootOf(name), base)
  const dist = await buildOnce(name, base)
  return startServer({ dist, base, port: 0, host: '127.0.0.1' })
}
