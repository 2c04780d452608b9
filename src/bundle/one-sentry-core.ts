import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

/**
 * The packages of the error-reporting service come with a copy of `@sentry/core` each, when npm has to keep another version at the top.
 * Readers get one copy, that of `@sentry/browser`.
 */
export function oneSentryCore(): Plugin {
  const browser = fileURLToPath(import.meta.resolve('@sentry/browser'))
  return {
    name: 'docs:one-sentry-core',
    enforce: 'pre',
    resolveId(id, importer) {
      if (!id.startsWith('@sentry/core') || importer === browser) return undefined
      return this.resolve(id, browser, { skipSelf: true })
    },
  }
}
