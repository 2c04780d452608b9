import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * The packages of the error-reporting service come with a copy of `@sentry/core` each, when npm has to keep another version at the top. Readers
 * get one copy, that of `@sentry/browser`; and nothing of what this site never uses (debugging texts, the worker of the replay).
 */
export function oneSentryCore(): Plugin {
  const browser = fileURLToPath(import.meta.resolve('@sentry/browser'))
  return {
    name: 'docs:one-sentry-core',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    config: () => ({
      define: {
        __SENTRY_DEBUG__: 'false',
        __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
        __RRWEB_EXCLUDE_IFRAME__: 'true',
        __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
      },
    }),
    resolveId(id, importer) {
      if (!id.startsWith('@sentry/core') || importer === browser) return undefined
      return this.resolve(id, browser, { skipSelf: true })
    },
  }
}
