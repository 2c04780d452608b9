import path from 'node:path'
import type { Plugin } from 'vite'
import { markSiteStale } from '../content/site-version.ts'
import { forgetSiteColours } from './site-colours.ts'

/** During `npm run dev`: a changed, added or removed file of the site is on the page at once, without a restart. */
export function contentWatcher(root: string): Plugin {
  const watched = [
    path.join(root, 'content'),
    path.join(root, 'public'),
    path.join(root, 'apis'),
    path.join(root, 'site.config.ts'),
  ]
  return {
    name: 'docs:content-watcher',
    apply: 'serve',
    configureServer(server) {
      server.watcher.add(watched)
      server.watcher.on('all', (_event, file) => {
        if (!watched.some((place) => file === place || file.startsWith(place + path.sep))) return
        markSiteStale()
        forgetSiteColours(server)
        server.environments['client']?.hot.send({ type: 'full-reload' })
      })
    },
  }
}
